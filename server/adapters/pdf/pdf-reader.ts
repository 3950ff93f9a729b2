import { Worker } from 'node:worker_threads'
import type { PdfReader } from '#server/chat/ports.ts'
import type { PdfTask } from './pdf-worker.ts'

export type PdfReaderOptions = {
  /** Most that a document may compute, and longest that it may take: then its thread is ended. */
  mostWorkMs: number
  deadlineMs: number
  /** How many documents may wait for their turn; the next is left unread. */
  mostWaiting: number
  /** One total for everything that a document inflates to. */
  mostBytes: number
  mostCharacters: number
}

const WORKER = new URL('./pdf-worker.ts', import.meta.url)
const HEAP_MEGABYTES = 96
const LOOK_EVERY_MS = 200

/**
 * Reads PDFs with pdf.js, one at a time and each in a fresh thread: a document that loops, inflates
 * or recurses without end costs its own reading and nothing else.
 */
export function createPdfReader(options: PdfReaderOptions): PdfReader {
  const { mostWaiting, mostBytes, mostCharacters } = options
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return {
    async read(bytes) {
      if (waiting >= mostWaiting) return null
      waiting++
      const task = { bytes, mostBytes, mostCharacters }
      const reading = last.then(() => readInThread(task, options))
      last = reading
      try {
        return await reading
      } finally {
        waiting--
      }
    },
  }
}

function readInThread(
  task: PdfTask,
  { mostWorkMs, deadlineMs }: PdfReaderOptions,
): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(WORKER, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES, maxYoungGenerationSizeMb: 8 },
      stdout: true,
      stderr: true,
      env: {},
    })
    // The service ends without waiting for a document.
    worker.unref()
    const end = (text: string | null) => {
      clearTimeout(deadline)
      clearInterval(looking)
      resolve(text)
      void worker.terminate()
    }
    const deadline = setTimeout(end, deadlineMs, null)
    // By its own time on the processor: on a busy machine an honest document is slow as well.
    const looking = setInterval(async () => {
      const worked = await worker.cpuUsage().catch(() => null)
      if (worked && (worked.user + worked.system) / 1000 > mostWorkMs) end(null)
    }, LOOK_EVERY_MS)
    worker.once('message', end)
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
