import { Button, Loader } from '@mantine/core'
import { type ReactNode, useEffect, useId } from 'react'
import * as texts from '../../texts/shared/orders.ts'
import { selectNoText } from '../ui/presses/second-tap.ts'
import { takesFirstClick } from '../ui/presses/takes-first-click.ts'
import classes from './PlaceBar.module.css'

type PlaceBarProps = {
  /** The button's name. */
  label: string
  /** The total, shown beside the name; the button is described by it. */
  amount?: ReactNode
  /** Whether the total is not known yet, and only its place is kept. */
  isAwaited?: boolean
  /** The label while the order is being placed. */
  busyLabel: string
  isBusy: boolean
  isDisabled?: boolean
  /** Why nothing can be ordered yet. */
  missing?: string | undefined
  /** Without it the button submits its form. */
  onClick?: () => void
  /** Shown beside the button and always visible. */
  beside?: ReactNode
}

/** The order button, which stays visible on a phone, and the progress of placing the order. */
export function PlaceBar(props: PlaceBarProps) {
  const { label, amount, isAwaited = false, busyLabel, isBusy, isDisabled = false, missing, onClick, beside } = props
  const [sum, words] = [useId(), useId()]
  // An earlier error above the button disappears, and later the order's page appears under the pointer.
  useEffect(() => {
    if (!isBusy) return
    selectNoText()
    return () => selectNoText()
  }, [isBusy])
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
          aria-describedby={amount && !isAwaited ? `${sum} ${words}` : words}
          {...takesFirstClick}
          {...(isBusy && { leftSection: <Loader size={20} color="currentColor" /> })}
          {...(onClick && { onClick })}
        >
          {isBusy ? (
            busyLabel
          ) : (
            <span>
              {label}
              {amount && (
                <span aria-hidden className={isAwaited ? classes.awaited : undefined}>
                  {' · '}
                  <span id={sum}>{amount}</span>
                </span>
              )}
            </span>
          )}
        </Button>
      </div>
      <p className={classes.words} id={words} role="status">
        {isBusy ? texts.weArePlacingYourOrder : missing}
      </p>
    </div>
  )
}
