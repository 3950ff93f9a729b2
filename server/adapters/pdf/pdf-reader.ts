import { Worker } from 'node:worker_threads'
import type { PdfReader } from '#server/chat/ports.ts'
import type { PdfMessage, PdfTask } from './pdf-worker.ts'

export type PdfReaderOptions = {
  /** Longest that a thread may take until it begins with the document. */
  startMs: number
  /** From then on: most that a document may compute, and longest that it may take. Then its thread is ended. */
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
  { startMs, mostWorkMs, deadlineMs }: PdfReaderOptions,
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
    // What loading the library takes is no fault of the document: on a busy machine it is seconds.
    let deadline = setTimeout(end, startMs, null)
    let looking: NodeJS.Timeout | undefined
    const begin = async () => {
      clearTimeout(deadline)
      deadline = setTimeout(end, deadlineMs, null)
      const atStart = await worker.cpuUsage().catch(() => undefined)
      // By its own time on the processor: on a busy machine an honest document is slow as well.
      looking = setInterval(async () => {
        const worked = await worker.cpuUsage(atStart).catch(() => null)
        if (worked && (worked.user + worked.system) / 1000 > mostWorkMs) end(null)
      }, LOOK_EVERY_MS)
    }
    worker.on('message', (message: PdfMessage) =>
      message.begun ? void begin() : end(message.text),
    )
    worker.once('error', () => end(null))
    worker.once('exit', () => end(null))
  })
}
