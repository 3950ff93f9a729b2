import type { IntegrationEntry } from './integration.ts'

export default { id: 'custom-api', place: 6 } as const satisfies IntegrationEntry
