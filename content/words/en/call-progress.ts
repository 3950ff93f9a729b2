import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress = {
  heading: 'Your call to {number}',
  steps: { asked: 'Asked', ringing: 'Rings', talking: 'Talk', ended: 'Done' },
  states: {
    person: 'A person will call you',
    queued: 'Your call is in the queue',
    dialling: 'Dialling your number',
    ringing: 'Your phone is ringing',
    talking: 'You are on the call',
    ended: 'The call is over',
    missed: 'The call did not get through',
    unheard: 'We do not know how the call went',
  },
  /** What the visitor can expect or do next. Where a call waits, `Later` has the time. */
  notes: {
    person: `Our people place these calls themselves: one of us rings you as soon as somebody is free, today until ${callingHours.to - 12} at night, or else tomorrow from ${callingHours.from} in the morning.`,
    personLater:
      'Our people place these calls themselves: one of us rings you as soon as somebody is free, from {time} on.',
    queued: 'We ring you as soon as a line is free.',
    queuedLater: 'We ring you on {time}, or as soon after that as a line is free.',
    dialling: 'It should ring within a minute. Keep your phone near.',
    ringing: `Pick up: ${brand.name} is on the line.`,
    talking:
      'Ask what your customers would ask. If you say “keep it”, what was said stands here afterwards.',
    ended: 'What was said is not shown: it is only if “keep it” was said on the call.',
    missed:
      'Nobody picked up, the line was busy, or the network let us down. You can ask again in an hour.',
    unheard:
      'The line has not reported it. If your phone has not rung, you can ask again in an hour.',
  },
  said: 'What was said',
  speakers: { user: 'You', model: brand.name },
  back: 'Back to the form',
} as const
