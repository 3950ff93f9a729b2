import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { composeSupportCall } from '../sound/compose.ts'
import { wavFile } from '../sound/wav.ts'
import { type FindBrowser, openStage, type Stage } from '../stage.ts'
import { ffmpeg, requireFfmpeg } from '../tool.ts'
import { FRAMES_PER_SECOND, type Scene } from './scene.ts'

const outputFolder = fileURLToPath(new URL('../../site/public/media/films/', import.meta.url))

const MAX_FILM_BYTES = 350_000
const MAX_POSTER_BYTES = 40_000
const AUDIO_BITS_PER_SECOND = { webm: 28_000, mp4: 40_000 } as const
// Rate control misses its aim by a little: when a film comes out too heavy, aim lower.
const SHARES_OF_LIMIT = [0.93, 0.86, 0.78] as const

const quiet = ['-y', '-hide_banner', '-loglevel', 'error']
const bt709 = [
  ...['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ...['-color_range', 'tv'],
]

/** What one film is encoded from. */
type Take = { scene: Scene; folder: string; master: string; sound: string | undefined }

/** Draws, photographs and encodes one film: WebM, MP4 and, where it waits to be played, both posters. */
export async function renderFilm(scene: Scene, findBrowser: FindBrowser): Promise<void> {
  requireFfmpeg()
  const name = basename(scene.id)
  const folder = await mkdtemp(join(tmpdir(), `film-${name}-`))
  const stage = await openStage(scene, findBrowser)
  try {
    await mkdir(outputFolder, { recursive: true })
    const output = (extension: string) => join(outputFolder, `${name}.${extension}`)
    const sound = scene.sound ? join(folder, 'sound.wav') : undefined
    if (sound) await writeFile(sound, wavFile(composeSupportCall()))
    const master = join(folder, 'master.mkv')
    await shootMaster(scene, stage, master)
    if (scene.sound)
      await makePosters(await stage.photograph(scene.draw(scene.posterAt ?? scene.opensAt)), output)
    const take = { scene, folder, master, sound }
    await encodeWebm(take, output('webm'))
    await encodeMp4(take, output('mp4'))
    await report(name, ['webm', 'mp4', ...(scene.sound ? ['avif', 'webp'] : [])].map(output))
  } finally {
    await stage.close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Every frame once, without loss, already in the colours and sampling of the finished film. */
async function shootMaster(scene: Scene, stage: Stage, master: string): Promise<void> {
  const frames = Math.round(scene.seconds * FRAMES_PER_SECOND)
  async function* photographs() {
    for (let index = 0; index < frames; index++) {
      const t = (scene.opensAt + index / FRAMES_PER_SECOND) % scene.seconds
      yield await stage.photograph(scene.draw(t))
    }
  }
  await ffmpeg(
    [
      ...quiet,
      ...['-f', 'image2pipe', '-c:v', 'png', '-framerate', String(FRAMES_PER_SECOND), '-i', '-'],
      ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd,format=yuv420p'],
      ...['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '0', ...bt709, master],
    ],
    photographs(),
  )
}

function videoBitsPerSecond(scene: Scene, container: 'webm' | 'mp4', share: number): string {
  const all = (MAX_FILM_BYTES * 8 * share) / scene.seconds
  return String(Math.floor(all - (scene.sound ? AUDIO_BITS_PER_SECOND[container] : 0)))
}

/** Encodes at falling rates until the film is light enough. */
async function fitting(file: string, encode: (share: number) => Promise<unknown>): Promise<void> {
  for (const share of SHARES_OF_LIMIT) {
    await encode(share)
    if ((await stat(file)).size <= MAX_FILM_BYTES) return
  }
  throw new Error(`${basename(file)} does not fit ${MAX_FILM_BYTES} bytes`)
}

async function encodeWebm({ scene, folder, master, sound }: Take, file: string): Promise<void> {
  const passes = join(folder, 'vp9')
  const video = (pass: 1 | 2, share: number) => [
    ...['-c:v', 'libvpx-vp9', '-crf', '24', '-b:v', videoBitsPerSecond(scene, 'webm', share)],
    ...['-g', '300', '-deadline', 'good', '-cpu-used', '4', '-row-mt', '1'],
    ...['-auto-alt-ref', '1', '-lag-in-frames', '25', ...bt709],
    ...['-pass', String(pass), '-passlogfile', passes],
  ]
  const audio = ['-c:a', 'libopus', '-b:a', String(AUDIO_BITS_PER_SECOND.webm)]
  await ffmpeg([...quiet, '-i', master, ...video(1, 1), '-an', '-f', 'null', '-'])
  await fitting(file, (share) =>
    ffmpeg([
      ...quiet,
      ...inputs(master, sound),
      ...video(2, share),
      ...withSound(sound, audio),
      file,
    ]),
  )
}

/** Constant quality when that is light enough, else two passes to the rate that fits. */
async function encodeMp4({ scene, folder, master, sound }: Take, file: string): Promise<void> {
  const video = [
    ...['-c:v', 'libx264', '-preset', 'slow', '-tune', 'animation', '-profile:v', 'high'],
    ...['-pix_fmt', 'yuv420p', '-g', '300', ...bt709],
  ]
  const audio = ['-c:a', 'aac', '-ar', '32000', '-b:a', String(AUDIO_BITS_PER_SECOND.mp4)]
  const finish = [...withSound(sound, audio), '-movflags', '+faststart', file]
  const source = [...quiet, ...inputs(master, sound), ...video]
  await ffmpeg([...source, '-crf', '21', ...finish])
  if ((await stat(file)).size <= MAX_FILM_BYTES) return
  await fitting(file, async (share) => {
    const rate = ['-b:v', videoBitsPerSecond(scene, 'mp4', share)]
    const pass = [...rate, '-passlogfile', join(folder, 'h264'), '-pass']
    await ffmpeg([...quiet, '-i', master, ...video, ...pass, '1', '-an', '-f', 'null', '-'])
    await ffmpeg([...source, ...pass, '2', ...finish])
  })
}

function inputs(master: string, sound: string | undefined): string[] {
  return ['-i', master, ...(sound ? ['-i', sound] : [])]
}

function withSound(sound: string | undefined, codec: string[]): string[] {
  return sound ? ['-map', '0:v', '-map', '1:a', ...codec, '-ac', '1'] : ['-an']
}

async function makePosters(shot: Buffer, output: (extension: string) => string): Promise<void> {
  await lightest(output('avif'), (quality) => sharp(shot).avif({ quality, effort: 7 }).toBuffer())
  await lightest(output('webp'), (quality) =>
    sharp(shot).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
  )
}

/** The best quality that stays within the poster's weight. */
async function lightest(file: string, encode: (quality: number) => Promise<Buffer>): Promise<void> {
  for (const quality of [86, 80, 74, 68, 62, 56, 50]) {
    const picture = await encode(quality)
    if (picture.byteLength <= MAX_POSTER_BYTES) return writeFile(file, picture)
  }
  throw new Error(`${basename(file)} does not fit ${MAX_POSTER_BYTES} bytes`)
}

async function report(name: string, files: readonly string[]): Promise<void> {
  const weights = await Promise.all(
    files.map(async (file) => `${extname(file)} ${Math.round((await stat(file)).size / 1000)} kB`),
  )
  console.log(`films/${name}: ${weights.join(', ')}`)
}
