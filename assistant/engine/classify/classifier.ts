import type { Features } from './features.ts'

/** A linear classifier whose weights are single bytes; `scale` gives them their size back. */
export type Classifier = {
  labels: readonly string[]
  size: number
  scale: number
  /** Softmax temperature that makes confidence mean what it says. */
  temperature: number
  bias: Float32Array
  /** label by label within each bucket */
  weights: Int8Array
}

export function scoresOf(
  model: Pick<Classifier, 'labels' | 'bias' | 'weights' | 'scale'>,
  { buckets, weights }: Features,
): Float32Array {
  const count = model.labels.length
  const scores = new Float32Array(count)
  for (let i = 0; i < buckets.length; i++) {
    const at = (buckets[i] as number) * count
    const weight = weights[i] as number
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] as number) + weight * (model.weights[at + label] as number)
  }
  for (let label = 0; label < count; label++)
    scores[label] = (scores[label] as number) * model.scale + (model.bias[label] as number)
  return scores
}

export function softmax(scores: Float32Array, temperature: number): Float32Array {
  let highest = Number.NEGATIVE_INFINITY
  for (const score of scores) if (score > highest) highest = score
  let total = 0
  const shares = new Float32Array(scores.length)
  for (let i = 0; i < scores.length; i++) {
    shares[i] = Math.exp(((scores[i] as number) - highest) / temperature)
    total += shares[i] as number
  }
  for (let i = 0; i < shares.length; i++) shares[i] = (shares[i] as number) / total
  return shares
}
