import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** After a navigation within the site: focus to the new page's heading, its title spoken. */
export function RouteAnnouncer() {
  const { pathname } = useLocation()
  const shownPath = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    setTitle(document.title)
    if (window.location.hash) return
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <p className="sr-only" aria-live="polite" role="status">
      {title}
    </p>
  )
}
