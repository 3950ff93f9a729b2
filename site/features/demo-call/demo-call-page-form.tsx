import type { Words } from '#content/words/words.ts'
import { formPaths } from '#contract/form-pages.ts'
import { filledByService } from '#site/forms/field-state.ts'
import { PostedForm } from '#site/forms/posted-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { DemoCallConsent, DemoCallFields, demoCallGrid } from './demo-call-fields.tsx'

/** The form as the service shows it again: no code of ours runs, the browser sends it. */
export function DemoCallPageForm({ words }: { words: Words['demoCallForm'] }) {
  return (
    <PostedForm page={formPaths.demoCall} className={demoCallGrid}>
      <DemoCallFields words={words} stateOf={filledByService} />
      <Button type="submit" className="@lg:col-span-2">
        {words.send}
      </Button>
      <DemoCallConsent words={words} />
    </PostedForm>
  )
}
