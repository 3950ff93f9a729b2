import { test } from '@playwright/test'
import { openStill, picture } from './looks/look.ts'

const paths = (process.env.SHOT_PATHS ?? '/home').split(',')
const only = (process.env.SHOT_WIDTHS ?? '390,1280').split(',').map(Number)
const themes = (process.env.SHOT_THEMES ?? 'light,dark').split(',') as ('light' | 'dark')[]
for (const path of paths)
  for (const width of only)
    test(`shot ${path} ${width}`, async ({ page }) => {
      await openStill(page, path, width as 390)
      for (const theme of themes) {
        const { writeFileSync } = await import('node:fs')
        writeFileSync(
          `/tmp/looks-shots/${path.slice(1).replaceAll('/', '-') || 'home'}-${width}-${theme}.png`,
          await picture(page, theme, 'page'),
        )
      }
    })
