// Reads the words of one PDF in a thread of its own and ends. Whoever started it holds the clock.
import { parentPort, workerData } from 'node:worker_threads'
import { limitAllocation } from './limit-allocation.ts'

export type PdfTask = { bytes: Uint8Array; mostBytes: number; mostCharacters: number }
/** First that the document is begun, then its words. */
export type PdfMessage = { begun: true } | { begun: false; text: string | null }

const MOST_PAGES = 50

const { bytes, mostBytes, mostCharacters } = workerData as PdfTask
limitAllocation(mostBytes)
// Loaded after the limit stands: the library keeps the constructors that it finds.
const { getDocument } = await import('unpdf/pdfjs')
tell({ begun: true })
tell({ begun: false, text: await readText().catch(() => null) })
parentPort?.close()

function tell(message: PdfMessage): void {
  parentPort?.postMessage(message)
}

async function readText(): Promise<string | null> {
  const document = await getDocument({
    data: bytes,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  }).promise
  let text = ''
  for (let page = 1; page <= Math.min(document.numPages, MOST_PAGES); page++) {
    const { items } = await (await document.getPage(page)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str + (item.hasEOL ? '\n' : '')
    text += '\n'
    if (text.length >= mostCharacters) break
  }
  const words = text
    .slice(0, mostCharacters)
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
  return words === '' ? null : words
}
