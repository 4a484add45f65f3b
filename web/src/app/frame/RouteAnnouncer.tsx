import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import classes from './RouteAnnouncer.module.css'

/** On navigation, or a change of step, focuses the page's content and announces its title. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const page = `${pathname} ${new URLSearchParams(search).get('step') ?? ''}`
  const seen = useRef(page)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (seen.current === page) return
    seen.current = page
    document.getElementById('main')?.focus({ preventScroll: true })
    // A page whose data loads later has no title until then.
    const observer = new MutationObserver(say)
    function say() {
      setTitle(document.title)
      if (document.title) observer.disconnect()
    }
    // React writes the new title in the same pass; the next task can read it.
    const timer = setTimeout(() => {
      observer.observe(document.head, { childList: true, subtree: true, characterData: true })
      say()
    })
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [page])
  return (
    <div className={classes.unseen} aria-live="polite">
      {title}
    </div>
  )
}
