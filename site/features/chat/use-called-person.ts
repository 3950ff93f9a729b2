import { useCallback, useEffect, useState } from 'react'
import { callPerson } from './conversation/chat-calls.ts'
import { chatState, useChat } from './conversation/chat-store.ts'

/** `there`: somebody was called and may come. `late`: nobody has, for too long. */
export type CalledPerson = 'not-called' | 'calling' | 'there' | 'nobody' | 'late'

/** As long as somebody waits who sees that help is near. */
const PATIENCE_MS = 90_000

/** Calls a person into the conversation, when the last reply wants one or the visitor asks for one. */
export function useCalledPerson(wanted: boolean) {
  const [called, setCalled] = useState<CalledPerson>('not-called')
  const { staff } = useChat()

  const call = useCallback(async () => {
    const { chatId } = chatState()
    if (!chatId) return setCalled('nobody')
    setCalled('calling')
    const answer = await callPerson(chatId)
    setCalled(answer.ok && answer.value ? 'there' : 'nobody')
  }, [])

  useEffect(() => {
    if (wanted) void call()
  }, [wanted, call])
  useEffect(() => {
    if (called !== 'there' || staff) return
    const timer = setTimeout(() => setCalled('late'), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [called, staff])

  return { called: staff ? 'not-called' : called, call, forget: () => setCalled('not-called') }
}
