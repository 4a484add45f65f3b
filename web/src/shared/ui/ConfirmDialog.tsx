import { Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import * as texts from '../../texts/shared/ui.ts'
import { Dialog } from './Dialog.tsx'
import { ErrorAlert } from './ErrorAlert.tsx'

type ConfirmDialogProps = {
  title: string
  /** The question, and any fields for the answer. */
  children: ReactNode
  /** The label of the confirm button. */
  confirm: string
  cancel?: string
  onConfirm: () => unknown
  onClose: () => void
  /** Absent if the action is immediate. */
  action?: { isPending: boolean; error: ReactNode }
  isDestructive?: boolean
  /** Whether required fields are missing. */
  isIncomplete?: boolean
  /** For questions with fields: a press outside does not close it. */
  isKept?: boolean
}

/** Confirms an action that is hard to undo, and stays open with the reason if it fails. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = texts.cancel,
  onConfirm,
  onClose,
  action,
  isDestructive = true,
  isIncomplete = false,
  isKept = false,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} onClose={onClose} isKept={isKept} isCentered>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Inside another form, that one must not be submitted with it.
          event.stopPropagation()
          if (!isIncomplete) onConfirm()
        }}
      >
        <Stack>
          {children}
          <ErrorAlert error={action?.error} />
          <Group grow preventGrowOverflow={false}>
            <Button variant="default" onClick={onClose}>
              {cancel}
            </Button>
            <Button
              type="submit"
              {...(isDestructive && { color: 'red' })}
              disabled={isIncomplete}
              loading={action?.isPending ?? false}
            >
              {confirm}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
