import { useCallback, useEffect, useRef, useState } from 'react'

/** A smaller overflow is not worth scrolling to. */
const slackPx = 8

/** Returns whether a scroll area continues beyond its right edge. */
export function useFurther<Area extends HTMLElement>() {
  const area = useRef<Area>(null)
  const [isFurther, setIsFurther] = useState(false)
  const look = useCallback(() => {
    const { scrollWidth = 0, clientWidth = 0, scrollLeft = 0 } = area.current ?? {}
    setIsFurther(scrollWidth - clientWidth - scrollLeft > slackPx)
  }, [])
  useEffect(() => {
    const watcher = new ResizeObserver(look)
    if (area.current) watcher.observe(area.current)
    return () => watcher.disconnect()
  }, [look])
  return { area, isFurther, look }
}
