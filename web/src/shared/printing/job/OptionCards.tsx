import { type ReactNode, useId } from 'react'
import { Choices } from '../../ui/choices/Choices.tsx'
import classes from './OptionCards.module.css'

export type OptionCard = {
  readonly value: string
  readonly title: string
  readonly about?: string | undefined
  readonly price?: string | undefined
  /** Why it cannot be chosen. */
  readonly problem?: string | undefined
}

type OptionCardsProps = {
  legend: ReactNode
  value: string
  options: readonly OptionCard[]
  onChange: (value: string) => void
}

/** A choice among a few options with prices; incompatible ones stay visible and say why. */
export function OptionCards({ legend, value, options, onChange }: OptionCardsProps) {
  const name = useId()
  return (
    <Choices legend={legend}>
      <div className={classes.cards}>
        {options.map((option) => {
          const isChosen = option.value === value
          return (
            <label key={option.value} className={classes.card} data-refused={option.problem ? true : undefined}>
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={isChosen}
                disabled={option.problem !== undefined && !isChosen}
                onChange={() => onChange(option.value)}
              />
              <span className={classes.head}>
                <strong>{option.title}</strong>
                {option.price && <span>{option.price}</span>}
              </span>
              {(option.problem ?? option.about) && (
                <span className={classes.about}>{option.problem ?? option.about}</span>
              )}
            </label>
          )
        })}
      </div>
    </Choices>
  )
}
