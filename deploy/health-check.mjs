// The image's health check. Docker notes that a container is ill and leaves it running; so a service
// that takes connections and answers none of them is ended here, and the restart policy replaces it.
// One that takes no connections is still starting, or already ending: that is left alone.
import { readdirSync, readFileSync } from 'node:fs'

const TRIES = 4
const PATIENCE_MS = 5_000
/** The process whose child the service is: the image's init. */
const init = process.argv[2] ?? '1'
const address = `http://127.0.0.1:${process.env.PORT}/healthz`

/** @returns {Promise<'well' | 'ill' | 'silent'>} */
async function ask() {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) })
    return ok ? 'well' : 'ill'
  } catch (error) {
    return error instanceof Error && error.name === 'TimeoutError' ? 'silent' : 'ill'
  }
}

/** @param {string} pid */
function isService(pid) {
  try {
    // "pid (name) state parent": the name may hold anything but ends at the last bracket.
    const [, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return parent === init && pid !== String(process.pid)
  } catch {
    return false
  }
}

for (let tries = 0; tries < TRIES; tries++) {
  const state = await ask()
  if (state !== 'silent') process.exit(state === 'well' ? 0 : 1)
}
const services = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isService(name))
for (const pid of services) process.kill(Number(pid), 'SIGKILL')
process.exit(1)
