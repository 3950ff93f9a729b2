import { buildSite } from './build/build-site.ts'
import { isBuildFresh } from './build/freshness.ts'

if (!isBuildFresh()) await buildSite()
await import('../server/main.ts')
