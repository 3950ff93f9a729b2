import { Link } from 'react-router'
import { Empty } from '../ui/states.tsx'
import { words } from '../words/words.ts'
import { Page } from './page.tsx'

export function NotFound() {
  return (
    <Page title={words.states.notFound}>
      <Empty
        action={
          <Link to="/" className="text-link underline">
            {words.states.toStart}
          </Link>
        }
      >
        {words.states.notFoundHint}
      </Empty>
    </Page>
  )
}
