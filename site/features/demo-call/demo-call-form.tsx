import type { Words } from '#content/words/words.ts'
import { DEMO_CALL_PATH } from '#contract/demo-call-form.ts'
import { Button } from '#site/ui/button.tsx'
import { PersonNameField } from '#site/ui/person-name-field.tsx'
import { PostedForm } from '#site/ui/posted-form.tsx'
import { TenDigitField } from '#site/ui/ten-digit-field.tsx'
import { UnseenField } from '#site/ui/unseen-field.tsx'
import { useDemoCall } from './use-demo-call.ts'

/** Stands on a light ground: paper or raised. */
export function DemoCallForm({ words }: { words: Words['demoCallForm'] }) {
  const { labels } = words
  const { form, phase, errorOf, submit, input } = useDemoCall(words)
  const sending = phase === 'sending'

  return (
    <PostedForm
      ref={form}
      action={DEMO_CALL_PATH}
      onSubmit={submit}
      onInput={input}
      className="grid gap-5 @lg:grid-cols-2"
    >
      <PersonNameField label={labels.name} error={errorOf('name')} />
      <TenDigitField
        name="phoneNumber"
        label={labels.phoneNumber}
        error={errorOf('phoneNumber')}
        required
      />
      <UnseenField />
      <Button type="submit" disabled={sending} className="@lg:col-span-2">
        {sending ? words.sending : words.send}
      </Button>
      <p role="status" className="text-small font-strong text-link empty:hidden @lg:col-span-2">
        {(phase === 'calling' || phase === 'queued') && words[phase]}
      </p>
      <p className="noscript:block hidden text-small @lg:col-span-2">{words.withoutScript}</p>
      <p className="text-fine text-muted @lg:col-span-2">{words.consent}</p>
    </PostedForm>
  )
}
