import { lazy, Suspense, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { loadToastContainer, onToastsWanted, toastsWanted } from './toast.ts'
import { toastHost } from './toast-host.ts'

const Toasts = lazy(loadToastContainer)

/** Nothing of the toasts is loaded before the first one is shown. */
export function ToastRegion() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsWanted, () => false)
  return wanted
    ? createPortal(
        <Suspense>
          <Toasts />
        </Suspense>,
        toastHost(),
      )
    : null
}
