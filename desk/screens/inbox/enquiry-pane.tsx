import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { translateAnswer, translateEnquiry } from '#contract/calls/desk-writing.ts'
import type { EnquiryEvent, OpenEnquiry } from '#contract/inbox.ts'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay, useMe } from '../../asking/use-me.ts'
import { useActions } from '../../keys/actions.ts'
import { KeyCap } from '../../keys/key-cap.tsx'
import { usePresence } from '../../presence/use-presence.ts'
import { PaneTitle } from '../../ui/pane-title.tsx'
import { PaneWaiting } from '../../ui/pane-waiting.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { Translated } from '../../writing/translated.tsx'
import { CallDialog } from './call-dialog.tsx'
import { Composer } from './composer.tsx'
import { EnquiryContext } from './enquiry-context.tsx'
import { AssignDialog, NoteDialog, TagDialog } from './enquiry-dialogs.tsx'
import { History } from './history.tsx'
import { PromiseClock } from './promise-clock.tsx'
import { sentFrom } from './sent-from.ts'
import { useChange } from './use-change.ts'
import { useEnquiry, useTeam } from './use-inbox.ts'

type Overlay = 'none' | 'assign' | 'note' | 'tag' | 'call'

export function EnquiryPane({ enquiryId, back }: { enquiryId: string; back: string }) {
  const enquiry = useEnquiry(enquiryId)
  return (
    <article className="enquiry-pane pane">
      {enquiry.data ? (
        <OpenedEnquiry enquiry={enquiry.data} back={back} />
      ) : (
        <PaneWaiting
          back={{ to: back, text: words.inbox.back }}
          error={enquiry.error}
          onRetry={() => void enquiry.refetch()}
        />
      )}
    </article>
  )
}

