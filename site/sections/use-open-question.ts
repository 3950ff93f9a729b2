import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** `/faq#languages` opens that question, and an opened question is what the address names. */
export function useOpenQuestion() {
  const { hash } = useLocation()

  useEffect(() => {
    const asked = hash ? document.getElementById(hash.slice(1)) : null
    if (asked instanceof HTMLDetailsElement) {
      asked.open = true
      asked.scrollIntoView({ block: 'nearest' })
    }
  }, [hash])

  useEffect(() => {
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || target.name !== 'faq') return
      const own = `#${target.id}`
      if (target.open) history.replaceState(history.state, '', own)
      else if (location.hash === own) history.replaceState(history.state, '', location.pathname)
    }
    document.addEventListener('toggle', follow, true)
    return () => document.removeEventListener('toggle', follow, true)
  }, [])
}
