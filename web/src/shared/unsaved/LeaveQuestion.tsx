import { Text } from '@mantine/core'
import * as texts from '../../texts/shared/unsaved.ts'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'

type LeaveQuestionProps = { onLeave: () => void; onStay: () => void }

/** Asks whether to discard unsaved changes. */
export function LeaveQuestion({ onLeave, onStay }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      title={texts.leaveWithoutSaving}
      confirm={texts.leave}
      cancel={texts.stay}
      onConfirm={onLeave}
      onClose={onStay}
    >
      <Text>{texts.yourChangesWillBeLost}</Text>
    </ConfirmDialog>
  )
}
