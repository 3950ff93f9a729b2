import type { Words } from '#content/words/words.ts'

type Step = keyof Words['home']['voiceAgents']['console']['steps']

/**
 * The saffron thread, from the spoken word to its slot, to the calendar, to the record, to the note. It runs
 * in the gutters of the console, whose measures pinned-console.css fixes: 1200 × 444 px.
 */
const ways: Record<Step, string> = {
  call: '',
  intent:
    'M410 87C448 87 442 140 475 140M410 87C448 87 442 180 475 180M410 284C448 284 442 220 475 220',
  booking: 'M784 180C812 180 806 140 832 140M784 220C814 220 804 140 832 140',
  record: 'M832 140C840 140 842 146 842 156V274Q842 286 848 286',
  handover: 'M842 286V336Q842 350 828 350H792',
}

export const ConsoleThread = ({ step }: { step: Step }) => (
  <svg className="console-thread" viewBox="0 0 1200 444" aria-hidden="true">
    <path d={ways[step]} pathLength="1" />
  </svg>
)
