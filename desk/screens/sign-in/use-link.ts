import { useQuery } from '@tanstack/react-query'
import { readLink } from '#contract/calls/desk-sign-in.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { linkToken } from './link-token.ts'

/** What the link that led here is for. Undefined while it is asked, null when it does not work. */
export function useLink(kind: 'set-up' | 'invitation' | 'reset') {
  const link = useQuery({
    queryKey: ['link'],
    queryFn: () => askDesk(readLink, { body: { token: linkToken } }),
    enabled: linkToken !== '',
    retry: false,
    // The form stays as it is, whatever happens to the link while it is filled in.
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (linkToken === '' || link.isError) return null
  if (!link.data) return undefined
  return link.data.kind === kind ? { ...link.data, token: linkToken } : null
}
