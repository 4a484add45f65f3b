import { useNetwork } from '@mantine/hooks'
import * as texts from '../../texts/shared/design/designs.ts'
import classes from './OfflineNote.module.css'

/** Explains a stalled upload. It fails after too long without a connection, and can be retried. */
export function OfflineNote() {
  const { online } = useNetwork()
  return (
    <span role="status" className={classes.note}>
      {!online && texts.youAreOffline}
    </span>
  )
}
