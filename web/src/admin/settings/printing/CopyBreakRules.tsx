import { BreakSteps } from '../BreakSteps.tsx'
import { RuleSection } from './RuleSection.tsx'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

/** How much less everything of a job costs from how many copies. */
export function CopyBreakRules({ form }: { form: RulesFormState }) {
  const { copyBreaks } = form.values
  return (
    <RuleSection
      title="Price breaks"
      about="A discount on the whole job, by its number of copies. Single items get none."
    >
      {copyBreaks.length === 0 && <p className={classes.note}>None: a copy costs the same however many are ordered.</p>}
      <BreakSteps
        unit="copies"
        count={copyBreaks.length}
        inputProps={(index, field) => form.getInputProps(`copyBreaks.${index}.${field}`)}
        onAdd={() => form.insertListItem('copyBreaks', { from: '', percent: '' })}
        onRemove={(index) => form.removeListItem('copyBreaks', index)}
        error={form.errors.copyBreaks}
      />
    </RuleSection>
  )
}
