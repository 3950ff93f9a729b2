import type { ReadText } from './read-text.ts'

const WHO =
  'they|he|she|who|wife|husband|staff|people|customers?|callers?|patients?|guests?|clients?'
const OF_OTHERS = new RegExp(
  `\\b(?:talks|speaks|replies|answers|writes|types)\\b|\\b(?:${WHO}) (?:talk|speak|reply|answer|write|type)\\b`,
)

/** 'The other doctor talks in Kannada' asks for no answer in it. */
export const tellsOfOthers = ({ normalised }: ReadText): boolean => OF_OTHERS.test(normalised)
