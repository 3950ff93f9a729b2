import type { IntegrationEntry } from './integration.ts'

export default { id: 'messaging', place: 5 } as const satisfies IntegrationEntry
