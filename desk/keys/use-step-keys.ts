import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useActions } from './actions.ts'

type Steps = {
  rows: readonly { id: string }[]
  openId: string | null
  addressOf: (id: string) => string
  labels: { next: string; before: string }
}

/** j and k open the next row and the one before. Pressed faster than a screen is drawn, each press still counts. */
export function useStepKeys({ rows, openId, addressOf, labels }: Steps): void {
  const navigate = useNavigate()
  const last = useRef(openId)
  useEffect(() => {
    last.current = openId
  }, [openId])
  const step = (by: number) => {
    const at = rows.findIndex(({ id }) => id === last.current)
    const next = rows[at < 0 ? 0 : at + by]
    if (!next) return
    void navigate(addressOf(next.id), { replace: last.current !== null })
    last.current = next.id
  }
  useActions([
    { label: labels.next, keys: 'j', act: () => step(1), where: 'here' },
    { label: labels.before, keys: 'k', act: () => step(-1), where: 'here' },
  ])
}
