import { Worker } from 'node:worker_threads'

export type Watch = { beats: Int32Array; silentMs: number; lookEveryMs: number }

const BEAT_EVERY_MS = 1_000
const THREAD = new URL('./watchdog-thread.mjs', import.meta.url)

/**
 * Ends the process when its event loop has stood still for so long: a thread counts the beats that
 * the loop leaves in shared memory. Nothing inside a hung loop could, not even a signal's handler.
 */
export function startWatchdog(silentMs: number, onLost: (error: Error) => void): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  const beat = () => Atomics.add(beats, 0, 1)
  setInterval(beat, BEAT_EVERY_MS).unref()
  const workerData: Watch = { beats, silentMs, lookEveryMs: BEAT_EVERY_MS }
  const resourceLimits = { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1, stackSizeMb: 1 }
  const thread = new Worker(THREAD, { workerData, resourceLimits, env: {}, execArgv: [] })
  thread.on('error', onLost)
  thread.unref()
}
