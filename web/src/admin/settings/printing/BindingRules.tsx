import { Checkbox } from '@mantine/core'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { OptionName } from './OptionName.tsx'
import { hasLimits } from './rule-values.ts'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

type BindingRulesProps = {
  form: RulesFormState
  /** The sizes of the price list's papers. */
  sizes: readonly string[]
}

/** The sheets per copy that each binding holds, and its sizes. */
export function BindingRules({ form, sizes }: BindingRulesProps) {
  const { bindings } = form.values
  const free = bindings.filter((row) => !hasLimits(row)).map(({ option }) => option)
  return (
    <FormSection title={texts.binding} about={texts.howManySheetsItCanHold}>
      {bindings.length === 0 && <p className={classes.note}>{texts.thePriceListHasNoBinding}</p>}
      <ul className={classes.rows}>
        {bindings.map((row, index) => (
          <li key={row.option} className={classes.row} data-of="binding">
            <OptionName
              option={row.option}
              isListed={row.isListed}
              onRemove={() => form.removeListItem('bindings', index)}
            />
            <NumberField
              label={texts.sheetsFrom}
              aria-label={texts.sheetsFromOption(row.option)}
              placeholder={texts.anyCount}
              {...form.getInputProps(`bindings.${index}.minSheets`)}
            />
            <NumberField
              label={texts.to}
              aria-label={texts.sheetsTo(row.option)}
              placeholder={texts.anyCount}
              {...form.getInputProps(`bindings.${index}.maxSheets`)}
            />
            <Checkbox.Group
              label={texts.sizes}
              aria-label={texts.sizesOf(row.option)}
              {...form.getInputProps(`bindings.${index}.sizes`)}
            >
              <div className={classes.checks}>
                {[...new Set([...sizes, ...row.sizes])].map((size) => (
                  <Checkbox key={size} value={size} label={size} />
                ))}
              </div>
            </Checkbox.Group>
          </li>
        ))}
      </ul>
      {free.length > 0 && <p className={classes.note}>{texts.anyJob(free.join(', '))}</p>}
    </FormSection>
  )
}
