import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './parts.module.css'

type ActionFormProps = {
  /** The label of the button. */
  label: string
  action: { run: () => Promise<void>; isPending: boolean }
  /** Instead of running the action: runs it if the fields are valid. */
  onSubmit?: () => Promise<void>
  /** Whether anything was typed or chosen, so that the drawer asks before closing. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** A form for a staff action on an order, with submit and cancel. */
export function ActionForm({ label, action, onSubmit = action.run, isChanged, onClose, children }: ActionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <>
      <form className={classes.action} onSubmit={submit} noValidate>
        {children}
        <div className={classes.choices}>
          <Button type="submit" loading={action.isPending}>
            {label}
          </Button>
          <Button variant="subtle" disabled={action.isPending} onClick={onClose}>
            {texts.goBack}
          </Button>
        </div>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}
