import { useEffect, useRef, useState } from 'react'
import { onSessionEnd } from '../end-session.ts'
import { formDraft } from './form-draft.ts'
import { type KeptEdit, keptOf, type Opened, resumed } from './kept-edit.ts'

/** An open form: its storage name, the stored values, and its present ones. */
type KeptForm<T> = {
  readonly name: string
  readonly stored: Opened<T>
  readonly values: () => T
  /** Keeps it also when its page is left or reloaded. */
  readonly outlivesPage?: boolean
}

/**
 * Keeps a form's input if the session expires, and restores it once, when the form opens again after
 * signing in. Returns the initial values, and the base they count as opened with until `open` is called.
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
      // After a sign-out the input must not be shown to the next person at this screen.
      if (!hasLeft) keep()
    }
  }, [draft, outlivesPage])
  return { initialValues: start.values, opened, open }
}
