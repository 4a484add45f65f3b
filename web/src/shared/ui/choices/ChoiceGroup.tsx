import { type ReactNode, useId } from 'react'
import * as texts from '../../../texts/shared/ui.ts'
import classes from './ChoiceGroup.module.css'
import { Choices } from './Choices.tsx'

type Option<Value> = { value: Value; label: string; swatch?: string }

type ChoiceGroupProps<Value> = {
  label: string
  value: Value | undefined
  options: readonly Option<Value>[]
  onChange: (value: Value) => void
  /** Options of equal width, three per row. */
  isEven?: boolean
  /** Whether a missing choice is marked. */
  isAsked?: boolean
  /** Help after the options. */
  help?: ReactNode
}

/** A choice among a few options, as radio buttons that look like labels; a colour shows its swatch and, once chosen, its name. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, value, options, onChange, isEven = false, isAsked = false, help } = props
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <Choices
      legend={
        <>
          {label}
          {chosen?.swatch && <span className={classes.chosen}>{chosen.label}</span>}
          {isAsked && !chosen && <span className={classes.asked}>{texts.pleaseChoose}</span>}
        </>
      }
    >
      <div className={classes.options} data-even={isEven || undefined}>
        {options.map((option) => (
          <label key={option.value} className={option.swatch ? classes.swatch : classes.option} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              {...(option.swatch && { 'aria-label': option.label })}
            />
            {option.swatch ? (
              <span className={classes.dye} style={{ background: option.swatch }} />
            ) : (
              <span>{option.label}</span>
            )}
          </label>
        ))}
        {help}
      </div>
    </Choices>
  )
}
