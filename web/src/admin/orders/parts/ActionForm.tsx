import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './parts.module.css'

type ActionFormProps = {
  /** What its button says. */
  label: string
  onSubmit: () => Promise<void>
  isPending: boolean
  /** Whether something was typed or chosen, so that the drawer asks before it is left. */
  isChanged: boolean
  onClose: () => void
  children: ReactNode
}

/** Something that staff do to an order: what it needs to know, the button that does it, and the way back. */
export function ActionForm({ label, onSubmit, isPending, isChanged, onClose, children }: ActionFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <>
      <form className={classes.action} onSubmit={submit} noValidate>
        {children}
        <div className={classes.choices}>
          <Button type="submit" loading={isPending}>
            {label}
          </Button>
          <Button variant="subtle" disabled={isPending} onClick={onClose}>
            {texts.goBack}
          </Button>
        </div>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}
