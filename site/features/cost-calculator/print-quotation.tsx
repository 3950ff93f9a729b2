import { flushSync } from 'react-dom'

type PrintQuotationProps = {
  label: string
  /** Writes on the sheet what only the moment of printing knows. */
  onPrint: () => void
}

/** The browser's own print dialog saves a PDF everywhere; the style sheet leaves one page of it. */
export function PrintQuotation({ label, onPrint }: PrintQuotationProps) {
  const print = () => {
    // The dialog shows the page as it is at this moment, not after the next render.
    flushSync(onPrint)
    document.documentElement.dataset.print = 'quotation'
    addEventListener(
      'afterprint',
      () => {
        delete document.documentElement.dataset.print
      },
      { once: true },
    )
    window.print()
  }
  return (
    <button
      type="button"
      onClick={print}
      className="no-print min-h-8 text-link underline underline-offset-4"
    >
      {label}
    </button>
  )
}
