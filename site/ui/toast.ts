import { placeToasts } from './toast-host.ts'

export type ToastKind = 'success' | 'warning' | 'error'

let wanted = false
const listeners = new Set<() => void>()

export const toastsWanted = () => wanted

export function onToastsWanted(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export async function showToast(kind: ToastKind, text: string): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const { toast } = await import('react-toastify/unstyled')
  placeToasts()
  toast(text, { type: kind, role: 'status' })
}
