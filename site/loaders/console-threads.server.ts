import type { Words } from '#content/words/words.ts'

type Step = keyof Words['home']['voiceAgents']['console']['steps']

/** How the saffron thread of each step runs on the console of 1200 × 444 px. Drawings come as data, not as script. */
export const consoleThreads: Record<Step, string> = {
  call: '',
  intent:
    'M410 87C448 87 442 140 475 140M410 87C448 87 442 180 475 180M410 284C448 284 442 220 475 220',
  booking: 'M784 180C812 180 806 140 832 140M784 220C814 220 804 140 832 140',
  record: 'M832 140C840 140 842 146 842 156V274Q842 286 848 286',
  handover: 'M842 286V336Q842 350 828 350H792',
}
