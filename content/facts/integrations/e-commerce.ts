import type { IntegrationEntry } from './integration.ts'

export default { id: 'e-commerce', place: 4 } as const satisfies IntegrationEntry
