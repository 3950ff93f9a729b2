// Loaded into an instance beside the service: on SIGUSR2 it throws away what nobody needs, so that
// its figures then tell what is really held.
process.on('SIGUSR2', () => globalThis.gc?.())
