import type { ShellData } from '#site/loaders/shell.server.ts'
import { NotFound } from '#site/shell/page-message.tsx'

type NotFoundMetaArgs = { matches: readonly ({ loaderData?: unknown } | undefined)[] }

// No loader of its own: there is no data at an address that leads nowhere.
export const meta = ({ matches: [root] }: NotFoundMetaArgs) =>
  (root?.loaderData as ShellData | undefined)?.notFoundHead ?? []

export default NotFound
