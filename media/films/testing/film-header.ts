type FilmHeader = { width: number; height: number; seconds: number; codecs: string[] }

type Part = { kind: string; start: number; end: number }

/** Size, length and codecs of an MP4, read from its boxes. */
export function readMp4Header(file: Buffer): FilmHeader & { startsWithIndex: boolean } {
  const top = boxes(file, 0, file.length)
  const moov = need(top, 'moov')
  const inMoov = boxes(file, moov.start, moov.end)
  const mvhd = need(inMoov, 'mvhd').start
  const tracks = inMoov.filter(({ kind }) => kind === 'trak')
  const sizes = tracks.map((track) => {
    const tkhd = need(boxes(file, track.start, track.end), 'tkhd')
    return { width: file.readUInt16BE(tkhd.end - 8), height: file.readUInt16BE(tkhd.end - 4) }
  })
  return {
    ...widest(sizes),
    seconds: file.readUInt32BE(mvhd + 16) / file.readUInt32BE(mvhd + 12),
    codecs: tracks.map((track) => sampleEntry(file, track)),
    startsWithIndex: moov.start < need(top, 'mdat').start,
  }
}

function sampleEntry(file: Buffer, track: Part): string {
  const path = ['mdia', 'minf', 'stbl', 'stsd']
  const stsd = path.reduce((part, kind) => need(boxes(file, part.start, part.end), kind), track)
  return file.toString('latin1', stsd.start + 12, stsd.start + 16)
}

function boxes(file: Buffer, start: number, end: number): Part[] {
  const found: Part[] = []
  for (let at = start; at < end; ) {
    const size = file.readUInt32BE(at)
    found.push({ kind: file.toString('latin1', at + 4, at + 8), start: at + 8, end: at + size })
    at += size
  }
  return found
}

/** Size, length and codecs of a WebM, read from its EBML elements. */
export function readWebmHeader(file: Buffer): FilmHeader {
  const segment = need(elements(file, 0, file.length), '18538067')
  const inSegment = elements(file, segment.start, segment.end)
  const info = need(inSegment, '1549a966')
  const duration = need(elements(file, info.start, info.end), '4489')
  const milliseconds =
    duration.end - duration.start === 8
      ? file.readDoubleBE(duration.start)
      : file.readFloatBE(duration.start)
  const tracks = need(inSegment, '1654ae6b')
  const entries = elements(file, tracks.start, tracks.end)
    .filter(({ kind }) => kind === 'ae')
    .map((entry) => elements(file, entry.start, entry.end))
  const sizes = entries.map((entry) => {
    const video = entry.find(({ kind }) => kind === 'e0')
    if (!video) return { width: 0, height: 0 }
    const inVideo = elements(file, video.start, video.end)
    return { width: number(file, need(inVideo, 'b0')), height: number(file, need(inVideo, 'ba')) }
  })
  return {
    ...widest(sizes),
    seconds: milliseconds / 1000,
    codecs: entries.map((entry) => {
      const { start, end } = need(entry, '86')
      return file.toString('latin1', start, end)
    }),
  }
}

function elements(file: Buffer, start: number, end: number): Part[] {
  const found: Part[] = []
  for (let at = start; at < end; ) {
    const idLength = Math.clz32(file.readUInt8(at)) - 23
    const kind = file.toString('hex', at, at + idLength)
    const sizeLength = Math.clz32(file.readUInt8(at + idLength)) - 23
    const bytes = [...file.subarray(at + idLength, at + idLength + sizeLength)]
    const size = bytes.reduce((sum, byte, index) => {
      return sum * 256 + (index === 0 ? byte & (0xff >> sizeLength) : byte)
    }, 0)
    const body = at + idLength + sizeLength
    found.push({ kind, start: body, end: body + size })
    at = body + size
  }
  return found
}

function number(file: Buffer, { start, end }: Part): number {
  return file.readUIntBE(start, end - start)
}

function widest(sizes: readonly { width: number; height: number }[]) {
  return sizes.toSorted((a, b) => b.width - a.width)[0] ?? { width: 0, height: 0 }
}

function need(parts: readonly Part[], kind: string): Part {
  const part = parts.find((candidate) => candidate.kind === kind)
  if (!part) throw new Error(`The film has no ${kind}`)
  return part
}
