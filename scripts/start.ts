import { isBuildFresh } from './build/freshness.ts'

if (!isBuildFresh()) {
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite({ startFollows: true })
}
await import('../server/start.ts')
