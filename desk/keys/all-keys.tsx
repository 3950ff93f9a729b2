import { Dialog } from '../ui/dialog.tsx'
import { words } from '../words/words.ts'
import { type Action, allActions } from './actions.ts'
import { KeyCap } from './key-cap.tsx'

/** Every key that means something here and now. */
export function AllKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const actions = open ? allActions().filter(({ keys }) => keys !== undefined) : []
  return (
    <Dialog open={open} onClose={onClose} title={words.keys.allKeys}>
      <KeyList title={words.keys.here} actions={actions.filter(({ where }) => where === 'here')} />
      <KeyList
        title={words.keys.anywhere}
        actions={actions.filter(({ where }) => where === 'anywhere')}
      />
    </Dialog>
  )
}

function KeyList({ title, actions }: { title: string; actions: readonly Action[] }) {
  if (actions.length === 0) return null
  return (
    <section className="mb-6">
      <h3 className="mb-2 text-small text-muted">{title}</h3>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        {actions.map(({ label, keys = '' }) => (
          <div key={keys} className="contents">
            <dt>
              <KeyCap keys={keys} />
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
