import { request } from 'node:http'
import { addressOf } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'
import { acceptInvitation, setUpDesk } from '#contract/calls/desk-sign-in.ts'
import { invite } from '#contract/calls/desk-team.ts'
import { openStorage } from '#server/adapters/choose-adapters.ts'
import { readEnv } from '#server/env.ts'
import { prepareSetUp } from '#server/staff/set-up.ts'
import { browser } from './ask.ts'

/** 0: no answer came, or it broke off. */
export type StaffAnswer = { status: number; body: string; cookies: string[] }
const NO_ANSWER: StaffAnswer = { status: 0, body: '', cookies: [] }
const PATIENCE_MS = 15_000
const PASSWORD = 'a long walk by the river'

export type StaffClient = <C extends Call>(call: C, given: Given<C>) => Promise<StaffAnswer>

/** Somebody of the staff at the desk, behind the balancer. Never fails. */
function clientOn(port: number, from: string): StaffClient {
  const cookies = new Map<string, string>()
  return async (call, given) => {
    const body = JSON.stringify((given as { body?: unknown }).body ?? {})
    const answer = await new Promise<StaffAnswer>((resolve) => {
      const outgoing = request(
        {
          ...{ host: '127.0.0.1', port, method: call.method, path: addressOf(call, given) },
          headers: {
            ...browser,
            Origin: `http://127.0.0.1:${port}`,
            'X-Forwarded-For': from,
            Cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => {
            text += chunk
          })
          response.once('close', () => {
            const { statusCode: status = 0, headers } = response
            const set = headers['set-cookie'] ?? []
            resolve(response.complete ? { status, body: text, cookies: set } : NO_ANSWER)
          })
        },
      )
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy())
      outgoing.once('error', () => resolve(NO_ANSWER))
      outgoing.end(body)
    })
    for (const line of answer.cookies) {
      const [pair = ''] = line.split(';')
      const at = pair.indexOf('=')
      cookies.set(pair.slice(0, at), pair.slice(at + 1))
    }
    return answer
  }
}

/** Before any instance starts: they would print the link into their logs. */
export async function makeSetUpLink(settings: Record<string, string>): Promise<string> {
  const read = readEnv(settings)
  if (!read.ok) throw new Error(read.line)
  const storage = await openStorage(read.env, () => {})
  const state = await prepareSetUp(storage, Date.now())
  await storage.close()
  if (state.status !== 'link') throw new Error(`no set-up link: ${state.status}`)
  return state.token
}

/** An owner and an agent, both signed in. */
export async function bringStaff(port: number, token: string): Promise<[StaffClient, StaffClient]> {
  const owner = clientOn(port, '198.19.1.1')
  const agent = clientOn(port, '198.19.1.2')
  const must = async (status: number, answer: Promise<StaffAnswer>) => {
    const told = await answer
    if (told.status !== status) throw new Error(`${told.status} at the desk: ${told.body}`)
    return JSON.parse(told.body) as { token: string }
  }
  const email = 'owner@business.example'
  const made = { token, name: 'Owner', email, password: PASSWORD }
  await must(201, owner(setUpDesk, { body: made }))
  const invited = { email: 'agent@business.example', role: 'agent' } as const
  const link = await must(201, owner(invite, { body: invited }))
  const joined = { token: link.token, name: 'Agent', password: PASSWORD }
  await must(201, agent(acceptInvitation, { body: joined }))
  return [owner, agent]
}
