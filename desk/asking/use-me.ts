import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import type { Role } from '#contract/call.ts'
import { roles } from '#contract/call.ts'
import { whoAmI } from '#contract/calls/desk-account.ts'
import { askDesk } from './ask-desk.ts'

export const meQuery = queryOptions({
  queryKey: ['account', 'me'],
  queryFn: ({ signal }) => askDesk(whoAmI, {}, signal),
  staleTime: 60_000,
})

/** Who is signed in. Under the shell, which waits for it. */
export const useMe = () => useSuspenseQuery(meQuery).data

/** Whether one's role is enough. The server asks again: this only decides what is shown. */
export const useMay = (needed: Role): boolean =>
  roles.indexOf(useMe().role) >= roles.indexOf(needed)
