import { seededRandom } from '#content/format/seeded-random.ts'
import type { Classifier } from '../engine/classify/classifier.ts'
import type { Features } from '../engine/classify/features.ts'

/** `start` are scores that stand already; what is learned is added to them. */
export type Example = { label: string; features: Features; start?: Float32Array }

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
/** After these only what still taught something is gone through again. */
const WHOLE_ROUNDS = 1
const BIAS_RATE = 0.01
const LARGEST_BYTE = 127

/** Multinomial logistic regression by AdaGrad, one example at a time; then one byte a weight. */
export function train(examples: readonly Example[], options: TrainingOptions): Classifier {
  const { labels, size, epochs, rate, seed } = options
  const labelAt = new Map(labels.map((label, i) => [label, i]))
  const learner = createLearner(size, labels.length, rate)
  let order = Uint32Array.from(examples, (_, i) => i)
  const random = seededRandom(seed)
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(order, random)
    const taught = order.filter((i) => {
      const { label, features, start } = examples[i] as Example
      const right = labelAt.get(label)
      if (right === undefined) throw new Error(`No label ${label}`)
      return learner.learn(features, right, start)
    })
    if (epoch >= WHOLE_ROUNDS) order = taught
  }
  return quantised(labels, size, learner.bias, learner.weights)
}

/** The inner loops: every array is made once, as they run some hundred thousand times. */
function createLearner(size: number, count: number, rate: number) {
  const weights = new Float32Array(size * count)
  const squares = new Float32Array(size * count)
  const bias = new Float32Array(count)
  const shares = new Float32Array(count)
  const pushed = new Uint16Array(count)

  /** Four at a time, rounded as if it were one after the other: most of the training is spent here. */
  function addRows(buckets: Uint32Array, values: Float32Array): void {
    const inFours = buckets.length - (buckets.length % 4)
    for (let i = 0; i < inFours; i += 4) {
      const a = (buckets[i] as number) * count
      const b = (buckets[i + 1] as number) * count
      const c = (buckets[i + 2] as number) * count
      const d = (buckets[i + 3] as number) * count
      const ofA = values[i] as number
      const ofB = values[i + 1] as number
      const ofC = values[i + 2] as number
      const ofD = values[i + 3] as number
      for (let label = 0; label < count; label++) {
        let share = Math.fround((shares[label] as number) + ofA * (weights[a + label] as number))
        share = Math.fround(share + ofB * (weights[b + label] as number))
        share = Math.fround(share + ofC * (weights[c + label] as number))
        shares[label] = share + ofD * (weights[d + label] as number)
      }
    }
    for (let i = inFours; i < buckets.length; i++) {
      const at = (buckets[i] as number) * count
      const value = values[i] as number
      for (let label = 0; label < count; label++)
        shares[label] = (shares[label] as number) + value * (weights[at + label] as number)
    }
  }

  function score({ buckets, weights: values }: Features, start?: Float32Array): void {
    shares.set(bias)
    if (start)
      for (let label = 0; label < count; label++)
        shares[label] = (shares[label] as number) + (start[label] as number)
    addRows(buckets, values)
    let highest = Number.NEGATIVE_INFINITY
    for (let label = 0; label < count; label++)
      if ((shares[label] as number) > highest) highest = shares[label] as number
    let total = 0
    for (let label = 0; label < count; label++) {
      const share = Math.exp((shares[label] as number) - highest)
      shares[label] = share
      total += share
    }
    for (let label = 0; label < count; label++) shares[label] = (shares[label] as number) / total
  }

  return {
    weights,
    bias,
    /** Whether there was something to learn. */
    learn(features: Features, right: number, start?: Float32Array): boolean {
      score(features, start)
      if ((shares[right] as number) > CERTAIN) return false
      shares[right] = (shares[right] as number) - 1
      let pushes = 0
      for (let label = 0; label < count; label++)
        if (Math.abs(shares[label] as number) > SMALLEST_PUSH) pushed[pushes++] = label
      for (let p = 0; p < pushes; p++) {
        const label = pushed[p] as number
        bias[label] = (bias[label] as number) - BIAS_RATE * (shares[label] as number)
      }
      const { buckets, weights: values } = features
      for (let i = 0; i < buckets.length; i++) {
        const base = (buckets[i] as number) * count
        const value = values[i] as number
        for (let p = 0; p < pushes; p++) {
          const label = pushed[p] as number
          const at = base + label
          const slope = (shares[label] as number) * value
          const seen = (squares[at] as number) + slope * slope
          squares[at] = seen
          weights[at] = (weights[at] as number) - (rate * slope) / Math.sqrt(seen + 1e-6)
        }
      }
      return true
    },
  }
}

function shuffle(order: Uint32Array, random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = order[i] as number
    order[i] = order[j] as number
    order[j] = kept
  }
}

function quantised(
  labels: readonly string[],
  size: number,
  bias: Float32Array,
  weights: Float32Array,
): Classifier {
  let largest = 1e-9
  for (let i = 0; i < weights.length; i++) {
    const weight = Math.abs(weights[i] as number)
    if (weight > largest) largest = weight
  }
  const scale = largest / LARGEST_BYTE
  const bytes = new Int8Array(weights.length)
  for (let i = 0; i < weights.length; i++) bytes[i] = Math.round((weights[i] as number) / scale)
  return { labels, size, scale, temperature: 1, bias, weights: bytes }
}
