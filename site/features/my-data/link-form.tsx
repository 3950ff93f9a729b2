import { useState } from 'react'
import type { Words } from '#content/words/words.ts'
import { enquiryFields } from '#contract/enquiry.ts'
import { type LinkAnswer, type LinkRequest, MY_DATA_LINKS_PATH } from '#contract/my-data.ts'
import { PostedForm } from '#site/forms/posted-form.tsx'
import { useSentForm } from '#site/forms/use-sent-form.ts'
import { Button } from '#site/ui/button.tsx'
import { TextField } from '#site/ui/field.tsx'
import { askForLink } from './ask-for-link.ts'

const fields = ['reference', 'email'] as const satisfies readonly (keyof LinkRequest)[]

type LinkWords = Pick<Words['myData'], 'again' | 'answers'>
type LinkFormProps = { words: LinkWords; given: LinkAnswer | undefined }

/** Asks for the link again. Without script the service leads to the page of the given answer. */
export function LinkForm({ words: { again, answers }, given }: LinkFormProps) {
  const [answer, setAnswer] = useState<keyof LinkWords['answers'] | undefined>(given)
  const sent = useSentForm<'asking', keyof LinkRequest>({
    draftKey: 'my-data-draft',
    fields,
    idle: 'asking',
    async send(data, sending) {
      const request = {
        reference: String(data.get('reference') ?? '').trim(),
        email: String(data.get('email') ?? '').trim(),
      }
      const missing = fields.find((field) => request[field] === '')
      if (missing) return { field: missing, message: again.missing[missing] }
      setAnswer(undefined)
      sending()
      const outcome = await askForLink(request)
      setAnswer(outcome)
      if (outcome === 'accepted') {
        sent.forgetDraft()
        sent.form.current?.reset()
      }
      return 'asking'
    },
  })

  return (
    <section aria-labelledby="again" className="max-w-[62ch] border-line border-t pt-8">
      <h2 id="again" className="text-title">
        {again.heading}
      </h2>
      <p className="mt-4 text-muted">{again.text}</p>
      <PostedForm
        ref={sent.form}
        page={MY_DATA_LINKS_PATH}
        onSubmit={sent.submit}
        onInput={sent.input}
        className="mt-6 grid gap-5"
      >
        <TextField
          name="reference"
          label={again.labels.reference}
          error={sent.errorOf('reference')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          required
        />
        <TextField
          name="email"
          type="email"
          label={again.labels.email}
          error={sent.errorOf('email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={enquiryFields.email.limit}
          required
        />
        <Button type="submit" disabled={sent.phase === 'sending'} className="justify-self-start">
          {sent.phase === 'sending' ? again.sending : again.send}
        </Button>
        <p role="status" className="font-strong empty:hidden">
          {answer && answers[answer]}
        </p>
      </PostedForm>
    </section>
  )
}
