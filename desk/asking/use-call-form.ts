import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type $ZodObject, safeParse } from 'zod/v4/core'
import type { Asked } from '#contract/ask.ts'
import type { Call, Given } from '#contract/call.ts'
import { words } from '../words/words.ts'
import { askDesk, Refused } from './ask-desk.ts'

type FormCall = Call & { body: { kind: 'json'; schema: $ZodObject } }
type Answer<C extends Call> = Extract<Asked<C>, { status: 'answered' }>['value']

type Options<C extends FormCall> = {
  /** What the fields do not hold: parts of the address, tokens, choices. */
  given?: Omit<Given<C>, 'body'> & { body?: object }
  onDone: (answer: Answer<C>, form: HTMLFormElement) => void
}

/**
 * A form that makes a call: its fields are the body's, checked by the same schema before it is sent.
 * What is wrong stands at its field, a refusal above the button; what was typed stays.
 */
export function useCallForm<C extends FormCall>(call: C, { given, onDone }: Options<C>) {
  const [wrong, setWrong] = useState<readonly string[]>([])
  const sending = useMutation({
    mutationFn: ({ body }: { body: object; form: HTMLFormElement }) =>
      askDesk(call, { ...given, body } as Given<C>),
    onSuccess: (answer, { form }) => onDone(answer, form),
    onError: (error) => {
      if (error instanceof Refused) setWrong(error.fields)
    },
  })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.isPending) return
    const form = event.currentTarget
    const body = { ...Object.fromEntries(new FormData(form)), ...given?.body }
    const parsed = safeParse(call.body.schema, body)
    const fields = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
    setWrong(fields)
    sending.reset()
    if (fields.length === 0) sending.mutate({ body, form })
    else focusField(form, fields)
  }

  return {
    onSubmit,
    isPending: sending.isPending,
    /** What to say at a field, when it is wrong. */
    errorOf: (field: string): string | undefined =>
      wrong.includes(field) ? (words.invalid[field] ?? words.invalid.other) : undefined,
    failure: sending.error?.message ?? null,
  }
}

function focusField(form: HTMLFormElement, fields: readonly string[]): void {
  const first = [...form.elements].find(
    (element) => element instanceof HTMLInputElement && fields.includes(element.name),
  )
  if (first instanceof HTMLElement) first.focus()
}