function OpenedEnquiry({ enquiry, back }: { enquiry: OpenEnquiry; back: string }) {
  const mayAct = useMay('agent')
  const me = useMe()
  const team = useTeam()
  const navigate = useNavigate()
  const [overlay, setOverlay] = useState<Overlay>('none')
  const [isWriting, setWriting] = useState(false)
  const [isContextOpen, setContextOpen] = useState(false)
  const others = usePresence(`enquiry:${enquiry.id}`, isWriting ? 'writing' : 'reading')
  const reply = useRef<HTMLTextAreaElement>(null)
  const said = words.inbox
  const nameOf = (id: string) => team.data?.members.find((member) => member.id === id)?.name ?? ''
  const { change, isPending } = useChange(enquiry, nameOf)
  const isClosed = enquiry.state === 'closed'
  const closeOrReopen = () => change({ state: isClosed ? 'open' : 'closed' })

  useActions([
    { label: said.keys.back, keys: 'Escape', act: () => void navigate(back), where: 'here' },
    {
      label: said.keys.context,
      keys: 'i',
      act: () => setContextOpen(!isContextOpen),
      where: 'here',
    },
    ...(mayAct
      ? ([
          { label: said.reply, keys: 'r', act: () => reply.current?.focus(), where: 'here' },
          { label: said.assign, keys: 'a', act: () => setOverlay('assign'), where: 'here' },
          {
            label: said.keys.mine,
            keys: 'm',
            act: () => change({ assignee: me.id }),
            where: 'here',
          },
          { label: said.noteAction, keys: 'n', act: () => setOverlay('note'), where: 'here' },
          { label: said.tag, keys: 't', act: () => setOverlay('tag'), where: 'here' },
          { label: said.call, keys: 'c', act: () => setOverlay('call'), where: 'here' },
          {
            label: isClosed ? said.reopen : said.close,
            keys: 'e',
            act: closeOrReopen,
            where: 'here',
          },
        ] as const)
      : []),
  ])

  return (
    <>
      <div className="enquiry-main">
        <header className="relative border-b border-line px-5 pt-5 pb-3">
          {/* Above the title: whoever comes and goes moves nothing that somebody reads. */}
          <p
            role="status"
            className="absolute inset-x-5 top-1 truncate text-end text-small text-muted"
          >
            {others
              .map(({ id, doing }) =>
                doing === 'writing' ? said.isWriting(nameOf(id)) : said.isReading(nameOf(id)),
              )
              .join(', ')}
          </p>
          <Link to={back} className="two:hidden text-link underline">
            {said.back}
          </Link>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <PaneTitle place={said.title}>{enquiry.business_name || enquiry.name}</PaneTitle>
            {mayAct && (
              <div className="flex flex-wrap items-center gap-1">
                <Tool label={said.assign} keys="a" onPress={() => setOverlay('assign')} />
                <Tool label={said.noteAction} keys="n" onPress={() => setOverlay('note')} />
                <Tool label={said.tag} keys="t" onPress={() => setOverlay('tag')} />
                <QuietButton onClick={closeOrReopen} disabled={isPending}>
                  {isClosed ? said.reopen : said.close} <KeyCap keys="e" />
                </QuietButton>
              </div>
            )}
          </div>
          <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-muted">
            {enquiry.business_name && <span>{enquiry.name}</span>}
            <a className="text-link" href={`mailto:${encodeURIComponent(enquiry.email)}`}>
              {enquiry.email}
            </a>
            <button
              type="button"
              className="text-link"
              aria-label={said.callNumber(enquiry.phone)}
              onClick={() => setOverlay('call')}
            >
              {enquiry.phone}
            </button>
          </p>
        </header>
        <PromiseClock enquiry={enquiry} />
        <div className="grid gap-4 px-5 py-4">
          {enquiry.flagged && (
            <p className="rounded-small bg-saffron-soft px-4 py-2">{said.flagged}</p>
          )}
          <section aria-label={said.inTheirWords}>
            <h3 className="mb-2 text-body">
              {said.inTheirWords}{' '}
              {enquiry.page && (
                <span className="font-normal text-muted">
                  {said.byFormOn(sentFrom(enquiry.page).path)}
                </span>
              )}
            </h3>
            <Translated
              key={enquiry.id}
              text={enquiry.message}
              look="visitor-words whitespace-pre-wrap"
              translate={() => askDesk(translateEnquiry, { params: { enquiry: enquiry.id } })}
              keys="o"
            />
          </section>
          <History
            events={enquiry.events}
            {...(mayAct ? { translate: translateOf(enquiry.id) } : {})}
          />
          <div className="three:hidden">
            <QuietButton
              aria-expanded={isContextOpen}
              onClick={() => setContextOpen(!isContextOpen)}
            >
              {said.context} <KeyCap keys="i" />
            </QuietButton>
          </div>
        </div>
        {mayAct ? (
          <Composer key={enquiry.id} enquiry={enquiry} field={reply} onWriting={setWriting} />
        ) : (
          <p className="border-t border-line px-5 py-4 text-muted">{said.viewerOnly}</p>
        )}
      </div>
      <EnquiryContext enquiry={enquiry} isOpen={isContextOpen} />
      <AssignDialog
        open={overlay === 'assign'}
        onClose={() => setOverlay('none')}
        enquiry={enquiry}
        onAssign={(assignee) => change({ assignee })}
      />
      <TagDialog
        open={overlay === 'tag'}
        onClose={() => setOverlay('none')}
        enquiry={enquiry}
        onTags={(tags) => change({ tags })}
      />
      <NoteDialog
        open={overlay === 'note'}
        onClose={() => setOverlay('none')}
        enquiryId={enquiry.id}
      />
      <CallDialog open={overlay === 'call'} onClose={() => setOverlay('none')} enquiry={enquiry} />
    </>
  )
}

const translateOf = (enquiry: string) => (answer: EnquiryEvent) =>
  askDesk(translateAnswer, { params: { enquiry, answer: String(answer.id) } })

function Tool({ label, keys, onPress }: { label: string; keys: string; onPress: () => void }) {
  return (
    <button
      type="button"
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full px-3 font-strong hover:bg-sel"
      onClick={onPress}
    >
      {label} <KeyCap keys={keys} />
    </button>
  )
}
