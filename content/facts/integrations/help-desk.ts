import type { IntegrationEntry } from './integration.ts'

export default { id: 'help-desk', place: 2 } as const satisfies IntegrationEntry
