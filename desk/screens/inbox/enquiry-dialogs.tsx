import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { noteOnEnquiry } from '#contract/calls/desk-inbox.ts'
import { deskLimits, type OpenEnquiry } from '#contract/inbox.ts'
import { Button } from '#site/ui/button.tsx'
import { TextArea, TextField } from '#site/ui/field.tsx'
import { useCallForm } from '../../asking/use-call-form.ts'
import { useMe } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Away } from '../../ui/away.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { words } from '../../words/words.ts'
import { useTeam } from './use-inbox.ts'

type Shown = { open: boolean; onClose: () => void }
type AssignDialogProps = Shown & {
  enquiry: OpenEnquiry
  onAssign: (assignee: string | null) => void
}

export function AssignDialog({ open, onClose, enquiry, onAssign }: AssignDialogProps) {
  const team = useTeam()
  const me = useMe()
  const said = words.inbox
  const able = team.data?.members.filter(({ disabled, role }) => !disabled && role !== 'viewer')
  const inOrder = able?.toSorted((a, b) => Number(b.id === me.id) - Number(a.id === me.id)) ?? []
  const choose = (id: string | null) => {
    onAssign(id)
    onClose()
  }
  return (
    <Dialog open={open} onClose={onClose} title={said.assignTo}>
      <ul className="grid gap-1">
        {inOrder.map(({ id, name, absent_until }) => (
          <li key={id}>
            <Pick isChosen={id === enquiry.assignee?.id} onPick={() => choose(id)}>
              <Badge name={name} /> {name}
              <Away until={absent_until} />
            </Pick>
          </li>
        ))}
        {enquiry.assignee && (
          <li>
            <Pick isChosen={false} onPick={() => choose(null)}>
              {said.assignNobody}
            </Pick>
          </li>
        )}
      </ul>
    </Dialog>
  )
}

type PickProps = { isChosen: boolean; onPick: () => void; children: ReactNode }

function Pick({ isChosen, onPick, children }: PickProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className="flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left hover:bg-sel aria-pressed:bg-sel aria-pressed:font-strong"
      onClick={onPick}
    >
      {children}
    </button>
  )
}

type NoteDialogProps = Shown & { enquiryId: string }

export function NoteDialog({ open, onClose, enquiryId }: NoteDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.inbox.noteTitle}>
      <NoteForm enquiryId={enquiryId} onDone={onClose} />
    </Dialog>
  )
}

function NoteForm({ enquiryId, onDone }: { enquiryId: string; onDone: () => void }) {
  const client = useQueryClient()
  const said = words.inbox
  const form = useCallForm(noteOnEnquiry, {
    given: { params: { enquiry: enquiryId } },
    onDone: () => {
      void client.invalidateQueries({ queryKey: ['inbox'] })
      notify(said.noted)
      onDone()
    },
  })
  return (
    <form noValidate onSubmit={form.onSubmit} className="grid gap-4">
      <TextArea
        name="text"
        label={said.noteLabel}
        maxLength={deskLimits.noteCharacters}
        error={form.errorOf('text')}
      />
      <FormFailure>{form.failure}</FormFailure>
      <SubmitButton isPending={form.isPending}>{said.noteSave}</SubmitButton>
    </form>
  )
}

type TagDialogProps = Shown & { enquiry: OpenEnquiry; onTags: (tags: string[]) => void }

export function TagDialog({ open, onClose, enquiry, onTags }: TagDialogProps) {
  const said = words.inbox
  return (
    <Dialog open={open} onClose={onClose} title={said.tagTitle}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          const given = String(new FormData(event.currentTarget).get('tags') ?? '')
          onTags(tagsIn(given))
          onClose()
        }}
      >
        <TextField name="tags" label={said.tagLabel} defaultValue={enquiry.tags.join(', ')} />
        <Button type="submit" className="justify-self-start">
          {said.tagSave}
        </Button>
      </form>
    </Dialog>
  )
}

const tagsIn = (text: string): string[] =>
  [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim().slice(0, deskLimits.tagCharacters))
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, deskLimits.tags)
