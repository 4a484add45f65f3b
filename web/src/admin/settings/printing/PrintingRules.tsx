import { NativeSelect } from '@mantine/core'
import * as texts from '../../../texts/admin/settings.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { OptionName } from './OptionName.tsx'
import { wayLabels } from './rule-values.ts'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

const ways = Object.entries(wayLabels).map(([value, label]) => ({ value, label }))

/** Colour and sides of each printing option. */
export function PrintingRules({ form }: { form: RulesFormState }) {
  const { printings } = form.values
  const unsaid = printings.filter(({ way }) => way === '').map(({ option }) => option)
  return (
    <FormSection title={texts.printing} about={texts.whetherAnOptionPrintsColourAndOnHow}>
      {printings.length === 0 && <p className={classes.note}>{texts.thePriceListHasNoPrinting}</p>}
      <ul className={classes.rows}>
        {printings.map(({ option, isListed }, index) => (
          <li key={option} className={classes.row} data-of="printing">
            <OptionName option={option} isListed={isListed} onRemove={() => form.removeListItem('printings', index)} />
            <NativeSelect
              aria-label={texts.howPrints(option)}
              data={ways}
              {...form.getInputProps(`printings.${index}.way`)}
            />
          </li>
        ))}
      </ul>
      {unsaid.length > 0 && <p className={classes.note}>{texts.withoutARule(unsaid.join(', '), unsaid.length)}</p>}
    </FormSection>
  )
}
