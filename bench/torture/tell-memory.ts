// Loaded into an instance beside the service: its parent asks what is really held, so what nobody
// needs is thrown away first.
process.on('message', () => {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ resident: rss, held: heapUsed })
})
