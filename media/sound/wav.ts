export const SAMPLES_PER_SECOND = 48_000

const HEADER_BYTES = 44
const BYTES_A_SAMPLE = 2
const LOUDEST = 0x7fff

/** One channel of 16 bits; samples are between -1 and 1. */
export function wavFile(samples: Float32Array): Buffer {
  const size = samples.length * BYTES_A_SAMPLE
  const file = Buffer.alloc(HEADER_BYTES + size)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(HEADER_BYTES - 8 + size, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLES_PER_SECOND, 24)
  file.writeUInt32LE(SAMPLES_PER_SECOND * BYTES_A_SAMPLE, 28)
  file.writeUInt16LE(BYTES_A_SAMPLE, 32)
  file.writeUInt16LE(BYTES_A_SAMPLE * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(size, 40)
  for (const [index, sample] of samples.entries())
    file.writeInt16LE(Math.round(sample * LOUDEST), HEADER_BYTES + index * BYTES_A_SAMPLE)
  return file
}
