import { UNSEEN_FIELD } from '#contract/form-pages.ts'

/** People neither see nor reach this field; programs that fill in everything fill it in too. */
export function UnseenField() {
  return (
    <div className="sr-only" aria-hidden="true">
      <input type="text" name={UNSEEN_FIELD} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

export const unseenLength = (form: FormData): number => String(form.get(UNSEEN_FIELD) ?? '').length
