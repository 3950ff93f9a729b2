/** The browser's own print dialog saves a PDF everywhere; the style sheet leaves one page of it. */
export function PrintQuotation({ label }: { label: string }) {
  const print = () => {
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
