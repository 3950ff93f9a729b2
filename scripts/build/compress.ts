import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.data',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.vtt',
  '.ico',
])
const brotli = promisify(brotliCompress)
const zlibGzip = promisify(gzip)

export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

async function compressFile(path: string): Promise<void> {
  const source = await readFile(path)
  const quality = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  const [small, older] = await Promise.all([
    brotli(source, { params: quality }),
    zlibGzip(source, { level: 9 }),
  ])
  if (small.length < source.length) await writeFile(`${path}.br`, small)
  if (older.length < source.length) await writeFile(`${path}.gz`, older)
}
