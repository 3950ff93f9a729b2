import type { Id } from 'react-toastify'
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

const shown = new Map<string, Id>()

/** `of` names what it is about: a newer toast of the same takes its place. */
export async function showToast(kind: ToastKind, text: string, of?: string): Promise<void> {
  wanted = true
  for (const listener of listeners) listener()
  const { toast } = await loadToasts()
  placeToasts()
  const earlier = of === undefined ? undefined : shown.get(of)
  if (earlier !== undefined) toast.dismiss(earlier)
  const id = toast(text, { type: kind, role: 'status' })
  if (of !== undefined) shown.set(of, id)
}
