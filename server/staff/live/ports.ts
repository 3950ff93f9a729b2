/** Tells that live events were committed, by this instance or another. */
export type LiveSignal = {
  /** Gives the way to stop it. `wake` may be called when there is nothing new. */
  onWake(wake: () => void): () => void
  /** False while notifications of other instances may be missed. */
  isHeard(): boolean
}
