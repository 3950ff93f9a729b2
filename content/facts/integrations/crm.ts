import type { IntegrationEntry } from './integration.ts'

export default { id: 'crm', place: 1 } as const satisfies IntegrationEntry
