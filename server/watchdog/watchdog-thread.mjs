// Runs beside the event loop and looks whether it still beats. Plain JavaScript: to strip types, the
// thread would load a compiler of its own and keep it.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** @type {import('./watchdog.ts').Watch} */
const { beats, silentMs, lookEveryMs } = workerData
const never = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))

let known = Atomics.load(beats, 0)
let silentLooks = 0
for (;;) {
  // Counts its own waits, not the clock: a machine that slept has hung nobody.
  Atomics.wait(never, 0, 0, lookEveryMs)
  const now = Atomics.load(beats, 0)
  silentLooks = now === known ? silentLooks + 1 : 0
  known = now
  if (silentLooks * lookEveryMs < silentMs) continue
  writeSync(2, `The event loop has stood still for ${silentMs / 1000} s: ending the process\n`)
  process.kill(process.pid, 'SIGKILL')
}
