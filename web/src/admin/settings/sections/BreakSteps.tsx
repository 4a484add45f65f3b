import { Button, Input } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { maxBreaks } from '@teeshala/contract/quantity-break'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from './BreakSteps.module.css'

type BreakStepsProps = {
  /** The counted unit: 'copies'. */
  unit: string
  count: number
  /** Returns the form props of a field: 'from' or 'percent' of a step. */
  inputProps: (index: number, field: 'from' | 'percent') => object
  onAdd: () => void
  onRemove: (index: number) => void
  error: React.ReactNode
}

/** The steps of a discount table by quantity, one per row. */
export function BreakSteps({ unit, count, inputProps, onAdd, onRemove, error }: BreakStepsProps) {
  return (
    <>
      <ul className={classes.steps}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is identified by its position
          <li key={index} className={classes.step}>
            <NumberField
              label={texts.fromUnit(unit)}
              aria-label={texts.stepFrom(index + 1, unit)}
              thousandSeparator
              thousandsGroupStyle="lakh"
              {...inputProps(index, 'from')}
            />
            <NumberField
              label={texts.percentOff}
              aria-label={texts.stepPercentOff(index + 1)}
              suffix="%"
              {...inputProps(index, 'percent')}
            />
            <Button
              variant="default"
              size="sm"
              aria-label={texts.removeStep(index + 1)}
              onClick={() => onRemove(index)}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      {error && <Input.Error role="alert">{error}</Input.Error>}
      <div>
        <Button
          size="sm"
          variant="default"
          leftSection={<IconPlus size={16} />}
          disabled={count >= maxBreaks}
          onClick={onAdd}
        >
          {texts.addAStep}
        </Button>
      </div>
    </>
  )
}
