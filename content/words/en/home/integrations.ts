import { brand } from '../../../facts/brand.ts'
import type { Integration } from '../../../facts/integrations.ts'

export const integrations = {
  heading: 'Integration capabilities',
  lead: `${brand.name} reads from and writes to what you already run.`,
  reads: 'Reads',
  writes: 'Writes',
  kinds: {
    crm: {
      name: 'CRM systems',
      text: 'Caller known, call logged, next step set.',
      reads: 'name, history, owner',
      writes: 'call, summary, next step',
    },
    'help-desk': {
      name: 'Help desk software',
      text: 'Tickets opened, tagged and closed.',
      reads: 'open tickets, status',
      writes: 'ticket, tags, reply',
    },
    'knowledge-base': {
      name: 'Knowledge bases',
      text: 'Answers quoted from your own pages.',
      reads: 'pages, policies, prices',
      writes: 'questions without an answer',
    },
    'e-commerce': {
      name: 'E-commerce platforms',
      text: 'Orders, returns and stock, looked up live.',
      reads: 'orders, stock, courier status',
      writes: 'address, slot, return',
    },
    messaging: {
      name: 'Messaging apps',
      text: 'The same agent where your customers chat.',
      reads: 'messages, photos',
      writes: 'answers, links, reminders',
    },
    'custom-api': {
      name: 'Custom APIs',
      text: 'Your own system, over HTTP, in both directions.',
      reads: 'whatever you expose',
      writes: 'whatever you allow',
    },
  } satisfies Record<Integration, { name: string; text: string; reads: string; writes: string }>,
} as const
