import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { favicon, fullBleed } from './logo.ts'

/** Vector drawings are 64 units wide; librsvg draws them at the density that fills the asked width. */
export const rasterSquare = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An .ico with one picture: six bytes of header, sixteen of directory, then the PNG itself. */
function icoOf(png: Uint8Array, size: number) {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}

const launcherIcons = [
  { file: 'apple-touch-icon.png', size: 180, svg: fullBleed },
  { file: 'icon-192.png', size: 192, svg: favicon },
  { file: 'icon-512.png', size: 512, svg: favicon },
  { file: 'icon-maskable-512.png', size: 512, svg: fullBleed },
]

export async function renderIcons(publicFolder: URL) {
  const icons = new URL('icons/', publicFolder)
  await mkdir(icons, { recursive: true })
  await writeFile(new URL('favicon.svg', publicFolder), favicon())
  await writeFile(
    new URL('favicon.ico', publicFolder),
    icoOf(await rasterSquare(favicon(), 32), 32),
  )
  for (const { file, size, svg } of launcherIcons) {
    await writeFile(new URL(file, icons), await rasterSquare(svg(), size))
  }
}
