import { fromTab } from '#site/storage/from-storage.ts'

/** What was typed so far, and when the form was first seen. */
export type FormDraft = { since: number; values: Record<string, string> }

export const readDraft = (key: string): FormDraft | null =>
  fromTab((storage) => {
    const draft: Partial<FormDraft> | null = JSON.parse(storage.getItem(key) ?? 'null')
    return draft?.values && typeof draft.since === 'number' ? (draft as FormDraft) : null
  })

export const writeDraft = (key: string, draft: FormDraft) =>
  fromTab((storage) => storage.setItem(key, JSON.stringify(draft)))

export const removeDraft = (key: string) => fromTab((storage) => storage.removeItem(key))
