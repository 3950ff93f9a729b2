/** What was typed so far, and when the form was first seen. */
export type FormDraft = { since: number; values: Record<string, string> }

// A browser may refuse its storage altogether; a form works without it.
export function readDraft(key: string): FormDraft | null {
  try {
    const draft: Partial<FormDraft> | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return draft?.values && typeof draft.since === 'number' ? (draft as FormDraft) : null
  } catch {
    return null
  }
}

export function writeDraft(key: string, draft: FormDraft): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {}
}

export function removeDraft(key: string): void {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
