import { request } from 'node:http'

/** The headers with which a browser sends a form of our pages by itself. */
export const fromOurForm = (origin: string) => ({
  Origin: origin,
  'Sec-Fetch-Site': 'same-origin',
  'Sec-Fetch-Mode': 'navigate',
  'Sec-Fetch-Dest': 'document',
})

/** Posts a form as a browser does: fetch would put its own Sec-Fetch-Mode in place of a navigation's. */
export function postForm(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string>,
): Promise<Response> {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers: { ...type, ...headers } }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part) => parts.push(part))
      answer.on('error', reject)
      answer.on('end', () => {
        const given = Object.entries(answer.headers).map(([name, value]) => [name, String(value)])
        const { statusCode: status = 0 } = answer
        resolve(new Response(Buffer.concat(parts), { status, headers: Object.fromEntries(given) }))
      })
    })
    sent.on('error', reject)
    sent.end(String(new URLSearchParams(fields)))
  })
}
