// Loaded into a service whose event loop a test watches: tells, and forgets, how long it stood still.
import { createServer } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

const LOOK_EVERY_MS = 5

if (isMainThread) watch()

function watch(): void {
  const delay = monitorEventLoopDelay({ resolution: LOOK_EVERY_MS })
  delay.enable()
  // What the thread itself computed between two looks: other programs' share of the processor is not
  // in it, nor is waiting for the disk.
  let longestWork = 0
  let before = process.threadCpuUsage()
  const look = () => {
    const { user, system } = process.threadCpuUsage(before)
    before = process.threadCpuUsage()
    longestWork = Math.max(longestWork, (user + system) / 1000)
  }
  setInterval(look, LOOK_EVERY_MS).unref()
  const server = createServer((_, response) => {
    response.end(JSON.stringify({ delayMs: delay.max / 1e6, workMs: longestWork }))
    delay.reset()
    longestWork = 0
  })
  server.listen(Number(process.env.LOOP_DELAY_PORT), '127.0.0.1')
  server.unref()
}
