import { useContext, useEffect, useState } from 'react'
import { LayerContext } from '../../ui/layer.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'

/** Asks before the dialog or the drawer that it is in is left with unsaved changes. */
export function AskUnsaved({ isChanged }: { isChanged: boolean }) {
  const layer = useContext(LayerContext)
  const [goOn, setGoOn] = useState<() => void>()
  useEffect(() => (isChanged ? layer.hold((go) => setGoOn(() => go)) : undefined), [layer, isChanged])
  if (!goOn) return null
  const leave = () => {
    setGoOn(undefined)
    goOn()
  }
  return <LeaveQuestion onLeave={leave} onStay={() => setGoOn(undefined)} />
}
