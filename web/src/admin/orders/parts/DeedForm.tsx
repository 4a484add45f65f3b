import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './parts.module.css'

type DeedFormProps = {
  /** What its button says. */
  deed: string
  onSubmit: () => Promise<void>
  isPending: boolean
  onClose: () => void
  children: ReactNode
}

/** Something that staff do to an order: what it needs to know, the deed, and the way back. */
export function DeedForm({ deed, onSubmit, isPending, onClose, children }: DeedFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <form className={classes.deed} onSubmit={submit}>
      {children}
      <div className={classes.choices}>
        <Button type="submit" loading={isPending}>
          {deed}
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={onClose}>
          {texts.goBack}
        </Button>
      </div>
    </form>
  )
}
