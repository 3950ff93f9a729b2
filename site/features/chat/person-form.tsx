import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { PersonDetails } from '#contract/chat.ts'
import {
  checkEnquiry,
  ENQUIRY_PATH,
  type EnquiryField,
  type EnquiryValues,
  emptyEnquiry,
  enquiryLimits,
  enquirySearch,
  enquiryTexts,
  enquiryVariants,
  FORM_CHECK_HEADER,
  type FormFault,
  formCheck,
} from '#contract/enquiry-form.ts'
import { newKey } from './conversation/chat-replies.ts'
import { chatState, dispatch } from './conversation/chat-store.ts'

const variant = enquiryVariants.home
const origin = import.meta.env.PUBLIC_API_ORIGIN ?? ''

const fields = [
  { name: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { name: 'phoneNumber', label: 'Phone', type: 'tel', autoComplete: 'tel' },
] as const

/** A short enquiry: the contact form's rules and call, without leaving the conversation. */
export function PersonForm({ told, onDone }: { told: PersonDetails; onDone: () => void }) {
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
    setFault(wrong)
    if (wrong) {
      const input = form.current?.elements.namedItem(wrong.field)
      if (input instanceof HTMLElement) input.focus()
      return
    }
    setSending(true)
    const failure = await sendEnquiry(values, performance.now() - shownAt.current)
    setSending(false)
    if (failure) return setFault({ field: 'form', message: failure })
    dispatch({ type: 'told', key: newKey(), text: enquiryTexts.confirmation })
    onDone()
  }

  return (
    <form
      ref={form}
      noValidate
      className="chat-panel"
      aria-label="Talk to a person"
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDone()
      }}
    >
      <p>Leave your details. A person from our team will write or call you back.</p>
      {fields.map(({ name, label, type, autoComplete }) => (
        <label key={name} className="chat-field">
          <span>{label}</span>
          <input
            name={name}
            type={type}
            autoComplete={autoComplete}
            maxLength={enquiryLimits[name]}
            required
            aria-invalid={fault?.field === name}
            value={values[name]}
            onChange={(event) => change(name, event.target.value)}
          />
        </label>
      ))}
      <label className="chat-field">
        <span>Message</span>
        <textarea
          name="query"
          rows={2}
          dir="auto"
          maxLength={enquiryLimits.query}
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
          Back to chat
        </button>
        <button type="submit" className="chat-strong" disabled={sending}>
          {sending ? enquiryTexts.sending : 'Send'}
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

/** What to tell the visitor, or null when the enquiry has arrived. */
async function sendEnquiry(values: EnquiryValues, shownForMs: number): Promise<string | null> {
  try {
    const response = await fetch(`${origin}${ENQUIRY_PATH}?${enquirySearch(values)}`, {
      headers: { Accept: 'application/json', [FORM_CHECK_HEADER]: formCheck(0, shownForMs) },
    })
    return response.ok ? null : variant.refused
  } catch {
    return variant.unreachable
  }
}
