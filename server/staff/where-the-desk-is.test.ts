import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { signInOptions } from '#contract/calls/desk-sign-in.ts'
import { freePort } from '../../scripts/free-port.ts'
import { fromOurPage, startTestApp } from '../testing/start-test-app.ts'

/** `fetch` says itself which host it asks. */
function statusAt(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { ...fromOurPage, Host: host }
    const asked = { host: '127.0.0.1', port, path: signInOptions.path, headers }
    request(asked, (answer) => {
      answer.resume()
      resolve(answer.statusCode ?? 0)
    })
      .once('error', reject)
      .end()
  })
}
const portOf = ({ origin }: { origin: string }): number => Number(new URL(origin).port)

test('it is where the site is, unless it is switched off', async () => {
  const site = await startTestApp()
  expect((await site.get(signInOptions.path)).status).toBe(200)
  const without = await startTestApp({ settings: { DESK: 'off' } })
  expect((await without.get(signInOptions.path)).status).toBe(404)
})

test('with an address of its own it answers on that host alone', async () => {
  const site = await startTestApp({ settings: { DESK_ORIGIN: 'https://desk.business.example' } })
  expect(await statusAt(portOf(site), 'desk.business.example')).toBe(200)
  expect(await statusAt(portOf(site), 'business.example')).toBe(404)
  expect(await statusAt(portOf(site), `127.0.0.1:${portOf(site)}`)).toBe(404)
})

test('with a port of its own it is on that port alone', async () => {
  const site = await startTestApp({ settings: { DESK_PORT: String(await freePort()) } })
  const { deskServer } = site.service
  if (!deskServer) throw new Error('there is no server of its own')
  await new Promise<void>((resolve) => deskServer.listen(0, '127.0.0.1', resolve))
  const { port } = deskServer.address() as AddressInfo
  expect(await statusAt(port, `localhost:${port}`)).toBe(200)
  expect((await site.get(signInOptions.path)).status).toBe(404)
})
