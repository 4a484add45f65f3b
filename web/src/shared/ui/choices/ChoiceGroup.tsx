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
  /** Options of the same width, three in a row. */
  isEven?: boolean
  /** The choice has been asked for and is to be seen where it is still open. */
  isAsked?: boolean
  /** What helps to choose, after the options. */
  help?: ReactNode
}

/** One choice of a few, each a radio button that looks like a label; a colour shows its swatch and, once chosen, its name. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { label, value, options, onChange, isEven = false, isAsked = false, help } = props
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  return (
    <Choices
      legend={
        <>
          {label}
          {chosen && <span className={classes.chosen}>{chosen.label}</span>}
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
