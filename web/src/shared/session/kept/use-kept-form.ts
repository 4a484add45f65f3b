import { useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '../end-session.ts'
import { formDraft } from './form-draft.ts'
import { type KeptEdit, keptOf, type Opened, resumed } from './kept-edit.ts'

/** The form that is open: where its tab keeps it, what is stored now, and what it holds. */
type KeptForm<T> = {
  readonly name: string
  readonly stored: Opened<T>
  readonly values: () => T
  /** Keeps it, too, when its page is left or loaded anew. */
  readonly outlivesPage?: boolean
}

/**
 * Keeps what was typed into a form when the session ends meanwhile, and goes on with it, once, when the form opens again after the
 * new sign-in. Returns what the form begins with, and what it counts as opened with until `open` says otherwise.
 */
export function useKeptForm<T extends object>({ name, stored, values, outlivesPage = false }: KeptForm<T>) {
  const [draft] = useState(() => formDraft<KeptEdit<T>>(name))
  const [start] = useState(() => resumed(draft.read(), stored))
  const [opened, open] = useState<Opened<T>>(start.opened)
  const latest = useRef<() => KeptEdit<T> | undefined>(() => undefined)
  useEffect(() => {
    latest.current = () => keptOf(values(), opened)
  })
  useEffect(() => {
    draft.clear()
    const keep = () => {
      const kept = latest.current()
      if (kept) draft.write(kept)
    }
    let hasLeft = false
    const stopListening = onSessionEnd((reason) => {
      if (reason === 'expired') keep()
      else hasLeft = true
    })
    if (!outlivesPage) return stopListening
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      stopListening()
      // What somebody typed who has signed out is not for the next person at this screen.
      if (!hasLeft) keep()
    }
  }, [draft, outlivesPage])
  return { initialValues: start.values, opened, open }
}
