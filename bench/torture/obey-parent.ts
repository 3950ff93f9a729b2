// Loaded into an instance beside the service: its parent asks it to hang, or what is really held; then
// what nobody needs is thrown away first.
process.on('message', (wish) => {
  if (wish === 'hang') for (;;);
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ resident: rss, held: heapUsed })
})
