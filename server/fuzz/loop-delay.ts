/** The longest time, in ms, that the service's event loop stood still since it was last asked. */
export async function longestBlock(metricsPort: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const [, seconds] = /^adya_nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text) ?? []
  if (seconds === undefined) throw new Error('the service does not tell its event loop lag')
  return Number(seconds) * 1000
}
