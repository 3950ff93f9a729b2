// Loaded into a service that a test wants to hang: the signal's handler never returns.
process.on('SIGUSR2', () => {
  for (;;);
})
