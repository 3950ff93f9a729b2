import { palette } from '../palette.ts'
import { card, figure, hairline, person, rows, tile } from './figure.ts'
import { bars, disc, group, line, ring, shape } from './svg.ts'

const integrationSize = { width: 160, height: 160 } as const

const onTile = (...parts: string[]) => figure(integrationSize, tile.mint, ...parts)

const crm = () =>
  onTile(
    card([46, 34], 84, 60),
    card([38, 46], 84, 60),
    card([30, 58], 84, 68),
    person([55, 88], 17),
    rows([82, 80], 13, [20, 14]),
    hairline('M30 112h84'),
    disc([114, 58], 11, palette.saffron),
    line('M114 53v10m-5-5h10', palette.onSaffron, 2.4),
  )

const ticketOutline = 'M24 60h112v13a9 9 0 0 0 0 18v13H24V91a9 9 0 0 0 0-18Z'
const ticket = (fill: string, turn: number) =>
  shape(ticketOutline, fill, {
    stroke: palette.green800,
    'stroke-width': 2,
    'stroke-linejoin': 'round',
    transform: `rotate(${turn} 80 82)`,
  })

const helpDesk = () =>
  onTile(
    ticket(palette.green300, 16),
    ticket(palette.paper, -8),
    group(
      { transform: 'rotate(-8 80 82)' },
      hairline('M100 60v44', { 'stroke-dasharray': '3 5' }),
      rows([44, 76], 14, [40, 26]),
      ring([114, 82], 6.5, palette.saffron, 4),
    ),
  )

const knowledgeBase = () =>
  onTile(
    shape(
      'M80 52C66 42 46 40 28 44v72c18-4 38-2 52 8 14-10 34-12 52-8V44c-18-4-38-2-52 8Z',
      palette.paper,
      {
        stroke: palette.green800,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      },
    ),
    hairline('M80 52v72'),
    line('M42 62c9-1 17 0 25 4M42 77c9-1 17 0 25 4M42 92c9-1 17 0 25 4', palette.green300, 5),
    line('M93 97c8-4 16-5 25-4', palette.green300, 5),
    shape('M98 43v38l10-8 10 7V41c-7 0-14 0-20 2Z', palette.saffron),
    hairline('M98 43v38l10-8 10 7V41'),
  )

const eCommerce = () =>
  onTile(
    hairline('M24 40h14l16 60h58'),
    shape('M44 54h92l-12 34H52Z', palette.paper, {
      stroke: palette.green800,
      'stroke-width': 2,
      'stroke-linejoin': 'round',
    }),
    bars([67, 71], 11, [12, 20, 24, 14, 20], palette.green300, 5),
    disc([62, 116], 8, palette.green800),
    disc([106, 116], 8, palette.green800),
    disc([132, 48], 12, palette.saffron),
    line('M127 48l4 4 7-8', palette.onSaffron, 2.4),
  )

const messaging = () =>
  onTile(
    shape(
      'M38 32h58a12 12 0 0 1 12 12v30a12 12 0 0 1-12 12H54L36 98V86a10 10 0 0 1-10-10V44a12 12 0 0 1 12-12Z',
      palette.paper,
      {
        stroke: palette.green800,
        'stroke-width': 2,
        'stroke-linejoin': 'round',
      },
    ),
    rows([44, 52], 14, [44, 28]),
    shape(
      'M74 74h48a12 12 0 0 1 12 12v26a12 12 0 0 1-10 12v12l-18-12H74a12 12 0 0 1-12-12V86a12 12 0 0 1 12-12Z',
      palette.green800,
      {
        stroke: palette.mint,
        'stroke-width': 4,
      },
    ),
    disc([82, 99], 4.5, palette.paper),
    disc([98, 99], 4.5, palette.saffron),
    disc([114, 99], 4.5, palette.paper),
  )

const customApi = () =>
  onTile(
    card([26, 36], 108, 88),
    hairline('M26 56h108'),
    disc([38, 46], 3, palette.green300),
    disc([48, 46], 3, palette.green300),
    line('M58 74L42 90l16 16M102 74l16 16-16 16', palette.green800, 4),
    line('M87 70L73 110', palette.saffron, 5),
  )

export const integrationFigures = {
  'pictures/integrations/crm': crm,
  'pictures/integrations/help-desk': helpDesk,
  'pictures/integrations/knowledge-base': knowledgeBase,
  'pictures/integrations/e-commerce': eCommerce,
  'pictures/integrations/messaging': messaging,
  'pictures/integrations/custom-api': customApi,
} as const
