import type { Config } from '@react-router/dev/config'
import { myDataPath, notFoundPath } from './content/facts/pages.ts'
import { siteLanguages } from './content/words/languages.ts'
import { linkAnswerPage, linkAnswers } from './contract/my-data.ts'
import { pagePaths } from './scripts/build/page-paths.ts'
import { chatWordsPath } from './site/loaders/chat-words-path.ts'

const chatWords = Object.keys(siteLanguages).map(chatWordsPath)

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  // Nothing is rendered at run time; this only keeps the build from adding a page for single-page mode.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: [
      ...pagePaths(),
      myDataPath,
      ...linkAnswers.map(linkAnswerPage),
      ...chatWords,
      notFoundPath,
    ],
    concurrency: 2,
  },
} satisfies Config
