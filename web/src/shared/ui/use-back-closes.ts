import { useEffect, useEffectEvent, useState } from 'react'

/** Not yet among TypeScript's own types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** A watcher hears Escape, too, which each dialog answers itself. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/**
 * Lets a phone's Back close what lies over the page, instead of leaving the page below it, in browsers that know `CloseWatcher`. Whoever
 * has a mouse goes back with a button of the browser, and means the page.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // A watcher hears Back once: where a question keeps the dialog open, another one waits for the next.
  const [heard, setHeard] = useState(0)
  const onBack = useEffectEvent(() => {
    close()
    setHeard(heard + 1)
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window) || !matchMedia('(pointer: coarse)').matches) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => onBack())
    addEventListener('keydown', keepEscape)
    return () => {
      watcher.destroy()
      removeEventListener('keydown', keepEscape)
    }
  }, [isOpen, heard])
}
