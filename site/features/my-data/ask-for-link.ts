import { type LinkAnswer, type LinkRequest, MY_DATA_LINKS_PATH } from '#contract/my-data.ts'
import { apiUrl } from '#site/calls/api-url.ts'
import { callService } from '#site/calls/call-service.ts'

const answers: Record<number, LinkAnswer | 'too-many'> = {
  202: 'accepted',
  422: 'incomplete',
  429: 'too-many',
  501: 'no-mail',
}

/** The answer's status says it all. */
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
