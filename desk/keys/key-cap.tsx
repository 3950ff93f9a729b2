import { Fragment } from 'react'
import { words } from '../words/words.ts'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

/** Keys as they stand on the keyboard. */
export function KeyCap({ keys }: { keys: string }) {
  return (
    <span className="key-caps">
      {keys.split(' ').map((press, index) => (
        <Fragment key={press}>
          {index > 0 && <span className="text-fine text-muted">{words.keys.between}</span>}
          <kbd className="key-cap">{shown(press)}</kbd>
        </Fragment>
      ))}
    </span>
  )
}

function shown(press: string): string {
  return press
    .replace('[Shift]+', '')
    .replace('$mod+', isMac ? '⌘ ' : 'Ctrl ')
    .replace(/ (\w)$/, (_, letter: string) => ` ${letter.toUpperCase()}`)
    .replace('Escape', 'Esc')
}
