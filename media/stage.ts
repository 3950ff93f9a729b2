import { chromium, type LaunchOptions } from 'playwright-core'
import { anek, anekScripts } from './anek.ts'

export type Stage = {
  /** Draws one SVG and photographs it. */
  photograph(svg: string): Promise<Buffer>
  close(): Promise<void>
}

/** Finds the browser in which drawings are photographed. */
export type FindBrowser = () => LaunchOptions

export type Size = { width: number; height: number }

/** A page of the film's size, with the Anek faces loaded, that shows one drawing at a time. */
export async function openStage({ width, height }: Size, findBrowser: FindBrowser): Promise<Stage> {
  const browser = await chromium.launch(findBrowser())
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: 1 })
  await page.setContent(emptyStage())
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((face) => face.load()))
  })
  const devtools = await page.context().newCDPSession(page)
  return {
    async photograph(svg) {
      await page.evaluate((drawing) => {
        document.body.innerHTML = drawing
      }, svg)
      const shot = await devtools.send('Page.captureScreenshot', {
        format: 'png',
        optimizeForSpeed: true,
      })
      return Buffer.from(shot.data, 'base64')
    },
    close: () => browser.close(),
  }
}

function emptyStage(): string {
  const families = anekScripts.map((script) => `'Anek ${script}'`).join(', ')
  return `<!doctype html><style>
    ${anekScripts.map(fontFace).join('\n')}
    body { margin: 0; overflow: hidden }
    svg { display: block; font-family: ${families}; font-variant-numeric: tabular-nums }
  </style>`
}

function fontFace(script: string): string {
  const data = anek(script).toString('base64')
  return `@font-face { font-family: 'Anek ${script}'; font-weight: 100 800; font-stretch: 75% 125%;
    src: url(data:font/woff2;base64,${data}) format('woff2') }`
}
