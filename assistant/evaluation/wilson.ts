const Z = 1.96

/** The lower end of the 95 % interval for a share: what a small set really proves. */
export function wilsonLowerBound(right: number, total: number): number {
  if (total === 0) return 0
  const share = right / total
  const spread = Z * Math.sqrt((share * (1 - share)) / total + (Z * Z) / (4 * total * total))
  return Math.max(0, (share + (Z * Z) / (2 * total) - spread) / (1 + (Z * Z) / total))
}
