import { useEffect, useRef } from 'react'
import { visitorIpUrl } from '#site/calls/visitor-ip-url.ts'

/** The visitor's address, looked up when the page loads; empty until it is known, or for ever. */
export function useVisitorIp() {
  const ip = useRef('')
  useEffect(() => {
    const leaving = new AbortController()
    fetch(visitorIpUrl(), { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) throw response.status
        ip.current = (await response.text()).trim()
      })
      .catch((reason) => {
        if (!leaving.signal.aborted) console.warn('IP unknown', reason)
      })
    return () => leaving.abort()
  }, [])
  return ip
}
