import type { Config } from '@react-router/dev/config'
import { myDataPath, notFoundPath } from './content/facts/pages.ts'
import { languagePrefix, siteLanguageTags } from './content/words/languages.ts'
import { formPaths } from './contract/form-pages.ts'
import { linkAnswerPage, linkAnswers } from './contract/my-data.ts'
import { otherPagePaths, pagePaths } from './scripts/build/page-paths.ts'
import { callWordsPath, chatWordsPath, offerPath } from './site/loaders/words-path.ts'

const tags = siteLanguageTags()
const unlisted = [
  myDataPath,
  ...linkAnswers.map(linkAnswerPage),
  ...Object.values(formPaths),
  notFoundPath,
]

export default {
  appDirectory: 'site',
  buildDirectory: 'build/site',
  // Nothing is rendered at run time; this only keeps the build from adding a page for single-page mode.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  prerender: {
    paths: [
      ...pagePaths(),
      ...otherPagePaths(),
      ...tags.flatMap((tag) => unlisted.map((path) => languagePrefix(tag) + path)),
      ...tags.flatMap((tag) => [chatWordsPath(tag), callWordsPath(tag), offerPath(tag)]),
    ],
    concurrency: 2,
  },
} satisfies Config
