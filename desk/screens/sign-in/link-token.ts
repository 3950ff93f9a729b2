/**
 * What makes a one-time link work stands behind '#'. It is read once, before anything is drawn, and
 * taken out of the address, so that neither history nor a shared screen keeps it.
 */
function takeToken(): string {
  const token = location.hash.slice(1)
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search)
  return token
}

export const linkToken = takeToken()
