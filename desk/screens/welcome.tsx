import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { listPasskeys } from '#contract/calls/desk-account.ts'
import { listTeam } from '#contract/calls/desk-team.ts'
import { CheckIcon } from '#site/ui/icons.tsx'
import { askDesk } from '../asking/ask-desk.ts'
import { useMay, useMe } from '../asking/use-me.ts'
import { Page, Part } from '../shell/page.tsx'
import { words } from '../words/words.ts'

export function Component() {
  const me = useMe()
  const isOwner = useMay('owner')
  const passkeys = useQuery({
    queryKey: ['account', 'passkeys'],
    queryFn: () => askDesk(listPasskeys, {}),
  })
  const team = useQuery({ queryKey: ['team'], queryFn: () => askDesk(listTeam, {}) })
  const said = words.welcome
  const isSecure = me.second_factor || (passkeys.data?.passkeys.length ?? 0) > 0
  return (
    <Page title={said.title(me.name)} note={said.intro}>
      <Part title={said.steps}>
        <ol className="grid gap-4">
          <Step done={isSecure} to="/account" text={said.secure} hint={said.secureHint} />
          {isOwner && (
            <Step
              done={(team.data?.members.length ?? 1) > 1}
              to="/team"
              text={said.invite}
              hint={said.inviteHint}
            />
          )}
          <li>
            <p className="font-strong">{said.install}</p>
            <p className="text-muted">{said.installHint}</p>
          </li>
        </ol>
      </Part>
    </Page>
  )
}

type StepProps = { done: boolean; to: string; text: string; hint: string }

function Step({ done, to, text, hint }: StepProps) {
  return (
    <li>
      <p className="flex items-center gap-2">
        <Link to={to} className="font-strong text-link underline">
          {text}
        </Link>
        {done && (
          <span className="inline-flex items-center gap-1 text-muted">
            <CheckIcon width="16" height="16" /> {words.welcome.done}
          </span>
        )}
      </p>
      <p className="text-muted">{hint}</p>
    </li>
  )
}
