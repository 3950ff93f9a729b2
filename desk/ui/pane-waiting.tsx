import { Link } from 'react-router'
import { Failed, LoadingRows } from './states.tsx'

type PaneWaitingProps = {
  back: { to: string; text: string }
  error: Error | null
  onRetry: () => void
}

/** A pane whose content is on its way, or did not come; where it is a page of its own, with the way back. */
export function PaneWaiting({ back, error, onRetry }: PaneWaitingProps) {
  return (
    <div className="px-5 pt-5">
      <Link to={back.to} className="two:hidden text-link underline">
        {back.text}
      </Link>
      {error ? <Failed error={error} onRetry={onRetry} /> : <LoadingRows rows={4} />}
    </div>
  )
}
