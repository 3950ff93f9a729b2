import { randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { twilioSignature } from '../adapters/dialer/twilio-signature.ts'
import { type PeerRequest, startHttpPeer } from './http-peer.ts'

export const twilioAccount = {
  sid: 'AC0123456789abcdef0123456789abcdef',
  token: 'fedcba9876543210fedcba9876543210',
  from: '+14155550100',
}

export type TwilioMood = 'accept' | 'hang' | 'garbage' | 400 | 429 | 500 | 503

type PlacedCall = { sid: string; form: URLSearchParams }

/** Answers as Twilio's REST interface does, and refuses what Twilio would refuse. */
export async function startTwilioPeer() {
  const placed: PlacedCall[] = []
  const rejected: string[] = []
  let mood: TwilioMood = 'accept'

  let meanwhile = async () => {}
  const peer = await startHttpPeer(async (request, response) => {
    await meanwhile()
    const fault = faultOf(request)
    if (fault) {
      rejected.push(fault)
      return send(response, 400, { code: 20001, message: fault, status: 400 })
    }
    if (mood === 'hang') return
    if (typeof mood === 'number') {
      return send(response, mood, { code: 20000 + mood, message: 'No', status: mood })
    }
    const call = { sid: `CA${randomBytes(16).toString('hex')}`, form: formOf(request) }
    placed.push(call)
    if (mood === 'garbage') return void response.writeHead(201).end('<html>')
    send(response, 201, { sid: call.sid, status: 'queued', to: call.form.get('To') })
  })
  return {
    url: peer.url,
    requests: peer.requests,
    placed,
    rejected,
    /** Happens while a request is in hand, before its answer. */
    onRequest(happens: () => Promise<void>) {
      meanwhile = happens
    },
    setMood(next: TwilioMood) {
      mood = next
    },
    settings: (siteOrigin: string): Record<string, string> => ({
      DIALER: 'twilio',
      SITE_ORIGIN: siteOrigin,
      TWILIO_ACCOUNT_SID: twilioAccount.sid,
      TWILIO_AUTH_TOKEN: twilioAccount.token,
      TWILIO_FROM: twilioAccount.from,
      TWILIO_BASE_URL: peer.url,
    }),
  }
}

/** Posts to a webhook as Twilio does: the public address is signed, the real one is asked. */
export function postAsTwilio(
  service: string,
  publicUrl: string,
  fields: Record<string, string>,
  token = twilioAccount.token,
): Promise<Response> {
  const form = new URLSearchParams(fields)
  const { pathname, search } = new URL(publicUrl)
  return fetch(service + pathname + search, {
    method: 'POST',
    headers: { 'X-Twilio-Signature': twilioSignature(token, publicUrl, form) },
    body: form,
  })
}

const formOf = (request: PeerRequest) => new URLSearchParams(request.body)

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}

function faultOf(request: PeerRequest): string | null {
  const basic = Buffer.from(`${twilioAccount.sid}:${twilioAccount.token}`).toString('base64')
  if (request.method !== 'POST') return 'method'
  if (request.path !== `/2010-04-01/Accounts/${twilioAccount.sid}/Calls.json`) return 'path'
  if (request.headers.authorization !== `Basic ${basic}`) return 'authorization'
  if (!request.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) {
    return 'content type'
  }
  const form = formOf(request)
  if (!/^\+[1-9]\d{6,14}$/.test(form.get('To') ?? '')) return 'To'
  if (form.get('From') !== twilioAccount.from) return 'From'
  const known = new Set(KNOWN_FIELDS)
  const unknown = [...form.keys()].find((name) => !known.has(name))
  if (unknown) return `unknown ${unknown}`
  if (!URL.canParse(form.get('Url') ?? '')) return 'Url'
  if (form.has('TimeLimit') && !/^\d+$/.test(form.get('TimeLimit') ?? '')) return 'TimeLimit'
  return null
}

const KNOWN_FIELDS = [
  'To',
  'From',
  'Url',
  'Method',
  'StatusCallback',
  'StatusCallbackMethod',
  'StatusCallbackEvent',
  'Timeout',
  'TimeLimit',
]
