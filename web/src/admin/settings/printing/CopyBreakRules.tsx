import * as texts from '../../../texts/admin/settings.ts'
import { BreakSteps } from '../sections/BreakSteps.tsx'
import { FormSection } from '../sections/FormSection.tsx'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

/** The discounts on a job by number of copies. */
export function CopyBreakRules({ form }: { form: RulesFormState }) {
  const { copyBreaks } = form.values
  return (
    <FormSection title={texts.priceBreaks} about={texts.aDiscountOnTheWholeJob}>
      {copyBreaks.length === 0 && <p className={classes.note}>{texts.noneACopyCostsTheSame}</p>}
      <BreakSteps
        unit={texts.copies}
        count={copyBreaks.length}
        inputProps={(index, field) => form.getInputProps(`copyBreaks.${index}.${field}`)}
        onAdd={() => form.insertListItem('copyBreaks', { from: '', percent: '' })}
        onRemove={(index) => form.removeListItem('copyBreaks', index)}
        error={form.errors.copyBreaks}
      />
    </FormSection>
  )
}
