import type { Words } from '#content/words/words.ts'
import { formPaths } from '#contract/form-pages.ts'
import { PostedForm } from '#site/forms/posted-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { DemoCallConsent, DemoCallFields, demoCallGrid } from './demo-call-fields.tsx'
import { useDemoCall } from './use-demo-call.ts'

/** Stands on a light ground: paper or raised. */
export function DemoCallForm({ words }: { words: Words['demoCallForm'] }) {
  const { form, phase, errorOf, submit, input, followed, unfollow } = useDemoCall(words)
  const sending = phase === 'sending'

  return (
    <>
      <PostedForm
        ref={form}
        page={formPaths.demoCall}
        onSubmit={submit}
        onInput={input}
        inert={followed !== null}
        className={demoCallGrid}
      >
        <DemoCallFields words={words} stateOf={(field) => ({ error: errorOf(field) })} />
        <Button type="submit" disabled={sending} className="@lg:col-span-2">
          {sending ? words.sending : words.send}
        </Button>
        <p role="status" className="text-small font-strong text-link empty:hidden @lg:col-span-2">
          {!followed && phase !== 'idle' && phase !== 'sending' && words[phase]}
        </p>
        <DemoCallConsent words={words} />
      </PostedForm>
      {followed && (
        <followed.CallProgress words={followed.words} call={followed.call} onClose={unfollow} />
      )}
    </>
  )
}
