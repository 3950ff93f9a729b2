import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { alive, layOutWhole, tellHydration } from '../hydration.ts'
import { type Pixels, pixelsOf } from './likeness.ts'

export const widths = [390, 1280] as const
export const themes = ['light', 'dark'] as const
export type Width = (typeof widths)[number]
export type Theme = (typeof themes)[number]

const heights = { 390: 844, 1280: 900 } as const satisfies Record<Width, number>
/** How many pixels of the page become one of the kept picture: still few bytes, and a digit is seen. */
const REDUCTION = 2

/** A morning on which nothing in the pages is out of the ordinary. */
const time = new Date('2026-11-17T10:30:00+05:30')

/** Opens a page on which nothing moves by itself, at a time that does not pass. */
export async function openStill(page: Page, path: string, width: Width): Promise<void> {
  await page.setViewportSize({ width, height: heights[width] })
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await page.clock.setFixedTime(time)
  await tellHydration(page)
  await page.addInitScript(passOverCapture)
  await page.goto(path)
  // The pages of the forms are for browsers that run none of our code, and have none.
  if ((await page.locator('body script').count()) > 0) await alive(page)
  // The card of the hero has all letters when it can be played again.
  const card = page.locator('section.call-card')
  if ((await card.count()) > 0) await card.getByRole('button').first().waitFor()
}

/**
 * To draw a page beyond its window Chromium makes that one pixel small for a moment, and nothing is in sight then:
 * what observers are told of it is left out.
 */
function passOverCapture(): void {
  const { IntersectionObserver: Own } = window
  window.IntersectionObserver = class extends Own {
    constructor(told: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super((entries, observer) => {
        const meant = entries.filter(
          ({ target, rootBounds }) => rootBounds?.width !== 0 || !target.checkVisibility(),
        )
        if (meant.length > 0) told(meant, observer)
      }, options)
    }
  }
}

export type Extent = 'page' | 'screen'

/** The page as it stands, at its full size. */
export async function picture(page: Page, theme: Theme, extent: Extent): Promise<Buffer> {
  await page.emulateMedia({ colorScheme: theme })
  await settled(page)
  return page.screenshot({ fullPage: extent === 'page', scale: 'css' })
}

export const reduced = (shot: Buffer): Promise<Pixels> =>
  sharp(shot)
    .metadata()
    .then(({ width }) =>
      pixelsOf(sharp(shot).resize({ width: Math.round(width / REDUCTION), kernel: 'linear' })),
    )

/** Laid out to its end, with all letters and pictures. */
async function settled(page: Page): Promise<void> {
  await layOutWhole(page)
  await page.evaluate(async () => {
    const pictures = [...document.images].filter((image) => image.checkVisibility())
    for (const image of pictures) image.loading = 'eager'
    await new Promise(requestAnimationFrame)
    await document.fonts.ready
    await Promise.all(pictures.map((image) => image.decode()))
    const words = [...document.querySelectorAll<SVGGraphicsElement>('.own-word :is(use, path)')]
    const isDrawn = (word: SVGGraphicsElement) =>
      !word.checkVisibility() || word.getBBox().width > 0
    while (!words.every(isDrawn)) await new Promise(requestAnimationFrame)
    // Of what a change of theme began. The time that a toast has left is an animation too, and goes on.
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
