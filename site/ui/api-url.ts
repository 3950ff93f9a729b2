/** Where the service answers: this site itself, unless the build names another host. */
const origin: string = import.meta.env?.PUBLIC_API_ORIGIN ?? ''

export const apiUrl = (path: string, search?: URLSearchParams): string =>
  search ? `${origin}${path}?${search}` : `${origin}${path}`
