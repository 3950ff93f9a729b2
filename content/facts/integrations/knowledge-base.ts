import type { IntegrationEntry } from './integration.ts'

export default { id: 'knowledge-base', place: 3 } as const satisfies IntegrationEntry
