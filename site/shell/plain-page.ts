import { useMatches } from 'react-router'

/** The handle of a page that the service fills in: our code would undo what was filled in. */
export const plainPage = { plain: true } as const

/** Whether none of our code runs on this page, however able the browser is. */
export const usePlainPage = (): boolean => useMatches().some(({ handle }) => handle === plainPage)
