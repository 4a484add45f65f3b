import { Button, Input, NumberInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useId } from 'react'
import classes from './fields.module.css'

/** A step of a table of breaks in a form, where a number may still be missing. */
export type BreakValues = { from: number | ''; percent: number | '' }

type BreaksFieldProps = {
  label: string
  description: string
  /** What is counted: 'pieces'. */
  unit: string
  value: readonly BreakValues[]
  onChange: (value: BreakValues[]) => void
  error?: React.ReactNode
}

/** A table of percent off by quantity, one step in each row. */
export function BreaksField({ label, description, unit, value, onChange, error }: BreaksFieldProps) {
  const id = useId()
  const change = (index: number, changes: Partial<BreakValues>) =>
    onChange(value.map((step, at) => (at === index ? { ...step, ...changes } : step)))
  const numberOf = (entered: number | string) => (typeof entered === 'number' ? entered : '')
  return (
    <fieldset className={classes.group} aria-describedby={`${id}-about`}>
      <legend>{label}</legend>
      <p id={`${id}-about`} className={classes.note}>
        {description}
      </p>
      {value.length > 0 && (
        <ul className={classes.rows}>
          {value.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
            <li key={index} className={classes.step}>
              <NumberInput
                aria-label={`From how many ${unit}, step ${index + 1}`}
                prefix="from "
                suffix={` ${unit}`}
                min={2}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                value={step.from}
                onChange={(from) => change(index, { from: numberOf(from) })}
              />
              <NumberInput
                aria-label={`Percent off, step ${index + 1}`}
                suffix=" % off"
                min={1}
                max={90}
                allowDecimal={false}
                allowNegative={false}
                hideControls
                value={step.percent}
                onChange={(percent) => change(index, { percent: numberOf(percent) })}
              />
              <Button
                size="sm"
                variant="default"
                aria-label={`Remove step ${index + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== index))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {error && (
        <Input.Error role="alert" mt="xs">
          {error}
        </Input.Error>
      )}
      <Button
        mt="sm"
        size="sm"
        variant="default"
        leftSection={<IconPlus size={16} />}
        onClick={() => onChange([...value, { from: '', percent: '' }])}
      >
        Add a step
      </Button>
    </fieldset>
  )
}
