import { expect, type Page, test } from '@playwright/test'
import { words } from '#content/words/en/all.ts'
import { openAlive } from './hydration.ts'

const { heading, console: stage } = words.home.voiceAgents
const names = ['call', 'intent', 'booking', 'record', 'handover'] as const
const section = (page: Page) => page.getByRole('region', { name: heading })
const panel = (page: Page, name: (typeof names)[number]) =>
  section(page).locator(`[data-panel="${name}"] .console-panel`)
const step = (page: Page, at: number) => section(page).locator('.console-step').nth(at)

/** As far down as somebody who reads this step: its mark has just passed the middle. */
const readStep = (page: Page, at: number) =>
  section(page)
    .locator('.console-mark')
    .nth(at)
    .evaluate((mark) => {
      const top = mark.getBoundingClientRect().top + scrollY - innerHeight / 2
      scrollTo({ top, behavior: 'instant' })
    })
const inState = (page: Page, state: string) =>
  section(page)
    .locator(`[data-state="${state}"]`)
    .evaluateAll((steps) => steps.map((step) => step.getAttribute('data-panel')))

/** How much of each thread is still to be drawn, in the order of the steps. */
const undrawn = (page: Page) =>
  section(page)
    .locator('.console-thread')
    .evaluateAll((threads) =>
      threads.map((thread) => {
        const path = thread.querySelector('path')
        return path ? getComputedStyle(path).strokeDashoffset : ''
      }),
    )

const laptops = [
  { width: 1280, height: 720 },
  { width: 1366, height: 650 },
  { width: 1536, height: 730 },
  { width: 1280, height: 860 },
]

