import { Button, Loader } from '@mantine/core'
import * as texts from '../../texts/shared/orders.ts'
import '@mantine/core/styles/Loader.layer.css'
import { type ReactNode, useEffect, useId } from 'react'
import { selectNoText } from '../ui/presses/second-tap.ts'
import { takesFirstClick } from '../ui/presses/takes-first-click.ts'
import classes from './PlaceBar.module.css'

type PlaceBarProps = {
  /** What the button says, with what is paid: 'Place Order · ₹339.00'. */
  label: ReactNode
  /** What it says while the order is on its way. */
  busyLabel: string
  isBusy: boolean
  isDisabled?: boolean
  /** Why nothing can be ordered yet. */
  missing?: string | undefined
  /** Without it the button submits its form. */
  onClick?: () => void
  /** What stays in sight beside the button. */
  beside?: ReactNode
}

/** The button that orders, which stays in sight on a phone, and what is going on while the order is placed. */
export function PlaceBar({ label, busyLabel, isBusy, isDisabled = false, missing, onClick, beside }: PlaceBarProps) {
  const words = useId()
  // The order's page comes up under the pointer.
  useEffect(() => (isBusy ? () => selectNoText() : undefined), [isBusy])
  return (
    <div className={classes.bar}>
      <div className={classes.row}>
        {beside}
        <Button
          type={onClick ? 'button' : 'submit'}
          size="lg"
          color="marigold"
          fullWidth
          disabled={isBusy || isDisabled || missing !== undefined}
          aria-busy={isBusy}
          aria-describedby={words}
          {...takesFirstClick}
          {...(isBusy && { leftSection: <Loader size={20} color="currentColor" /> })}
          {...(onClick && { onClick })}
        >
          {isBusy ? busyLabel : label}
        </Button>
      </div>
      <p className={classes.words} id={words} role="status">
        {isBusy ? texts.weArePlacingYourOrder : missing}
      </p>
    </div>
  )
}
