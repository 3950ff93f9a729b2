import { type ComponentProps, use } from 'react'
import { LANGUAGE_FIELD } from '#contract/form-pages.ts'
import { apiUrl } from '#site/calls/api-url.ts'
import { LanguageContext } from '#site/ui/page-path.ts'
import { prepareToasts } from '#site/ui/toast.ts'

type PostedFormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'action'> & {
  /** The page that answers when the browser sends the form itself, without our code. */
  page: string
}

/** Never GET: what was typed must not end up in the address bar. */
export function PostedForm({ page, children, ...form }: PostedFormProps) {
  return (
    <form method="post" action={apiUrl(page)} noValidate onFocus={prepareToasts} {...form}>
      <LanguageField />
      {children}
    </form>
  )
}

/** Without our code the form itself says in which language it is answered. */
export function LanguageField() {
  const { tag } = use(LanguageContext)
  return tag === 'en' ? null : <input type="hidden" name={LANGUAGE_FIELD} value={tag} />
}
