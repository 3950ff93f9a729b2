import { type Setting, settings } from './describe.ts'

const titles: Record<string, string> = {
  http: 'Where it listens and who may call',
  storage: 'Storage',
  limits: 'Budgets',
  forms: 'Forms',
  privacy: 'How long things are kept',
  mail: 'Mail',
  webhook: 'Webhook',
  dialer: 'Phone provider',
  demoCall: 'Demo calls',
  assistant: 'Assistant',
  speech: 'Voice notes',
  operations: 'Operations',
}

const byGroup = () => Object.entries(Object.groupBy(settings, (setting) => setting.group))

/** `.env.example`: every setting, commented out, at its default. */
export function exampleFile(): string {
  const parts = byGroup().map(([group, entries = []]) => {
    const lines = entries.map((setting) => {
      const only = setting.onlyWith ? ` (with ${setting.onlyWith})` : ''
      return `# ${setting.meaning}${only}\n# ${setting.name}=${setting.default ?? ''}`
    })
    return `## ${titles[group]}\n\n${lines.join('\n')}`
  })
  return `# Everything has a working default: set only what you want to change.\n\n${parts.join('\n\n')}\n`
}

/** The settings table of the operations guide, in markdown. */
export function settingsTable(): string {
  const row = ({ name, default: value, meaning, onlyWith }: Setting) => {
    const shown = value === null ? 'none' : value === '' ? 'empty' : `\`${value}\``
    return `| \`${name}\` | ${shown} | ${meaning}${onlyWith ? ` (with \`${onlyWith}\`)` : ''} |`
  }
  return byGroup()
    .map(
      ([group, entries = []]) =>
        `### ${titles[group]}\n\n| Setting | Default | Meaning |\n| --- | --- | --- |\n${entries.map(row).join('\n')}`,
    )
    .join('\n\n')
}
