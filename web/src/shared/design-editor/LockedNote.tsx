import { IconLock } from '@tabler/icons-react'
import * as texts from '../../texts/shared/design/layers.ts'
import { SmallButton } from '../ui/SmallButton.tsx'
import classes from './LockedNote.module.css'

/** Says that the selection is locked, with a button to unlock it. */
export function LockedNote({ onUnlock }: { onUnlock: () => void }) {
  return (
    <div className={classes.note}>
      <IconLock size={18} aria-hidden />
      <p>{texts.isLocked}</p>
      <SmallButton onClick={onUnlock}>{texts.unlock}</SmallButton>
    </div>
  )
}
