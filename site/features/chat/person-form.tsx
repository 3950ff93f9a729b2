import { type FormEvent, useEffect, useRef, useState } from 'react'
import { chatIdHeader } from '#contract/chat.ts'
import type { PersonDetails } from '#contract/chat-answers.ts'
import {
  checkEnquiry,
  type EnquiryField,
  type EnquiryValues,
  emptyEnquiry,
  enquiryFields,
  enquiryVariants,
  type FormFault,
  formCheck,
} from '#contract/enquiry.ts'
import { enquiryFaultText } from '#contract/enquiry-fault-text.ts'
import { sendEnquiry } from '#site/forms/send-enquiry.ts'
import { chatWords } from './chat-words.ts'
import { newKey } from './conversation/chat-replies.ts'
import { chatState, dispatch } from './conversation/chat-store.ts'

const variant = enquiryVariants.home

const fields = [
  { name: 'name', label: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phoneNumber', label: 'phone', type: 'tel', autoComplete: 'tel' },
] as const

type PersonFormProps = {
  told: PersonDetails
  /** Somebody was called, and has not come. */
  isLate: boolean
  onDone: () => void
}

/** A short enquiry: the contact form's rules and call, without leaving the conversation. */
export function PersonForm({ told, isLate, onDone }: PersonFormProps) {
  const words = chatWords().person
  const [values, setValues] = useState<EnquiryValues>(() => ({
    ...emptyEnquiry,
    name: told.name ?? '',
    email: told.email ?? '',
    phoneNumber: told.phone ?? '',
    query: lastQuestion(told),
  }))
  const [fault, setFault] = useState<FormFault<EnquiryField | 'form'> | null>(null)
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)

  useEffect(() => {
    shownAt.current = performance.now()
    form.current?.querySelector('input')?.focus()
  }, [])

  const change = (field: EnquiryField, value: string) => setValues({ ...values, [field]: value })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wrong = checkEnquiry(values, variant)
    setFault(wrong && { field: wrong.field, message: enquiryFaultText(words.faults, wrong) })
    if (wrong) {
      const input = form.current?.elements.namedItem(wrong.field)
      if (input instanceof HTMLElement) input.focus()
      return
    }
    setSending(true)
    const { chatId } = chatState()
    const { status } = await sendEnquiry(
      values,
      formCheck(0, performance.now() - shownAt.current),
      chatId ? { [chatIdHeader]: chatId } : {},
    )
    setSending(false)
    if (status !== 'sent') {
      const { refused, unreachable } = words.failures
      return setFault({ field: 'form', message: status === 'refused' ? refused : unreachable })
    }
    dispatch({ type: 'told', key: newKey(), text: words.confirmation })
    onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      className="chat-panel"
      aria-label={words.title}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDone()
      }}
    >
      <p>
        {isLate ? words.late : words.nobody} {words.lead}
      </p>
      {fields.map(({ name, label, type, autoComplete }) => (
        <label key={name} className="chat-field">
          <span>{words[label]}</span>
          <input
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={enquiryFields[name].limit}
            required
            aria-invalid={fault?.field === name}
            value={values[name]}
            onChange={(event) => change(name, event.target.value)}
          />
        </label>
      ))}
      <label className="chat-field">
        <span>{words.message}</span>
        <textarea
          name="query"
          rows={2}
          dir="auto"
          maxLength={enquiryFields.query.limit}
          required
          aria-invalid={fault?.field === 'query'}
          value={values.query}
          onChange={(event) => change('query', event.target.value)}
        />
      </label>
      {fault && (
        <p className="chat-notice" role="alert">
          {fault.message}
        </p>
      )}
      <p className="chat-choices">
        <button type="button" className="chat-quiet" onClick={onDone}>
          {words.back}
        </button>
        <button type="submit" className="chat-strong" disabled={sending}>
          {sending ? words.sending : words.send}
        </button>
      </p>
    </form>
  )
}

/** What the person is asked about: not the message that left the name and number. */
function lastQuestion({ phone, email }: PersonDetails): string {
  const asked = chatState().messages.filter(({ role }) => role === 'user')
  const leavesDetails = (text: string) =>
    [phone, email].some((detail) => detail && text.replace(/[\s-]/g, '').includes(detail))
  const question = asked.findLast(({ text }) => !leavesDetails(text)) ?? asked.at(-1)
  return question?.text ?? ''
}
