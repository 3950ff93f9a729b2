import { brand } from '../../../facts/brand.ts'
import type { Integration } from '../../../facts/integrations.ts'

export const integrations = {
  heading: 'Integration capabilities',
  lead: `${brand.name} reads from and writes to what you already run.`,
  kinds: {
    crm: { name: 'CRM systems', text: 'Caller known, call logged, next step set.' },
    'help-desk': { name: 'Help desk software', text: 'Tickets opened, tagged and closed.' },
    'knowledge-base': { name: 'Knowledge bases', text: 'Answers quoted from your own pages.' },
    'e-commerce': {
      name: 'E-commerce platforms',
      text: 'Orders, returns and stock, looked up live.',
    },
    messaging: { name: 'Messaging apps', text: 'The same agent where your customers chat.' },
    'custom-api': { name: 'Custom APIs', text: 'Your own system, over HTTP, in both directions.' },
  } satisfies Record<Integration, { name: string; text: string }>,
} as const
