import { useEffect, useState } from 'react'
import { whenVisitorPresent } from './visitor-presence.ts'

export function useVisitorPresent(): boolean {
  const [present, setPresent] = useState(false)
  useEffect(() => whenVisitorPresent(() => setPresent(true)), [])
  return present
}
