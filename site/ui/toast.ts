import type { ComponentType } from 'react'
import type { Id } from 'react-toastify'
import { placeToasts } from './toast-host.ts'

export type ToastKind = 'success' | 'warning' | 'error'

/** What is needed to draw toasts, once it is there; or the plain text of one that it never came for. */
export type ToastView = { Container: ComponentType | null; plainText: string }

const PLAIN_TEXT_MS = 8000

let view: ToastView = { Container: null, plainText: '' }
const listeners = new Set<() => void>()
let clearing: ReturnType<typeof setTimeout> | undefined

export const toastView = () => view

export function onToastViewChanged(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function show(change: Partial<ToastView>): void {
  view = { ...view, ...change }
  for (const listener of listeners) listener()
}

const loadToasts = async () => {
  const [{ toast }, { default: Container }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('./toast-container.tsx'),
  ])
  return { toast, Container }
}

/** Ahead of their first use, so that a lost connection can still be told of. */
export function prepareToasts(): void {
  loadToasts().catch(() => {})
}

const shown = new Map<string, Id>()

/** `of` names what it is about: a newer toast of the same takes its place. */
export async function showToast(kind: ToastKind, text: string, of?: string): Promise<void> {
  clearTimeout(clearing)
  try {
    const { toast, Container } = await loadToasts()
    show({ Container, plainText: '' })
    placeToasts()
    const earlier = of === undefined ? undefined : shown.get(of)
    if (earlier !== undefined) toast.dismiss(earlier)
    const id = toast(text, { type: kind, role: 'status' })
    if (of !== undefined) shown.set(of, id)
  } catch {
    show({ plainText: text })
    placeToasts()
    clearing = setTimeout(() => show({ plainText: '' }), PLAIN_TEXT_MS)
  }
}
