import { signOut } from '#contract/calls/desk-sign-in.ts'
import { askDesk } from '../asking/ask-desk.ts'
import { notify } from '../notices/notices.ts'

/** By a load of the page: nothing that was seen, written or could be undone stays behind in this tab. */
export async function leaveDesk(): Promise<void> {
  try {
    await askDesk(signOut, {})
  } catch (error) {
    return notify((error as Error).message)
  }
  location.assign('/desk/sign-in')
}
