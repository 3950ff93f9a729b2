import pg from 'pg'
import type { Check } from './same-answers.ts'
import type { Said, TakenTime, Takeovers } from './takeovers.ts'

type Stored = { chat_id: string; position: number; role: string; text: string }

/** Holds what visitors and staff were told against the conversations as they are stored. */
export async function checkTakeovers(databaseUrl: string, takeovers: Takeovers): Promise<Check> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  const { rows } = await client.query<Stored>(
    'select chat_id, position, role, text from chat_messages order by chat_id, position',
  )
  await client.end()
  const { times, backWithAssistant, abandoned } = takeovers
  const found = faultsOf(times, rows)
  const said = times.flatMap(({ visitor, person }) => [...visitor, ...person])
  const heard = said.filter(({ acknowledged }) => acknowledged)
  const { lost, doubled, disordered, both, strangers } = found
  return {
    name: 'a takeover loses, doubles and reorders nothing, and the assistant is silent until it ends',
    holds: backWithAssistant > 0 && lost + doubled + disordered + both + strangers === 0,
    seen: `${times.length} takeovers (${backWithAssistant} handed back, ${abandoned} given up), ${heard.length} of ${said.length} messages acknowledged: ${lost} lost, ${doubled} doubled, ${disordered} out of order, ${both} with both, ${strangers} by somebody else`,
  }
}

export function faultsOf(times: readonly TakenTime[], rows: readonly Stored[]) {
  const byChat = Map.groupBy(rows, ({ chat_id }) => chat_id)
  const faults = { lost: 0, doubled: 0, disordered: 0, both: 0, strangers: 0 }
  for (const { chatId, visitor, person, answered, strangers } of times) {
    const stored = byChat.get(chatId) ?? []
    const placesOf = ({ text }: Said) =>
      stored.filter((message) => message.text === text).map(({ position }) => position)
    const heard = (said: readonly Said[]) =>
      said.filter(({ acknowledged }) => acknowledged).flatMap((one) => placesOf(one).slice(0, 1))
    for (const one of [...visitor, ...person]) {
      const places = placesOf(one)
      if (one.acknowledged && places.length === 0) faults.lost++
      if (places.length > 1) faults.doubled++
    }
    for (const said of [visitor, person]) {
      const places = heard(said)
      if (places.some((place, index) => place < (places[index - 1] ?? 0))) faults.disordered++
    }
    const places = heard([...visitor, ...person])
    const spoken = stored.filter(
      ({ role, position }) =>
        role === 'model' && position > Math.min(...places) && position < Math.max(...places),
    )
    faults.both += answered + spoken.length
    faults.strangers += strangers
  }
  return faults
}
