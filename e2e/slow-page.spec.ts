import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { alive, tellHydration } from './hydration.ts'
import { expectNoLayoutShift } from './layout-shift.ts'

const pieceBytes = 1024

/**
 * The site behind a slow line: its head in one go, its body piece by piece, each painted before the next, and a stop
 * inside the bar at its foot.
 */
function slowly(site: string): Server {
  return createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', site))
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'content-type': type })
    const bytes = Buffer.from(await answer.arrayBuffer())
    if (!type.includes('html')) return response.end(bytes)
    const body = bytes.indexOf('<body')
    const firstScreen = bytes.indexOf('</section>', body)
    const insideBar = bytes.indexOf('>', bytes.indexOf('class="thumb-bar"')) + 1
    response.write(bytes.subarray(0, body))
    for (let at = body; at < firstScreen; at += pieceBytes) {
      response.write(bytes.subarray(at, Math.min(at + pieceBytes, firstScreen)))
      await pause(40)
    }
    response.write(bytes.subarray(firstScreen, insideBar))
    await pause(200)
    response.end(bytes.subarray(insideBar))
  })
}

for (const width of [390, 820, 1024, 1280]) {
  test(`/home moves nothing at ${width} px while it is still coming in`, async ({
    page,
    baseURL,
  }) => {
    const server = slowly(baseURL ?? '').listen(0, '127.0.0.1')
    await page.setViewportSize({ width, height: 823 })
    await tellHydration(page)
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/home`)
    await alive(page)
    await expect(page.locator('.call-card')).toBeVisible()
    await expectNoLayoutShift(page)
    server.close()
  })
}
