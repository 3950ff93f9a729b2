import { useRouteLoaderData } from 'react-router'
import type { ShellData } from '#site/loaders/shell.server.ts'

/** What stands around every page, in its language. */
export function useShell(): ShellData {
  const shell = useRouteLoaderData<ShellData>('root')
  if (!shell) throw new Error('The page came without the words around it')
  return shell as ShellData
}
