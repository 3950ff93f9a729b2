export { Document as Layout } from './shell/document.tsx'
export { Shell as default } from './shell/shell.tsx'
export { UnexpectedError as ErrorBoundary } from './shell/unexpected-error.tsx'
