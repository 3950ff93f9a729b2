import {
  type AlikeQuestions,
  ASKED_STEPS,
  type QuestionMark,
} from '#contract/calls/desk-not-known.ts'
import { groupAlike } from './group-alike.ts'
import type { NotKnownStore, UnansweredQuestion } from './ports.ts'

const DAY_MS = 86_400_000
/** So many are compared in a few milliseconds; a month with more of them has other worries. */
const MOST_COMPARED = 1000
const MOST_WORDINGS = 4
/** For what was asked before replies kept their language. */
const UNKNOWN_LANGUAGE = 'und'

type View = 'open' | QuestionMark

/** Groups of questions that are alike, those asked most first. Marked and unmarked stand apart. */
export async function listNotKnown(
  store: NotKnownStore,
  { is, days, now }: { is: View; days: number; now: number },
) {
  const since = now - days * DAY_MS
  const questions = await store.since(since, MOST_COMPARED + 1)
  const compared = questions.slice(0, MOST_COMPARED)
  const viewOf = ({ mark }: UnansweredQuestion): View => mark ?? 'open'
  const groupsOf = (view: View) =>
    groupAlike(
      compared.filter((question) => viewOf(question) === view),
      ({ text }) => text,
    )
  const shown = groupsOf(is)
    .map((alike) => describeGroup(alike, since, now))
    .filter((group) => group !== null)
    .toSorted((a, b) => b.count - a.count || b.last_at - a.last_at)
  const count = (view: View) => (view === is ? shown.length : groupsOf(view).length)
  return {
    groups: shown,
    counts: {
      open: count('open'),
      'on-site': count('on-site'),
      'should-decline': count('should-decline'),
    },
    is_cut: questions.length > MOST_COMPARED,
  }
}

function describeGroup(
  alike: readonly UnansweredQuestion[],
  since: number,
  now: number,
): AlikeQuestions | null {
  const [newest] = alike
  if (!newest) return null
  const languages = Map.groupBy(alike, languageOf)
  const wordings = [...new Map(alike.map((one) => [one.text, one])).values()]
  const having = (has: (one: UnansweredQuestion) => boolean) => alike.filter(has).length
  return {
    id: newest.id,
    question: newest.text,
    language: languageOf(newest),
    count: alike.length,
    languages: [...languages].map(([language, those]) => ({ language, count: those.length })),
    reasons: {
      declined: having(({ certainty }) => certainty === 'declined'),
      unsure: having(({ certainty }) => certainty === 'unsure'),
      'rated-down': having(({ isRatedDown }) => isRatedDown),
      person: having(({ wantsPerson }) => wantsPerson),
    },
    asked: steps(alike, since, now),
    last_at: newest.at,
    mark: newest.mark,
    others: wordings
      .filter(({ text }) => text !== newest.text)
      .slice(0, MOST_WORDINGS)
      .map((one) => ({ text: one.text, language: languageOf(one) })),
    chat: newest.chatRef,
    messages: alike.map(({ id }) => id),
  }
}

const languageOf = ({ language, script }: UnansweredQuestion): string =>
  `${language ?? UNKNOWN_LANGUAGE}${script === 'latin' && language !== 'en' ? '-Latn' : ''}`

function steps(alike: readonly UnansweredQuestion[], since: number, now: number): number[] {
  const counts = Array.from({ length: ASKED_STEPS }, () => 0)
  for (const { at } of alike) {
    const step = Math.floor(((at - since) / (now - since)) * ASKED_STEPS)
    const within = Math.min(ASKED_STEPS - 1, Math.max(0, step))
    counts[within] = (counts[within] ?? 0) + 1
  }
  return counts
}

const kinds = { 'on-site': 'product', 'should-decline': 'decline' } as const

/**
 * A row of the evaluation for each question, once. What an answer must hold is for whoever adds the
 * row to write: it is not known here.
 */
export function evaluationRows(questions: readonly UnansweredQuestion[]): string[] {
  const once = new Map(questions.map((question) => [question.text, question]))
  return [...once.values()].flatMap((question) => {
    if (!question.mark) return []
    const lang = languageOf(question).toLowerCase()
    const row = {
      id: `desk-${question.id.slice(0, 12)}`,
      ...{ lang, kind: kinds[question.mark], turns: [question.text], must: [], mustNot: [] },
    }
    return [`${JSON.stringify(row)}\n`]
  })
}
