import type { Config } from '@react-router/dev/config'
import { pagePaths } from './content/page-paths.ts'
import { formPaths } from './contract/form-pages.ts'

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  // Nothing is rendered at run time; this only keeps the build from adding a page for single-page mode.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: { paths: [...pagePaths(), ...Object.values(formPaths), '/404'], concurrency: 2 },
} satisfies Config
