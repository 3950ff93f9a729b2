import { useEffect, useState } from 'react'
import type { MyData } from '#contract/calls/my-data.ts'
import { importWithRetry } from '#site/ui/import-with-retry.ts'

export type MyDataState =
  | { phase: 'asking' | 'opening' | 'unknown' | 'unreachable' | 'deleted' }
  | { phase: 'shown' | 'confirming' | 'deleting' | 'not-deleted'; data: MyData }

/** The signed text behind '#'; the page's own parts are short words without dots. */
const receiptInAddress = (): string | null => {
  const text = location.hash.slice(1)
  return text.includes('.') ? text : null
}

/** For those alone who come with a link: most open the page to ask for one. */
const loadCalls = () => importWithRetry(() => import('./my-data-calls.ts'))

export function useMyData() {
  const [state, setState] = useState<MyDataState>({ phase: 'asking' })

  async function open() {
    const receipt = receiptInAddress()
    if (receipt === null) return setState({ phase: 'asking' })
    setState({ phase: 'opening' })
    const opened = await loadCalls().then(
      ({ openReceipt }) => openReceipt(receipt),
      () => 'unreachable' as const,
    )
    setState(typeof opened === 'string' ? { phase: opened } : { phase: 'shown', data: opened })
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is looked at once, and whenever it changes
  useEffect(() => {
    void open()
    const again = () => void open()
    window.addEventListener('hashchange', again)
    return () => window.removeEventListener('hashchange', again)
  }, [])

  async function erase() {
    const receipt = receiptInAddress()
    if (receipt === null || !('data' in state)) return
    const { data } = state
    setState({ phase: 'deleting', data })
    const { eraseAll } = await loadCalls()
    if (!(await eraseAll(receipt))) return setState({ phase: 'not-deleted', data })
    // The link opens nothing any more: it need not stay in the history of a shared computer.
    history.replaceState(history.state, '', location.pathname)
    setState({ phase: 'deleted' })
  }

  const confirm = (sure: boolean) => {
    if ('data' in state) setState({ phase: sure ? 'confirming' : 'shown', data: state.data })
  }

  return { state, open, erase, confirm }
}
