import { dispositionOf } from './file-name.ts'
import { type ChatStore, FILE_PART_BYTES, type StoredFile } from './ports.ts'

/** A file's content as the reader takes it: no more than a part is in memory. */
export function streamFile(
  chats: ChatStore,
  chatId: string,
  { id, size }: StoredFile,
): ReadableStream<Uint8Array> {
  let position = 0
  return new ReadableStream(
    {
      async pull(controller) {
        const part =
          position * FILE_PART_BYTES < size ? await chats.filePart(chatId, id, position) : null
        position++
        if (part && part.byteLength > 0) controller.enqueue(part)
        else controller.close()
      },
    },
    { highWaterMark: 0 },
  )
}

/** The whole of a file, for who cannot take it in parts. */
export async function readFile(
  chats: ChatStore,
  chatId: string,
  file: StoredFile,
): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of streamFile(chats, chatId, file)) parts.push(part)
  return Buffer.concat(parts)
}

export const servedType = ({ type }: StoredFile): string =>
  type === 'text/plain' ? 'text/plain; charset=utf-8' : type

/** A file is saved and never shown: whatever is in it runs nowhere. */
export const headersOf = ({ name, size }: StoredFile): [string, string][] => [
  ['Content-Disposition', dispositionOf(name)],
  ['Content-Length', String(size)],
]
