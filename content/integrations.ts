import type { PictureId } from './media/pictures.ts'

export const integrations = {
  heading: 'Integration capabilities',
  lead: 'Adya reads from and writes to what you already run.',
  kinds: [
    {
      name: 'CRM systems',
      text: 'Caller known, call logged, next step set.',
      picture: 'pictures/integrations/crm',
    },
    {
      name: 'Help desk software',
      text: 'Tickets opened, tagged and closed.',
      picture: 'pictures/integrations/help-desk',
    },
    {
      name: 'Knowledge bases',
      text: 'Answers quoted from your own pages.',
      picture: 'pictures/integrations/knowledge-base',
    },
    {
      name: 'E-commerce platforms',
      text: 'Orders, returns and stock, looked up live.',
      picture: 'pictures/integrations/e-commerce',
    },
    {
      name: 'Messaging apps',
      text: 'The same agent where your customers chat.',
      picture: 'pictures/integrations/messaging',
    },
    {
      name: 'Custom APIs',
      text: 'Your own system, over HTTP, in both directions.',
      picture: 'pictures/integrations/custom-api',
    },
  ],
} as const satisfies {
  heading: string
  lead: string
  kinds: readonly { name: string; text: string; picture: PictureId }[]
}
