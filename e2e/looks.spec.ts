import { test } from '@playwright/test'
import { myDataPath, notFoundPath } from '#content/facts/pages.ts'
import { formPaths } from '#contract/form-pages.ts'
import { pagePaths } from '../scripts/build/page-paths.ts'
import { expectKeptLook } from './looks/kept-look.ts'
import { openStill, widths } from './looks/look.ts'

const paths = [...pagePaths(), myDataPath, ...Object.values(formPaths), notFoundPath]

for (const path of paths) {
  const name = path.slice(1).replaceAll('/', '-')
  for (const width of widths) {
    test(`${path} looks as it did at ${width} px, in both themes`, async ({ page }, run) => {
      await openStill(page, path, width)
      await expectKeptLook(page, { name, width, extent: 'page' }, run)
    })
  }
}
