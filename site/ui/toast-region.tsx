import { useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { noticeLook } from './notice-look.ts'
import { onToastViewChanged, toastView } from './toast.ts'
import { toastHost } from './toast-host.ts'

/** Nothing of the toasts is loaded before the first one is shown. */
export function ToastRegion() {
  const { Container, plainText } = useSyncExternalStore(onToastViewChanged, toastView, toastView)
  if (!Container && !plainText) return null
  return createPortal(
    <>
      {Container && <Container />}
      {plainText && (
        <p role="status" className={noticeLook}>
          {plainText}
        </p>
      )}
    </>,
    toastHost(),
  )
}
