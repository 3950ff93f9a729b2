import { isBuildFresh } from './build/freshness.ts'

if (!isBuildFresh()) {
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite()
}
await import('../server/start.ts')
