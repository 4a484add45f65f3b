import { useEffect, useRef } from 'react'

/** Calls for more when the end of a list comes within a screen of being seen. Answers the ref of that end. */
export function useEndless(canGoOn: boolean, more: () => unknown) {
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  useEffect(() => {
    latest.current = more
  })
  useEffect(() => {
    if (!canGoOn || !end.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current()
      },
      { rootMargin: '0px 0px 600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [canGoOn])
  return end
}
