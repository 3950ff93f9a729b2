import { useQuery } from '@tanstack/react-query'
import { readCallWords } from '#contract/calls/desk-phone.ts'
import { languageOf } from '#contract/language-of-text.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { words } from '../../words/words.ts'

type CallWordsProps = { callId: string | null; onClose: () => void }

export function CallWords({ callId, onClose }: CallWordsProps) {
  return (
    <Dialog open={callId !== null} onClose={onClose} title={words.calls.wordsTitle}>
      {callId && <Words callId={callId} />}
    </Dialog>
  )
}

function Words({ callId }: { callId: string }) {
  const said = words.calls
  const heard = useQuery({
    queryKey: ['calls', 'words', callId],
    queryFn: () => askDesk(readCallWords, { params: { call: callId } }),
  })
  if (heard.data?.allowed === false) return <p>{said.notAllowed}</p>
  if (heard.data?.words.length === 0) return <p>{said.noWords}</p>
  return (
    <ol className="grid gap-3">
      {heard.data?.words.map(({ role, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was said does not change places
        <li key={index}>
          <p className="text-small text-muted">{role === 'user' ? said.caller : said.assistant}</p>
          <p lang={languageOf(text)} dir="auto">
            {text}
          </p>
        </li>
      ))}
    </ol>
  )
}
