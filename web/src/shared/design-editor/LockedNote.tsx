import { Button } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import * as texts from '../../texts/shared/layers.ts'
import classes from './LockedNote.module.css'

/** Says that what is at hand is locked, with the way out of it. */
export function LockedNote({ onUnlock }: { onUnlock: () => void }) {
  return (
    <div className={classes.note}>
      <IconLock size={18} aria-hidden />
      <p>{texts.isLocked}</p>
      <Button size="compact-md" variant="default" onClick={onUnlock}>
        {texts.unlock}
      </Button>
    </div>
  )
}
