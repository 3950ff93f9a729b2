import type { Words } from '#content/words/words.ts'
import { showToast } from '#site/ui/toast.ts'

type CopyLinkProps = { words: Words['calculator']; address: () => string }

export function CopyLink({ words, address }: CopyLinkProps) {
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => showToast('success', words.copied, 'link'),
      () => showToast('warning', words.notCopied, 'link'),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className="no-print min-h-8 justify-self-start text-link underline underline-offset-4"
    >
      {words.copy}
    </button>
  )
}
