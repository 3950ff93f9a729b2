import { useMutation } from '@tanstack/react-query'
import { draftReply } from '#contract/calls/desk-writing.ts'
import { askDesk } from '../asking/ask-desk.ts'
import { QuietButton } from '../ui/quiet-button.tsx'
import { words } from '../words/words.ts'

export type Drafted = { text: string; doubtful: boolean }

type DraftButtonProps = { enquiryId: string; onDrafted: (drafted: Drafted) => void }

/** Asks the model for a draft, which is only ever put where it can be read and changed. */
export function DraftButton({ enquiryId, onDrafted }: DraftButtonProps) {
  const said = words.writing
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => askDesk(draftReply, { params: { enquiry: enquiryId } }),
    onSuccess: onDrafted,
  })
  return (
    <div className="mb-2 flex flex-wrap items-center gap-2">
      <QuietButton className="min-h-7!" disabled={isPending} onClick={() => mutate()}>
        {isPending ? said.drafting : said.draft}
      </QuietButton>
      <p role="status" className="text-small text-danger">
        {error?.message}
      </p>
    </div>
  )
}
