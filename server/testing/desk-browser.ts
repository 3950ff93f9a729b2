import { expect } from 'vitest'
import { addressOf } from '#contract/ask.ts'
import type { Call, Given, Role } from '#contract/call.ts'
import { acceptInvitation, setUpDesk, signIn } from '#contract/calls/desk-sign-in.ts'
import { invite } from '#contract/calls/desk-team.ts'
import { prepareSetUp } from '../staff/set-up.ts'
import { fromOurPage, type TestApp } from './start-test-app.ts'

export type DeskAnswer = { status: number; body: never; headers: Headers }

/** A browser on a page of the desk: it keeps cookies and says where it comes from. */
export function openDesk(site: Pick<TestApp, 'origin'>) {
  const cookies = new Map<string, string>()
  const keep = (lines: readonly string[]) => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';')
      const [name = '', ...value] = pair.split('=')
      const gone = attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))
      if (gone) cookies.delete(name)
      else cookies.set(name, value.join('='))
    }
  }
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = async (
    path: string,
    init: { method: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<DeskAnswer> => {
    const response = await fetch(site.origin + path, {
      method: init.method,
      headers: {
        ...fromOurPage,
        ...(init.method === 'GET' ? {} : { Origin: site.origin }),
        ...(init.body === undefined ? {} : { 'Content-Type': 'application/json' }),
        Cookie: cookieHeader(),
        ...init.headers,
      },
      body: init.body === undefined ? null : JSON.stringify(init.body),
    })
    keep(response.headers.getSetCookie())
    const text = await response.text()
    return {
      status: response.status,
      body: (text ? JSON.parse(text) : null) as never,
      headers: response.headers,
    }
  }

  return {
    cookies,
    cookieHeader,
    send,
    ask: <C extends Call>(call: C, given: Given<C>, headers: Record<string, string> = {}) =>
      send(addressOf(call, given), {
        method: call.method,
        body: (given as { body?: unknown }).body,
        headers,
      }),
  }
}
export type DeskBrowser = ReturnType<typeof openDesk>

export const PASSWORD = 'correct horse battery'
export const owner = { name: 'Owner', email: 'owner@business.example', password: PASSWORD }

/** The first owner, signed in, by the link that the start would print. */
export async function setUpOwner(site: TestApp): Promise<DeskBrowser> {
  const state = await prepareSetUp(site.storage, site.clock.now())
  if (state.status !== 'link') throw new Error(`no set-up link: ${state.status}`)
  const browser = openDesk(site)
  const answer = await browser.ask(setUpDesk, { body: { token: state.token, ...owner } })
  expect(answer.status).toBe(201)
  return browser
}

/** Somebody whom the owner invited, signed in. */
export async function joinAs(site: TestApp, by: DeskBrowser, role: Role): Promise<DeskBrowser> {
  const email = `${role}@business.example`
  const invited = await by.ask(invite, { body: { email, role } })
  const { token } = invited.body as { token: string }
  const browser = openDesk(site)
  const body = { token, name: `The ${role}`, password: PASSWORD }
  expect((await browser.ask(acceptInvitation, { body })).status).toBe(201)
  return browser
}

/** Another browser of somebody who has an account. */
export async function signInAs(site: TestApp, email: string, password = PASSWORD) {
  const browser = openDesk(site)
  const answer = await browser.ask(signIn, { body: { email, password } })
  return { browser, answer }
}
