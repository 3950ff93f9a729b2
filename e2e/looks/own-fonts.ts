import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import fontverter from 'fontverter'

const source =
  'node_modules/@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'

/**
 * The settings of a system whose one font is the site's own Latin one: pictures then are the same on
 * every machine. Without any font Chromium does not start, and it reads no compressed ones.
 */
export async function ownFonts(): Promise<string> {
  const folder = resolve('.cache/own-fonts')
  const settings = `${folder}/fonts.conf`
  if (existsSync(settings)) return settings
  mkdirSync(folder, { recursive: true })
  const font = await fontverter.convert(readFileSync(source), 'truetype')
  writeWhole(`${folder}/anek-latin.ttf`, font)
  writeWhole(
    settings,
    `<fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>`,
  )
  return settings
}

/** Several processes may come here at once: each finds a file whole, or none. */
function writeWhole(path: string, content: Buffer | string): void {
  writeFileSync(`${path}.${process.pid}`, content)
  renameSync(`${path}.${process.pid}`, path)
}
