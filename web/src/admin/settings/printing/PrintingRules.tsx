import { NativeSelect } from '@mantine/core'
import { OptionName } from './OptionName.tsx'
import { RuleSection } from './RuleSection.tsx'
import { wayLabels } from './rule-values.ts'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

const ways = Object.entries(wayLabels).map(([value, label]) => ({ value, label }))

/** What each option of printing lays on a sheet. */
export function PrintingRules({ form }: { form: RulesFormState }) {
  const { printings } = form.values
  const unsaid = printings.filter(({ way }) => way === '').map(({ option }) => option)
  return (
    <RuleSection
      title="Printing"
      about="Whether an option prints colour, and on how many sides. A job’s sheets are counted from this."
    >
      {printings.length === 0 && <p className={classes.note}>The price list has no printing yet.</p>}
      <ul className={classes.rows}>
        {printings.map(({ option, isListed }, index) => (
          <li key={option} className={classes.row} data-of="printing">
            <OptionName option={option} isListed={isListed} onRemove={() => form.removeListItem('printings', index)} />
            <NativeSelect
              aria-label={`How ${option} prints`}
              data={ways}
              {...form.getInputProps(`printings.${index}.way`)}
            />
          </li>
        ))}
      </ul>
      {unsaid.length > 0 && (
        <p className={classes.note}>
          Without a rule: {unsaid.join(', ')}. {unsaid.length === 1 ? 'It is' : 'They are'} taken to print colour on one
          side.
        </p>
      )}
    </RuleSection>
  )
}
