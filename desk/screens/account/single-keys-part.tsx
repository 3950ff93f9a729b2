import { useId } from 'react'
import { setSingleKeys, useSingleKeys } from '../../keys/single-keys.ts'
import { Part } from '../../shell/page.tsx'
import { words } from '../../words/words.ts'

export function SingleKeysPart() {
  const isOn = useSingleKeys()
  const id = useId()
  const said = words.keys
  return (
    <Part title={said.singleKeys} hint={said.singleKeysHint}>
      <div className="flex min-h-9 items-center gap-3">
        <input
          id={id}
          type="checkbox"
          checked={isOn}
          onChange={(event) => setSingleKeys(event.target.checked)}
        />
        <label htmlFor={id}>{said.singleKeys}</label>
      </div>
    </Part>
  )
}
