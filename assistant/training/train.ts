import { type Classifier, scoresOf, softmax } from '../engine/classify/classifier.ts'
import type { Features } from '../engine/classify/features.ts'
import { randomFrom } from '../engine/hash.ts'

export type Example = { label: string; features: Features }

export type TrainingOptions = {
  labels: readonly string[]
  /** Buckets, a power of two. */
  size: number
  epochs: number
  rate: number
  seed: number
}

const SMALLEST_PUSH = 0.01
// Examples the model is sure of teach it nothing; passing over them halves the time.
const CERTAIN = 0.97

/** Multinomial logistic regression by AdaGrad, one example at a time; then one byte a weight. */
export function train(examples: readonly Example[], options: TrainingOptions): Classifier {
  const { labels, size, epochs, rate, seed } = options
  const count = labels.length
  const weights = new Float32Array(size * count)
  const bias = new Float32Array(count)
  const squares = new Float32Array(size * count)
  const labelAt = new Map(labels.map((label, i) => [label, i]))
  const order = examples.map((_, i) => i)
  const random = randomFrom(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    for (const i of order) {
      const { label, features } = examples[i] as Example
      const right = labelAt.get(label)
      if (right === undefined) throw new Error(`No label ${label}`)
      const shares = sharesOf(weights, bias, features, count)
      if ((shares[right] as number) > CERTAIN) continue
      const pushed = pushesOf(shares, right)
      for (const label of pushed)
        bias[label] = (bias[label] as number) - 0.01 * (shares[label] as number)
      descend(weights, squares, features, shares, pushed, count, rate)
    }
  }
  return quantised({ labels, size, bias, weights })
}

function sharesOf(weights: Float32Array, bias: Float32Array, features: Features, count: number) {
  const scores = Float32Array.from(bias)
  for (let i = 0; i < features.buckets.length; i++) {
    const at = (features.buckets[i] as number) * count
    const weight = features.weights[i] as number
    for (let label = 0; label < count; label++)
      scores[label] = (scores[label] as number) + weight * (weights[at + label] as number)
  }
  return softmax(scores, 1)
}

/** Turns shares into slopes in place and lists the labels worth moving. */
function pushesOf(shares: Float32Array, right: number): number[] {
  shares[right] = (shares[right] as number) - 1
  const labels: number[] = []
  for (let label = 0; label < shares.length; label++)
    if (Math.abs(shares[label] as number) > SMALLEST_PUSH) labels.push(label)
  return labels
}

function descend(
  weights: Float32Array,
  squares: Float32Array,
  features: Features,
  pushes: Float32Array,
  labels: readonly number[],
  count: number,
  rate: number,
) {
  for (let i = 0; i < features.buckets.length; i++) {
    const base = (features.buckets[i] as number) * count
    const value = features.weights[i] as number
    for (const label of labels) {
      const at = base + label
      const slope = (pushes[label] as number) * value
      const seen = (squares[at] as number) + slope * slope
      squares[at] = seen
      weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(seen + 1e-6)
    }
  }
}

function shuffle(order: number[], random: () => number) {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
}

type Trained = {
  labels: readonly string[]
  size: number
  bias: Float32Array
  weights: Float32Array
}

function quantised({ labels, size, bias, weights }: Trained): Classifier {
  let largest = 1e-9
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const scale = largest / 127
  return {
    labels,
    size,
    scale,
    temperature: 1,
    threshold: 0,
    bias,
    weights: Int8Array.from(weights, (weight) => Math.round(weight / scale)),
  }
}

/** The temperature under which confidences are likeliest on examples the model has not seen. */
export function calibrate(model: Classifier, unseen: readonly Example[]): number {
  const scored = unseen.map(({ label, features }) => ({
    right: model.labels.indexOf(label),
    scores: scoresOf(model, features),
  }))
  let best = { temperature: 1, loss: Number.POSITIVE_INFINITY }
  for (let temperature = 0.3; temperature <= 3; temperature += 0.1) {
    let loss = 0
    for (const { right, scores } of scored)
      loss -= Math.log((softmax(scores, temperature)[right] as number) + 1e-9)
    if (loss < best.loss) best = { temperature, loss }
  }
  return best.temperature
}

/** The confidence that `share` of the given examples reach with their right label. */
export function thresholdKeeping(
  model: Classifier,
  unseen: readonly Example[],
  share: number,
): number {
  const confidences = unseen
    .map(({ label, features }) => {
      const shares = softmax(scoresOf(model, features), model.temperature)
      return shares[model.labels.indexOf(label)] as number
    })
    .sort((a, b) => a - b)
  return confidences[Math.floor(confidences.length * (1 - share))] ?? 0
}
