import type { DeskChat } from '#contract/desk-chat.ts'
import { words } from '../words/words.ts'

type Certainty = NonNullable<DeskChat['certainty']>

const levels = [4, 6, 8, 10, 12]
const lit = { sure: 5, unsure: 2, declined: 1 } as const satisfies Record<Certainty, number>

/** How sure the assistant was: the bars of a level meter, and the words for it. */
export function SureLevel({ certainty }: { certainty: Certainty }) {
  const colour = certainty === 'sure' ? 'bg-green-600' : 'bg-saffron'
  return (
    <span className="inline-flex items-baseline gap-1.5">
      <span className="sure-level" aria-hidden="true">
        {levels.map((height, index) => (
          <i
            key={height}
            className={index < lit[certainty] ? colour : 'bg-rest'}
            style={{ height }}
          />
        ))}
      </span>
      {words.chats.certainties[certainty]}
    </span>
  )
}
