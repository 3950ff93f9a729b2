export const welcome = {
  title: (name: string) => `Welcome, ${name}`,
  intro: 'This is where what the site brings in is answered.',
  steps: 'Before you begin',
  done: 'done',
  secure: 'Turn on a second factor, or add a passkey',
  secureHint: 'A password alone can be guessed, seen or told.',
  invite: 'Invite those who answer',
  inviteHint: 'Each has an account of their own, so that you can see who did what.',
  install: 'Install the desk as an app',
  installHint: 'Your browser offers it in its menu or address bar.',
} as const
