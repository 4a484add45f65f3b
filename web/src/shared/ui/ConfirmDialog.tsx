import { Alert, Button, Group, Stack } from '@mantine/core'
import * as texts from '../../texts/shared/ui.ts'
import '@mantine/core/styles/Alert.layer.css'
import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: string
  /** What is asked, and the fields that the answer needs. */
  children: ReactNode
  /** What the button says that does it. */
  confirm: string
  cancel?: string
  onConfirm: () => unknown
  onClose: () => void
  /** Missing where it is done at once. */
  action?: { isPending: boolean; error: ReactNode }
  isDestructive?: boolean
  /** While the fields do not say yet what is wanted. */
  isIncomplete?: boolean
  /** For questions with fields: a press beside them does not close them. */
  isKept?: boolean
}

/** Asks before something is done that is hard to take back, and stays with the reason where it fails. */
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
    <Dialog title={title} onClose={onClose} isKept={isKept}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // Where it is asked within another form, that one is not sent with it.
          event.stopPropagation()
          if (!isIncomplete) onConfirm()
        }}
      >
        <Stack>
          {children}
          {action?.error && (
            <Alert color="red" role="alert">
              {action.error}
            </Alert>
          )}
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
