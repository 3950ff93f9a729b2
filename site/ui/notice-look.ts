/** A notice that stays in sight, above the chat button. */
export const noticeLook =
  'fixed right-4 bottom-[calc(5.25rem+env(safe-area-inset-bottom))] z-40 max-w-72 rounded-card border border-line bg-paper p-4 text-small text-ink empty:hidden sm:right-6 sm:bottom-24'
