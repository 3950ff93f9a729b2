// The name under which WebDriver hands out elements, by its specification.
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

type Answer = { value: { error?: string; message?: string; sessionId?: string } | null }

async function send<Value>(url: string, method: string, body?: object): Promise<Value> {
  const response = await fetch(url, {
    method,
    ...(body
      ? { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
      : {}),
  })
  const { value } = (await response.json()) as Answer
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value as Value
}

/** The few commands of W3C WebDriver that the walk needs, as plain HTTP. */
export async function openSession(driver: string, capabilities: object) {
  const { sessionId } = await send<{ sessionId: string }>(`${driver}/session`, 'POST', {
    capabilities: { alwaysMatch: capabilities },
  })
  const session = `${driver}/session/${sessionId}`
  const post = <Value>(path: string, body: object) => send<Value>(session + path, 'POST', body)
  return {
    open: (url: string) => post<null>('/url', { url }),
    run: <Value>(script: string) => post<Value>('/execute/sync', { script, args: [] }),
    async find(selector: string): Promise<string> {
      const found = await post<Record<string, string>>('/element', {
        using: 'css selector',
        value: selector,
      })
      return found[ELEMENT] ?? ''
    },
    type: (element: string, text: string) => post<null>(`/element/${element}/value`, { text }),
    press: (element: string) => post<null>(`/element/${element}/click`, {}),
    close: () => send<null>(session, 'DELETE'),
  }
}
