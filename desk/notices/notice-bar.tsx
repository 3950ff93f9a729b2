import { CloseIcon } from '#site/ui/icons.tsx'
import { words } from '../words/words.ts'
import { dismiss, undo, useNotices } from './notices.ts'

export function NoticeBar() {
  const notices = useNotices()
  return (
    <section className="notices on-green" aria-label={words.shell.notices}>
      <div role="status" className="contents">
        {notices.map((notice) => (
          <div
            key={notice.id}
            className="flex min-h-12 items-center gap-3 rounded-small bg-green-950 py-1 pr-1 pl-4 text-on-green shadow-lifted"
          >
            <p className="grow">{notice.text}</p>
            {notice.undo && (
              <button
                type="button"
                className="min-h-10 rounded-small px-3 font-strong text-green-300"
                onClick={() => undo(notice)}
              >
                {words.shell.undo}
              </button>
            )}
            <button
              type="button"
              aria-label={words.shell.close}
              className="grid size-10 place-items-center rounded-small"
              onClick={() => dismiss(notice.id)}
            >
              <CloseIcon />
            </button>
          </div>
        ))}
      </div>
    </section>
  )
}
