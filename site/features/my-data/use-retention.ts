import { useEffect, useState } from 'react'
import { type Retention, retention } from '#content/facts/retention.ts'
import type { retention as readRetention } from '#contract/calls/my-data.ts'
import { RETENTION_PATH } from '#contract/my-data.ts'
import { apiUrl, readAs } from '#site/calls/api-url.ts'

/**
 * For how many days things are kept. The page is written with the longest that the service may be set
 * to, so it is true as it stands; the service then tells its own.
 */
export function useRetention(): Retention {
  const [kept, setKept] = useState<Retention>(retention)
  useEffect(() => {
    const leaving = new AbortController()
    fetch(apiUrl(RETENTION_PATH), { signal: leaving.signal })
      .then(async (response) => {
        if (response.ok) setKept(await readAs<typeof readRetention>(response))
      })
      // What the page says without it is true as well.
      .catch(() => {})
    return () => leaving.abort()
  }, [])
  return kept
}
