/** One measured matter: what it means for a visitor, and its figures. */
export type BenchSection = {
  title: string
  meaning: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

export type Bench = { name: string; measure: () => Promise<BenchSection> }

export function toMarkdown({ title, meaning, head, rows }: BenchSection): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    `## ${title}`,
    '',
    meaning,
    '',
    line(head),
    line(head.map(() => '---')),
    ...rows.map(line),
  ].join('\n')
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? Number.NaN

export const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`
export const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(0)} MB`
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
