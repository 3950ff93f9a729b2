import { placeToasts } from './toast-host.ts'

export type ToastKind = 'success' | 'warning' | 'error'

let wanted = false
const listeners = new Set<() => void>()

export const toastsWanted = () => wanted

export function onToastsWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const loadToasts = () => import('react-toastify/unstyled')
export const loadToastContainer = () => import('./toast-container.tsx')

/** Ahead of their first use, so that a lost connection can still be told of. */
export function prepareToasts(): void {
  Promise.all([loadToasts(), loadToastContainer()]).catch(() => {})
}

export async function showToast(kind: ToastKind, text: string): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const { toast } = await loadToasts()
  placeToasts()
  toast(text, { type: kind, role: 'status' })
}
