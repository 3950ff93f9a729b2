import { useRouteError } from 'react-router'
import { Refused } from '../asking/ask-desk.ts'
import { QuietButton } from '../ui/quiet-button.tsx'
import { Failed } from '../ui/states.tsx'
import { words } from '../words/words.ts'
import { Page } from './page.tsx'

/** In place of a screen that failed: what could not be loaded is asked for again, a bug is owned up to. */
export function BrokenPage() {
  const error = useRouteError()
  // A screen whose script did not arrive is not asked for again by itself: the whole page is.
  if (error instanceof Refused) return <Failed error={error} onRetry={() => location.reload()} />
  console.error(error)
  return (
    <Page title={words.states.brokenPage}>
      <p className="mb-4">{words.states.brokenPageHint}</p>
      <QuietButton onClick={() => location.reload()}>{words.shell.reload}</QuietButton>
    </Page>
  )
}
