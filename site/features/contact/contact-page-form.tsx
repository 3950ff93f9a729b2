import type { Words } from '#content/words/words.ts'
import { enquiryVariants } from '#contract/enquiry.ts'
import { formPaths } from '#contract/form-pages.ts'
import { filledByService } from '#site/forms/field-state.ts'
import { PostedForm } from '#site/forms/posted-form.tsx'
import { Button } from '#site/ui/button.tsx'
import { ContactConsent, ContactFields, contactGrid } from './contact-fields.tsx'

/** The form as the service shows it again: no code of ours runs, the browser sends it. */
export function ContactPageForm({ words }: { words: Words['contactForm'] }) {
  return (
    <PostedForm page={formPaths.enquiry} className={contactGrid}>
      <ContactFields words={words} variant={enquiryVariants.home} stateOf={filledByService} />
      <div className="sm:col-span-2">
        <Button type="submit" className="min-w-44">
          {words.send}
        </Button>
      </div>
      <ContactConsent words={words} />
    </PostedForm>
  )
}
