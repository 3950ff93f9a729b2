import { Link } from 'react-router'
import {
  type AlikeQuestions,
  notKnownReasons,
  questionMarks,
} from '#contract/calls/desk-not-known.ts'
import { useMay } from '../../asking/use-me.ts'
import { ownName } from '../../ui/own-name.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { since } from '../../ui/times.ts'
import { words } from '../../words/words.ts'
import { useMark } from './use-not-known.ts'

const BAR_PIXELS = 24

export function QuestionGroup({ group }: { group: AlikeQuestions }) {
  const mayAct = useMay('agent')
  const said = words.notKnown
  const reasons = notKnownReasons
    .filter((reason) => group.reasons[reason] > 0)
    .map((reason) => said.reasons[reason](group.reasons[reason]))
  return (
    <li className="question-group">
      <p className="figures text-[1.5rem]/7" title={said.asked(group.count)}>
        <span aria-hidden="true">{group.count}</span>
        <span className="sr-only">{said.asked(group.count)}</span>
      </p>
      <div className="min-w-0">
        <h2 lang={group.language} dir="auto" className="text-body/6 font-strong wrap-anywhere">
          {group.question}
        </h2>
        {group.others[0] && (
          <details>
            <summary className="cursor-pointer text-small text-muted">
              {said.wordings(group.others.length)}
            </summary>
            <ul className="my-1 grid gap-1">
              {group.others.map(({ text, language }) => (
                <li key={text} lang={language} dir="auto" className="leading-[1.57] wrap-anywhere">
                  {text}
                </li>
              ))}
            </ul>
          </details>
        )}
        <p className="flex flex-wrap gap-x-3 text-small text-muted">
          {group.languages.map(({ language, count }) => (
            <span key={language}>
              <span lang={language}>{nameOf(language)}</span>
              {group.languages.length > 1 && ` ${count}`}
            </span>
          ))}
          {reasons.map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
          <span>{said.lastAsked(since(group.last_at))}</span>
          <Link className="text-link underline" to={`/chats/${group.chat}?is=all`}>
            {said.openChat}
          </Link>
        </p>
      </div>
      <Asked counts={group.asked} />
      {mayAct && <Marks group={group} />}
    </li>
  )
}

/** When it was asked. The words beside it say how often, and when last. */
function Asked({ counts }: { counts: readonly number[] }) {
  const most = Math.max(1, ...counts)
  return (
    <span className="question-bars" aria-hidden="true">
      {counts.map((count, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: bars never change places
          key={index}
          className={count === 0 ? 'bg-rest' : 'bg-chart'}
          style={{ height: Math.max(3, (count / most) * BAR_PIXELS) }}
        />
      ))}
    </span>
  )
}

function Marks({ group }: { group: AlikeQuestions }) {
  const { mark, isPending } = useMark(group)
  const said = words.notKnown
  const label = (text: string) => `${text}: ${group.question}`
  if (group.mark) {
    return (
      <QuietButton
        className="justify-self-start"
        disabled={isPending}
        aria-label={label(said.unmark)}
        onClick={() => mark(null)}
      >
        {said.unmark}
      </QuietButton>
    )
  }
  return (
    <span className="flex flex-wrap gap-1.5">
      {questionMarks.map((one) => (
        <QuietButton
          key={one}
          disabled={isPending}
          aria-label={label(said.marks[one])}
          onClick={() => mark(one)}
        >
          {said.marks[one]}
        </QuietButton>
      ))}
    </span>
  )
}

const nameOf = (language: string): string =>
  language === 'und' ? words.notKnown.undetermined : ownName(language)
