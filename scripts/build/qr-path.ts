import { encode } from 'uqr'

/** The dark modules as one path, a unit a module, each row's runs joined so that no seams show. */
export function qrPath(text: string): { d: string; modules: number } {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const runs = data.flatMap((row, y) => {
    const starts = row.flatMap((dark, x) => (dark && !row[x - 1] ? [x] : []))
    return starts.map((x) => {
      const end = row.indexOf(false, x)
      const width = (end < 0 ? size : end) - x
      return `M${x} ${y}h${width}v1h-${width}z`
    })
  })
  return { d: runs.join(''), modules: size }
}
