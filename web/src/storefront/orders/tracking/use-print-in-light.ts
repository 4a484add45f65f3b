import { useEffect } from 'react'

const attribute = 'data-mantine-color-scheme'

/** Paper is white: the page is printed in light colours, whatever the screen shows. */
export function usePrintInLight(): void {
  useEffect(() => {
    const root = document.documentElement
    let shown: string | null = null
    const lighten = () => {
      shown = root.getAttribute(attribute)
      root.setAttribute(attribute, 'light')
    }
    const restore = () => {
      if (shown !== null) root.setAttribute(attribute, shown)
    }
    window.addEventListener('beforeprint', lighten)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', lighten)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
}
