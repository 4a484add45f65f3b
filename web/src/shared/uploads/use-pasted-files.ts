import { useEffect, useRef } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null

type Listener = { current: (files: readonly File[]) => void }

// A dialog may accept files as well as its page: only the last opened one gets them.
const listeners: Listener[] = []

const paste = (event: ClipboardEvent) => {
  const files = [...(event.clipboardData?.files ?? [])]
  if (files.length === 0 || isTyping(event.target)) return
  event.preventDefault()
  listeners.at(-1)?.current(files)
}

/** Handles files pasted anywhere on the page, except into a field. */
export function usePastedFiles(onFiles: (files: readonly File[]) => void): void {
  const listener = useRef(onFiles)
  listener.current = onFiles
  useEffect(() => {
    if (listeners.length === 0) document.addEventListener('paste', paste)
    listeners.push(listener)
    return () => {
      listeners.splice(listeners.indexOf(listener), 1)
      if (listeners.length === 0) document.removeEventListener('paste', paste)
    }
  }, [])
}
