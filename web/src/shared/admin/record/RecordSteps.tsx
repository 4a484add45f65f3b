import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useContext, useEffect } from 'react'
import * as texts from '../../../texts/shared/admin.ts'
import { LayerContext } from '../../ui/layer.ts'
import { SmallButton } from '../../ui/SmallButton.tsx'
import { isKeyFree } from '../is-key-free.ts'
import { useSingleKeys } from '../use-single-keys.ts'

export type RecordStepsProps = {
  /** The previous and next record in the list, if any. */
  former: string | undefined
  next: string | undefined
  onOpen: (id: string) => void
}

/** Moves to the neighbouring records in the list, also by J and K. */
export function RecordSteps({ former, next, onOpen }: RecordStepsProps) {
  const [isOn] = useSingleKeys()
  const { leave } = useContext(LayerContext)
  useEffect(() => {
    if (!isOn) return
    const answer = (event: KeyboardEvent) => {
      const to = { j: next, k: former }[event.key]
      if (to === undefined || !isKeyFree(event)) return
      event.preventDefault()
      leave(() => onOpen(to))
    }
    document.addEventListener('keydown', answer)
    return () => document.removeEventListener('keydown', answer)
  }, [isOn, former, next, onOpen, leave])

  if (!former && !next) return null
  return (
    <>
      <SmallButton
        leftSection={<IconChevronLeft size={18} />}
        disabled={!former}
        aria-keyshortcuts="k"
        title="K"
        onClick={() => former && leave(() => onOpen(former))}
      >
        {texts.previous}
      </SmallButton>
      <SmallButton
        rightSection={<IconChevronRight size={18} />}
        disabled={!next}
        aria-keyshortcuts="j"
        title="J"
        onClick={() => next && leave(() => onOpen(next))}
      >
        {texts.next}
      </SmallButton>
    </>
  )
}
