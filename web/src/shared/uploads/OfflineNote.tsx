import { useNetwork } from '@mantine/hooks'
import * as texts from '../../texts/shared/designs.ts'
import classes from './OfflineNote.module.css'

/** Says why an upload stands still. Without a connection for too long it fails, and can be tried again. */
export function OfflineNote() {
  const { online } = useNetwork()
  return (
    <span role="status" className={classes.note}>
      {!online && texts.youAreOffline}
    </span>
  )
}
