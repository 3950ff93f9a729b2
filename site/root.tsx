import { loadShell } from './loaders/shell.server.ts'

export { Document as Layout } from './shell/document.tsx'
export { Shell as default } from './shell/shell.tsx'
export { UnexpectedError as ErrorBoundary } from './shell/unexpected-error.tsx'

export const loader = loadShell

/** What stands around the pages stays as it is while a visitor moves among them. */
export const shouldRevalidate = () => false
