import { Checkbox, NumberInput } from '@mantine/core'
import { OptionName } from './OptionName.tsx'
import { RuleSection } from './RuleSection.tsx'
import { hasLimits } from './rule-values.ts'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

type BindingRulesProps = {
  form: RulesFormState
  /** The sizes in which papers of the price list come. */
  sizes: readonly string[]
}

/** How many sheets of a copy each binding bears, and in which sizes it is made. */
export function BindingRules({ form, sizes }: BindingRulesProps) {
  const { bindings } = form.values
  const free = bindings.filter((row) => !hasLimits(row)).map(({ option }) => option)
  const count = { allowDecimal: false, allowNegative: false, hideControls: true, placeholder: 'any' } as const
  return (
    <RuleSection
      title="Binding"
      about="How many sheets it can hold, and in which paper sizes it comes. An empty field sets no limit; with no size chosen, any will do."
    >
      {bindings.length === 0 && <p className={classes.note}>The price list has no binding yet.</p>}
      <ul className={classes.rows}>
        {bindings.map((row, index) => (
          <li key={row.option} className={classes.row} data-of="binding">
            <OptionName
              option={row.option}
              isListed={row.isListed}
              onRemove={() => form.removeListItem('bindings', index)}
            />
            <NumberInput
              label="Sheets from"
              aria-label={`${row.option}: sheets from`}
              {...count}
              {...form.getInputProps(`bindings.${index}.minSheets`)}
            />
            <NumberInput
              label="to"
              aria-label={`${row.option}: sheets to`}
              {...count}
              {...form.getInputProps(`bindings.${index}.maxSheets`)}
            />
            <Checkbox.Group
              label="Sizes"
              aria-label={`${row.option}: sizes`}
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
      {free.length > 0 && <p className={classes.note}>No rule, so available for any job: {free.join(', ')}.</p>}
    </RuleSection>
  )
}
