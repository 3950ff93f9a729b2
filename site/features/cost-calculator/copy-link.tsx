import { calculatorTexts as texts } from '#content/pricing.ts'
import { showToast } from '#site/ui/toast.ts'

export function CopyLink({ address }: { address: () => string }) {
  const copy = () =>
    navigator.clipboard.writeText(address()).then(
      () => showToast('success', texts.copied),
      () => showToast('warning', texts.notCopied),
    )
  return (
    <button
      type="button"
      onClick={copy}
      className="no-print min-h-8 justify-self-start text-link underline underline-offset-4"
    >
      {texts.copy}
    </button>
  )
}
