import { existsSync, globSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { exampleCalls } from '#content/example-calls/all.ts'

const seconds = z.number().nonnegative()
const span = z
  .strictObject({ from: seconds, until: seconds })
  .refine(({ from, until }) => from < until, 'ends before it begins')

const timings = z.strictObject({ seconds: z.number().positive(), turns: z.array(span) }).refine(
  ({ seconds: all, turns }) =>
    turns.every(({ from, until }, place) => {
      const before = turns[place - 1]?.until ?? 0
      return from >= before && until <= all
    }),
  'the turns overlap, or go on after the end',
)

/**
 * Voices that the owner has recorded: `<language>.opus` with `<language>.json`, which says when each
 * turn of the example call is spoken. Pages find them in one list; without any it is empty.
 */
export async function copyRecordings(folder: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true })
  const list: Record<string, z.infer<typeof timings>> = {}
  for (const file of globSync(join(folder, '*.opus')).sort()) {
    const language = basename(file, '.opus')
    list[language] = await readTimings(join(folder, `${language}.json`), language)
    await copyFile(file, join(into, `${language}.opus`))
  }
  await writeFile(join(into, 'recordings.json'), JSON.stringify(list))
}

async function readTimings(file: string, language: string): Promise<z.infer<typeof timings>> {
  const call = exampleCalls.find((one) => one.language === language)
  if (!call) throw new Error(`${file}: there is no example call in ‘${language}’`)
  if (!existsSync(file)) throw new Error(`${file}: is missing, and says when each turn is spoken`)
  const read = timings.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`)
  if (read.data.turns.length !== call.turns.length)
    throw new Error(
      `${file}: has ${read.data.turns.length} turns, the call has ${call.turns.length}`,
    )
  return read.data
}
