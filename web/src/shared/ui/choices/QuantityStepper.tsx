import { IconMinus, IconPlus } from '@tabler/icons-react'
import { maxQuantity } from '@teeshala/contract/cart/quantity'
import { formatCount } from '@teeshala/contract/count-format'
import { useId, useState } from 'react'
import * as texts from '../../../texts/shared/ui.ts'
import { toast } from '../toasts/toast.ts'
import classes from './QuantityStepper.module.css'

type QuantityStepperProps = {
  value: number
  /** The pieces available; never more than `limit`. */
  max?: number
  /** The most per line. */
  limit?: number
  onChange: (quantity: number) => void
  /** The unit if not pieces: 'Copies'. */
  label?: string
  /** The product, for screen readers. */
  of?: string
  hideLabel?: boolean
  /** Keeps out-of-range input and marks it; the caller shows why. */
  keepsTyped?: boolean
  /** Whether Enter also submits the form; otherwise it only applies the number. */
  sendsForm?: boolean
}

/** A number of pieces, at least one; typed freely, and on blur brought into range with a message, unless `keepsTyped`. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    limit = maxQuantity,
    max = limit,
    onChange,
    of,
    label = texts.quantity,
    hideLabel,
    keepsTyped,
    sendsForm,
  } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const most = Math.max(1, Math.min(max, limit))
  const within = (quantity: number) => Math.min(most, Math.max(1, Math.trunc(quantity) || 1))
  const name = of ? texts.ofLabel(label, of) : label
  const heard = of ? texts.ofLabel(label.toLowerCase(), of) : label.toLowerCase()

  /** Applies the typed number; returns whether it was unchanged. */
  const settle = (): boolean => {
    if (typed === undefined) return true
    const taken = keepsTyped ? Number(typed) || 0 : within(Number(typed))
    const isAnother = !keepsTyped && Number(typed) !== taken
    if (taken !== value) onChange(taken)
    // A line under the field would push away the button being pressed.
    if (isAnother) toast.bad(wordsFor(Number(typed), taken))
    setTyped(undefined)
    return !isAnother
  }

  /** Counts on from what is being typed. */
  const step = (by: 1 | -1) => {
    onChange(within((typed === undefined ? value : Number(typed) || 0) + by))
    setTyped(undefined)
  }

  return (
    <div className={classes.field}>
      {!hideLabel && (
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
      )}
      <div className={classes.stepper}>
        <button
          type="button"
          aria-label={texts.decreaseHeard(heard)}
          disabled={value <= 1}
          onClick={() => onChange(within(value - 1))}
        >
          <IconMinus size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-invalid={keepsTyped && value !== within(value)}
          {...(hideLabel && { 'aria-label': name })}
          value={typed ?? value}
          onChange={({ target }) => setTyped(target.value.replaceAll(/[^\d.-]/g, '').slice(0, 8))}
          onBlur={settle}
          onKeyDown={(event) => {
            // A corrected number must be seen before it is submitted.
            if (event.key === 'Enter' && !(settle() && sendsForm)) event.preventDefault()
            if (event.key === 'ArrowUp') step(1)
            if (event.key === 'ArrowDown') step(-1)
          }}
        />
        <button
          type="button"
          aria-label={texts.increaseHeard(heard)}
          disabled={value >= most}
          onClick={() => onChange(within(value + 1))}
        >
          <IconPlus size={18} />
        </button>
      </div>
    </div>
  )
}

/** Returns the message about a corrected number. */
function wordsFor(typed: number, taken: number): string {
  if (typed > taken && Math.trunc(typed) === taken) return texts.wholeNumbersOnly(formatCount(taken))
  return typed > taken ? texts.theMost(formatCount(taken)) : texts.theLeast(formatCount(taken))
}
