import { useContext, useEffect, useId, useState } from 'react'
import { LayerContext } from '../ui/layer.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import { addUnsaved, removeUnsaved, useUnsavedChanges } from './unsaved-changes.ts'

type AskUnsavedProps = {
  isChanged: boolean
  /** Whether the changes survive a reload. */
  outlivesReload?: boolean
}

/** Asks before unsaved changes are lost: by closing their dialog or drawer, a link, Back or a reload. */
export function AskUnsaved({ isChanged, outlivesReload = false }: AskUnsavedProps) {
  const layer = useContext(LayerContext)
  const form = useId()
  const [goOn, setGoOn] = useState<() => void>()
  // A router supports only one blocker.
  const isFirst = useUnsavedChanges(({ forms }) => forms[0] === form)

  useEffect(() => {
    if (!isChanged) return
    addUnsaved(form)
    const release = layer.hold((go) => setGoOn(() => go))
    return () => {
      release()
      removeUnsaved(form)
    }
  }, [layer, isChanged, form])

  useEffect(() => {
    if (!isChanged || outlivesReload) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged, outlivesReload])

  const leave = () => {
    setGoOn(undefined)
    removeUnsaved(form)
    goOn?.()
  }
  return (
    <>
      {isFirst && <LeaveGuard />}
      {goOn && <LeaveQuestion onLeave={leave} onStay={() => setGoOn(undefined)} />}
    </>
  )
}
