import type { Config } from '@react-router/dev/config'
import { pagePaths } from './content/page-paths.ts'
import { linkAnswerPage, linkAnswers, MY_DATA_PAGE } from './contract/my-data.ts'

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  // Nothing is rendered at run time; this only keeps the build from adding a page for single-page mode.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: [...pagePaths(), MY_DATA_PAGE, ...linkAnswers.map(linkAnswerPage), '/404'],
    concurrency: 2,
  },
} satisfies Config
