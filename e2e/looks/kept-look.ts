import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { expect, type Page, type TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { CELL, complaint, differences, type Pixels, type Place, pixelsOf } from './likeness.ts'
import { type Extent, picture, reduced, type Theme, themes, type Width } from './look.ts'

const folder = 'e2e/looks/pictures'
const keptFile = (name: string, width: Width, theme: Theme) =>
  `${folder}/${name}-${width}-${theme}.webp`

/** The page looks in both themes as its kept pictures do; these are written anew if so asked. */
export async function expectKeptLook(
  page: Page,
  { name, width, extent }: { name: string; width: Width; extent: Extent },
  run: TestInfo,
): Promise<void> {
  for (const theme of themes) {
    const file = keptFile(name, width, theme)
    const shot = await picture(page, theme, extent)
    const small = await reduced(shot)
    const { said, cells } = await compared(file, small)
    if (said === null) continue
    if (isRefreshed(run)) await keep(file, small)
    else {
      await writeFile(run.outputPath(`${name}-${theme}-found.png`), shot)
      await writeMarked(run.outputPath(`${name}-${theme}-differences.png`), small, cells)
      expect.soft(said, `${file}; what was found is in ${run.outputDir}`).toBeNull()
    }
  }
}

/** `--update-snapshots` writes what differs, and leaves alone what does not. */
const isRefreshed = ({ config }: TestInfo) =>
  config.updateSnapshots === 'changed' || config.updateSnapshots === 'all'

async function compared(
  file: string,
  small: Pixels,
): Promise<{ said: string | null; cells: Place[] }> {
  if (!existsSync(file)) return { said: 'no picture is kept', cells: [] }
  const found = differences(await pixelsOf(sharp(file)), small)
  return { said: complaint(found), cells: found.cells }
}

const drawn = ({ data, width, height }: Pixels) =>
  sharp(data, { raw: { width, height, channels: 3 } })

async function keep(file: string, small: Pixels): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(file, await packed(small))
}

const qualities = [60, 75, 90]

/** As it is kept: as small as still looks like what was packed. */
export async function packed(small: Pixels): Promise<Buffer> {
  for (const quality of qualities) {
    const file = await drawn(small).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (complaint(differences(await pixelsOf(sharp(file)), small)) === null) return file
  }
  return drawn(small).webp({ lossless: true }).toBuffer()
}

/** The reduced picture, with the squares that differ. */
async function writeMarked(file: string, small: Pixels, cells: readonly Place[]): Promise<void> {
  const marks = cells.map(
    ({ x, y }) => `<rect x="${x}" y="${y}" width="${CELL}" height="${CELL}"/>`,
  )
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${small.width}" height="${small.height}"><g fill="#f0f6">${marks.join('')}</g></svg>`
  await drawn(small)
    .composite([{ input: Buffer.from(overlay) }])
    .png()
    .toFile(file)
}
