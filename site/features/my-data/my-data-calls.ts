import type { MyData } from '#contract/calls/my-data.ts'
import {
  type LinkAnswer,
  type LinkRequest,
  MY_DATA_LINKS_PATH,
  MY_DATA_PATH,
  RECEIPT_HEADER,
} from '#contract/my-data.ts'
import { apiUrl } from '#site/calls/api-url.ts'
import { callService } from '#site/calls/call-service.ts'

export type Opened = MyData | 'unknown' | 'unreachable'

/** What is stored under a receipt. */
export async function openReceipt(receipt: string): Promise<Opened> {
  try {
    const response = await callService(apiUrl(MY_DATA_PATH), {
      headers: { [RECEIPT_HEADER]: receipt },
    })
    if (response.ok) return (await response.json()) as MyData
    return response.status === 404 ? 'unknown' : 'unreachable'
  } catch {
    return 'unreachable'
  }
}

/** Whether it is gone: what was deleted before is gone too. */
export async function eraseAll(receipt: string): Promise<boolean> {
  try {
    const response = await callService(apiUrl(MY_DATA_PATH), {
      method: 'DELETE',
      headers: { [RECEIPT_HEADER]: receipt },
    })
    return response.ok || response.status === 404
  } catch {
    return false
  }
}

const answers: Record<number, LinkAnswer | 'too-many'> = {
  202: 'accepted',
  422: 'incomplete',
  429: 'too-many',
  501: 'no-mail',
}

export async function askForLink(
  request: LinkRequest,
): Promise<LinkAnswer | 'too-many' | 'failed'> {
  try {
    const response = await callService(apiUrl(MY_DATA_LINKS_PATH), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
    })
    return answers[response.status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
