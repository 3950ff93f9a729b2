import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { languagePrefixes } from '#content/words/languages.ts'
import { createSiteHost } from './site-host.ts'

const script = 'start()'
const page = `<!doctype html><style>p{color:red}</style><p>hello</p><script>${script}</script>`
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251))
const folder = mkdtempSync(join(tmpdir(), 'site-host-'))
let server: Server
let secure = false

type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** Plain HTTP, so that nothing is decompressed or followed on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk) => chunks.push(chunk))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers as Record<string, string>,
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject).end()
  })
}

beforeAll(async () => {
  for (const name of ['home', 'assets', 'media']) mkdirSync(join(folder, name))
  writeFileSync(join(folder, 'home/index.html'), page)
  writeFileSync(join(folder, 'home/index.html.br'), brotliCompressSync(page))
  writeFileSync(join(folder, 'home/index.html.gz'), gzipSync(page))
  for (const prefix of languagePrefixes()) {
    mkdirSync(join(folder, prefix, '404'), { recursive: true })
    writeFileSync(join(folder, prefix, '404/index.html'), `Page Not Found${prefix}`)
  }
  writeFileSync(join(folder, 'assets/entry-abc.js'), 'x')
  writeFileSync(join(folder, 'media/film.webm'), film)
  writeFileSync(join(folder, 'media/gone.mp4'), film)
  const host = createSiteHost({
    buildDir: folder,
    dashboardUrl: 'https://dashboard.test/',
    isSecure: () => secure,
  })
  server = createServer((incoming, outgoing) => {
    if (!host.answer(incoming, outgoing)) host.answerNotFound(incoming, outgoing)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
})

afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describe('pages', () => {
  test('are sent as brotli, gzip or plain, as asked', async () => {
    const brotli = await ask('/home', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.body).toString()).toBe(page)
    const gzip = await ask('/home', { 'accept-encoding': 'gzip' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    const plain = await ask('/home')
    expect(plain.body.toString()).toBe(page)
    expect(plain.headers.vary).toBe('Accept-Encoding')
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
  })

  test('are revalidated: an unchanged one costs no bytes', async () => {
    const first = await ask('/home')
    expect(first.headers['cache-control']).toBe('no-cache')
    const again = await ask('/home', { 'if-none-match': `W/${first.headers.etag}` })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
  })

  test('allow their own inline texts by hash and nothing else', async () => {
    const { headers } = await ask('/home')
    const policy = headers['content-security-policy'] ?? ''
    const hash = createHash('sha256').update(script).digest('base64')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
  })

  test('answer HEAD without a body and refuse other methods', async () => {
    const head = await ask('/home', {}, 'HEAD')
    expect(head.status).toBe(200)
    expect(Number(head.headers['content-length'])).toBe(page.length)
    expect(head.body).toHaveLength(0)
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await ask('/home', {}, method)
      expect(refused.status).toBe(405)
      expect(refused.headers.allow).toBe('GET, HEAD')
    }
  })

  test('speak of https only to who came by https', async () => {
    expect((await ask('/home')).headers['strict-transport-security']).toBeUndefined()
    secure = true
    const { headers } = await ask('/home')
    secure = false
    expect(headers['strict-transport-security']).toMatch(/^max-age=63072000/)
  })
})

describe('addresses', () => {
  test('/ leads to /home and /dashboard to its own host', async () => {
    expect(await ask('/')).toMatchObject({ status: 302, headers: { location: '/home' } })
    expect(await ask('/dashboard')).toMatchObject({
      status: 302,
      headers: { location: 'https://dashboard.test/' },
    })
  })

  test('a page that is missing below a language says so in it', async () => {
    expect((await ask('/hi/nothing')).body.toString()).toBe('Page Not Found/hi')
    expect((await ask('/hill')).body.toString()).toBe('Page Not Found')
  })

  test.each([
    ['/hi', '/hi/home'],
    ['/hi/?utm_source=x', '/hi?utm_source=x'],
    ['/?utm_source=x', '/home?utm_source=x'],
    ['/dashboard?utm_source=x', 'https://dashboard.test/'],
    ['/home/', '/home'],
    ['/home/?utm_source=x&y=%2F', '/home?utm_source=x&y=%2F'],
    ['/dashboard/', '/dashboard'],
    ['/dashboard/?a=1', '/dashboard?a=1'],
    ['/forms/enquiry/', '/forms/enquiry'],
  ])('%s leads on to %s', async (path, location) => {
    expect(await ask(path)).toMatchObject({ status: 302, headers: { location } })
  })

  test.each(['///', '//home/', '/nowhere/', '//dashboard.test/', '/constructor', '/constructor/'])(
    '%s leads nowhere',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  test.each(['/nowhere', '/home/../etc/passwd', '/%2e%2e/x', '/%', '/404', '/home/index.html.br'])(
    '%s is not found',
    async (path) => {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.toString()).toBe('Page Not Found')
    },
  )
})

describe('files', () => {
  test('with a hash in the name may be kept for ever', async () => {
    const { headers } = await ask('/assets/entry-abc.js')
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('of films are sent in ranges', async () => {
    const part = await ask('/media/film.webm', { range: 'bytes=100-199' })
    expect(part.status).toBe(206)
    expect(part.headers['content-range']).toBe('bytes 100-199/1000')
    expect(part.body.equals(film.subarray(100, 200))).toBe(true)
    expect((await ask('/media/film.webm', { range: 'bytes=5000-' })).status).toBe(416)
  })

  test('of films are sent whole, and HEAD tells their size', async () => {
    const whole = await ask('/media/film.webm')
    expect(whole.status).toBe(200)
    expect(whole.body.equals(film)).toBe(true)
    const head = await ask('/media/film.webm', {}, 'HEAD')
    expect(head.headers['content-length']).toBe('1000')
    expect(head.body).toHaveLength(0)
  })

  test('of films that went away break off instead of looking whole', async () => {
    rmSync(join(folder, 'media/gone.mp4'))
    await expect(ask('/media/gone.mp4')).rejects.toThrow()
    expect((await ask('/home')).status).toBe(200)
  })
})