for (const viewport of laptops)
  test.describe(`on a screen of ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport })

    test('the console stays, whole, while five steps scroll by', async ({ page }) => {
      await openAlive(page, '/home')
      await readStep(page, 1)
      await expect.poll(() => inState(page, 'active')).toEqual(['intent'])
      expect(await inState(page, 'asleep')).toEqual(['booking', 'record', 'handover'])
      const before = await panel(page, 'call').boundingBox()
      const header = await page.locator('header').first().boundingBox()
      for (const name of names) {
        const box = await panel(page, name).boundingBox()
        expect(box?.y, name).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0))
        expect((box?.y ?? 0) + (box?.height ?? 0), name).toBeLessThanOrEqual(viewport.height)
      }
      await readStep(page, 3)
      await expect.poll(() => inState(page, 'active')).toEqual(['record'])
      expect(await inState(page, 'done')).toEqual(['call', 'intent', 'booking'])
      expect((await panel(page, 'call').boundingBox())?.y).toBe(before?.y)
    })

    test('no panel is cut, and no words of a step are', async ({ page }) => {
      await openAlive(page, '/home')
      for (const name of names) {
        const hidden = await panel(page, name).evaluate(
          (box) => box.scrollHeight - box.clientHeight,
        )
        expect(hidden, name).toBeLessThanOrEqual(0)
      }
      const top = (await panel(page, 'call').boundingBox())?.y ?? 0
      for (const [at, name] of names.entries()) {
        const words = await step(page, at).locator('p').boundingBox()
        expect((words?.y ?? 0) + (words?.height ?? 0), name).toBeLessThanOrEqual(top)
      }
    })
  })

test.describe('the thread', () => {
  test.use({ viewport: { width: 1366, height: 650 } })

  test('is drawn as each step comes, and gone at once for whoever scrolls back', async ({
    page,
  }) => {
    await openAlive(page, '/home')
    await readStep(page, 0)
    await expect.poll(() => undrawn(page)).toEqual(['0px', '1px', '1px', '1px', '1px'])
    await readStep(page, 2)
    await expect.poll(() => undrawn(page)).toEqual(['0px', '0px', '0px', '1px', '1px'])
    await readStep(page, 4)
    await expect.poll(() => undrawn(page)).toEqual(['0px', '0px', '0px', '0px', '0px'])
    await readStep(page, 1)
    await expect.poll(() => inState(page, 'active')).toEqual(['intent'])
    expect(await undrawn(page)).toEqual(['0px', '0px', '1px', '1px', '1px'])
  })

  test('runs from the words that were said to their slots, and over no words', async ({ page }) => {
    await openAlive(page, '/home')
    await readStep(page, 4)
    await expect.poll(() => inState(page, 'active')).toEqual(['handover'])
    const met = await section(page).evaluate((whole) => {
      const points = [...whole.querySelectorAll<SVGPathElement>('.console-thread path')].flatMap(
        (path) => {
          const inPage = path.getScreenCTM()
          const length = path.getTotalLength()
          // The first step has no thread yet.
          if (length === 0) return []
          return Array.from({ length: 41 }, (_, at) =>
            path.getPointAtLength((length * at) / 40).matrixTransform(inPage ?? undefined),
          )
        },
      )
      const texts: DOMRect[] = []
      const walker = document.createTreeWalker(whole, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const range = document.createRange()
        range.selectNodeContents(walker.currentNode)
        texts.push(...range.getClientRects())
      }
      return points.filter(({ x, y }) =>
        texts.some(
          ({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom,
        ),
      ).length
    })
    expect(met).toBe(0)
    // It leaves from the edge of what the caller said, and arrives in the row of the slot.
    const ends = await section(page)
      .locator('[data-panel="intent"] .console-thread path')
      .evaluate((path: SVGPathElement) => {
        const inPage = path.getScreenCTM() ?? undefined
        const point = ([x = '', y = '']: string[]) => {
          const at = new DOMPoint(Number(x), Number(y)).matrixTransform(inPage)
          return { x: at.x, y: at.y }
        }
        const strands = (path.getAttribute('d') ?? '').split('M').slice(1)
        return strands.map((strand) => {
          const numbers = strand.match(/\d+/g) ?? []
          return { from: point(numbers.slice(0, 2)), to: point(numbers.slice(-2)) }
        })
      })
    expect(ends).toHaveLength(3)
    const said = await section(page)
      .locator('mark')
      .evaluateAll((marks) =>
        marks.map((mark) => mark.closest('.console-turn')?.getBoundingClientRect().toJSON()),
      )
    const slots = await panel(page, 'intent')
      .locator('dl > div')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().toJSON()))
    for (const [at, { from, to }] of ends.entries()) {
      expect(Math.abs(from.x - (said[at]?.right ?? 0))).toBeLessThan(6)
      expect(from.y).toBeGreaterThan(said[at]?.top ?? 0)
      expect(from.y).toBeLessThan(said[at]?.bottom ?? 0)
      expect((slots[at]?.left ?? 0) - to.x).toBeGreaterThan(0)
      expect(to.y).toBeGreaterThan(slots[at]?.top ?? 0)
      expect(to.y).toBeLessThan(slots[at]?.bottom ?? 0)
    }
  })

  test('stands still where no motion is wanted: five panels below each other', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openAlive(page, '/home')
    const tops: number[] = []
    for (const name of names) {
      tops.push((await panel(page, name).boundingBox())?.y ?? 0)
      expect(
        await section(page)
          .locator(`[data-panel="${name}"]`)
          .evaluate((step) => getComputedStyle(step).borderLeftWidth),
      ).toBe('2px')
    }
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(new Set(tops).size).toBe(names.length)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('every step stands above its finished panel', async ({ page }) => {
    await page.goto('/home')
    for (const [at, name] of names.entries()) {
      const words = await step(page, at).boundingBox()
      const drawing = await panel(page, name).boundingBox()
      expect(drawing?.y).toBeGreaterThan(words?.y ?? 0)
      await expect(panel(page, name)).toContainText(stage.steps[name].panel)
    }
    await expect(panel(page, 'booking')).toContainText(stage.steps.booking.taken)
    await expect(panel(page, 'handover')).toContainText(stage.steps.handover.note)
  })
})
