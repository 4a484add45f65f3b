import { useEffect, useEffectEvent, useState } from 'react'

/** Not yet in TypeScript's own types. */
declare class CloseWatcher extends EventTarget {
  destroy(): void
}

/** A watcher also reacts to Escape, which each dialog handles itself. */
const keepEscape = (event: KeyboardEvent) => {
  if (event.key === 'Escape') event.preventDefault()
}

/**
 * Makes a phone's Back close what is open over the page, in browsers with `CloseWatcher`. With a mouse,
 * Back is a browser button, and means the page.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  // A watcher reacts to Back once: if a question keeps the dialog open, a new one is needed.
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
