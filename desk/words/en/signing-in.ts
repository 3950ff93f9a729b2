import { passwordLimits } from '#contract/staff.ts'

const passwordHint = `At least ${passwordLimits.least} characters. A sentence is easier to keep than a riddle.`

/** Signing in, and the pages that one-time links lead to. */
export const signingIn = {
  email: 'E-mail address',
  password: 'Password',
  newPassword: 'New password',
  passwordHint,
  name: 'Your name',
  nameHint: 'As colleagues see it.',
  signIn: {
    title: 'Sign in',
    action: 'Sign in',
    pending: 'Signing in',
    passkey: 'Sign in with a passkey',
    passkeyFailed: 'No passkey was used. Try again, or sign in with your password.',
    forgot: 'Forgot your password?',
    needsSetUp:
      'This desk has no account yet. The log of the service shows the link that makes the first one.',
    insecure:
      'Signing in needs https, or this very machine (localhost): over plain http the browser keeps no session.',
  },
  code: {
    title: 'Enter the code',
    fromApp: 'Six digits from your authenticator app',
    fromPaper: 'A recovery code',
    useRecovery: 'Use a recovery code',
    useApp: 'Use the authenticator app',
    action: 'Continue',
    startOver: 'Start over',
  },
  setUp: {
    title: 'Set up your desk',
    intro:
      'Make the first account. It is the owner: it invites the others and decides what they may do.',
    action: 'Make the account',
  },
  join: {
    title: 'Join the desk',
    intro: (email: string, role: string) =>
      `You are invited as ${role}, with the address ${email}.`,
    action: 'Make the account',
  },
  forgot: {
    title: 'Forgot your password',
    byMail: 'We send a link to your address. It works once, for an hour.',
    action: 'Send the link',
    sent: 'If there is an account with this address, the link is on its way.',
    byOwner:
      'This desk sends no mails. Ask the owner for a reset link: Team, your name, Reset link.',
  },
  reset: {
    title: 'Set a new password',
    intro: 'You will be signed out everywhere.',
    action: 'Set the password',
    done: 'The password is set. Sign in with it now.',
  },
  spent: {
    title: 'This link does not work any more',
    hint: 'It has been used, or its time is over. Ask for a new one.',
  },
  back: 'Back to signing in',
} as const
