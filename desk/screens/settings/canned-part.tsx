import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { addCanned, changeCanned, removeCanned } from '#contract/calls/desk-canned.ts'
import { type CannedAnswer, cannedLanguages, cannedLimits } from '#contract/desk-settings.ts'
import { TextField } from '#site/ui/field.tsx'
import { askDesk } from '../../asking/ask-desk.ts'
import { useMay } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { Choice } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormFailure, SubmitButton } from '../../ui/form-parts.tsx'
import { ownName } from '../../ui/own-name.ts'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { Failed } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { useCanned } from './use-settings.ts'

type Edited = CannedAnswer | 'new' | null

export function CannedPart() {
  const canned = useCanned()
  const mayAct = useMay('agent')
  const [edited, setEdited] = useState<Edited>(null)
  const said = words.settings.canned
  const close = () => setEdited(null)
  return (
    <Part title={said.title} hint={said.hint}>
      {canned.isError && <Failed error={canned.error} onRetry={() => void canned.refetch()} />}
      {canned.data?.answers.length === 0 && <p className="text-muted">{said.none}</p>}
      <ul>
        {canned.data?.answers.map((answer) => (
          <CannedRow
            key={answer.id}
            answer={answer}
            mayAct={mayAct}
            onEdit={() => setEdited(answer)}
          />
        ))}
      </ul>
      {mayAct && (
        <QuietButton className="justify-self-start" onClick={() => setEdited('new')}>
          {said.add}
        </QuietButton>
      )}
      <Dialog open={edited !== null} onClose={close} title={said.title}>
        {edited && <CannedForm edited={edited} onDone={close} />}
      </Dialog>
    </Part>
  )
}

type CannedRowProps = { answer: CannedAnswer; mayAct: boolean; onEdit: () => void }

function CannedRow({ answer, mayAct, onEdit }: CannedRowProps) {
  const client = useQueryClient()
  const said = words.settings.canned
  const remove = useMutation({
    mutationFn: () => askDesk(removeCanned, { params: { canned: answer.id } }),
    onSuccess: () => notify(said.removed),
    onError: (error) => notify(error.message),
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'canned'] }),
  })
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        <span lang={answer.language} className="font-strong">
          {answer.title}
        </span>
        <span lang={answer.language} className="text-small text-muted">
          {ownName(answer.language)}
        </span>
      </p>
      <p lang={answer.language} dir="auto" className="line-clamp-3 leading-[1.57] text-muted">
        {answer.text}
      </p>
      {mayAct && (
        <p className="flex gap-1.5">
          <QuietButton aria-label={said.edit(answer.title)} onClick={onEdit}>
            {said.change}
          </QuietButton>
          <QuietButton
            tone="danger"
            aria-label={said.removeOne(answer.title)}
            disabled={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {said.remove}
          </QuietButton>
        </p>
      )}
    </li>
  )
}

function CannedForm({ edited, onDone }: { edited: CannedAnswer | 'new'; onDone: () => void }) {
  const client = useQueryClient()
  const said = words.settings.canned
  const before = edited === 'new' ? null : edited
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (body: Pick<CannedAnswer, 'title' | 'text'> & { language: Language }) => {
      if (before) await askDesk(changeCanned, { params: { canned: before.id }, body })
      else await askDesk(addCanned, { body })
    },
    onSuccess: () => {
      notify(said.written)
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['settings', 'canned'] }),
  })
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const field = (name: string) => String(given.get(name) ?? '').trim()
    mutate({ title: field('title'), language: field('language') as Language, text: field('text') })
  }
  return (
    <form className="grid gap-4" onSubmit={onSubmit}>
      <TextField
        name="title"
        label={said.name}
        required
        maxLength={cannedLimits.titleCharacters}
        defaultValue={before?.title ?? ''}
        autoComplete="off"
      />
      <Choice
        name="language"
        label={said.language}
        defaultValue={before?.language ?? 'en'}
        options={cannedLanguages.map((value) => ({ value: value as string, text: ownName(value) }))}
      />
      <label className="grid gap-2 text-small font-strong">
        {said.text}
        <textarea
          name="text"
          required
          dir="auto"
          rows={6}
          maxLength={cannedLimits.textCharacters}
          defaultValue={before?.text ?? ''}
          className="rounded-small border border-field bg-raised p-3 text-body font-normal"
        />
      </label>
      <FormFailure>{error?.message ?? null}</FormFailure>
      <SubmitButton isPending={isPending}>{words.settings.save}</SubmitButton>
    </form>
  )
}

type Language = (typeof cannedLanguages)[number]
