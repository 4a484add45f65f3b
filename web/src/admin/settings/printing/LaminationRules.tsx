import { Checkbox } from '@mantine/core'
import * as texts from '../../../texts/admin/settings.ts'
import { FormSection } from '../sections/FormSection.tsx'
import { OptionName } from './OptionName.tsx'
import classes from './rules.module.css'
import type { RulesFormState } from './rules-form-state.ts'

type LaminationRulesProps = {
  form: RulesFormState
  /** The paper types of the price list. */
  papers: readonly string[]
}

/** The paper types that each lamination suits. */
export function LaminationRules({ form, papers }: LaminationRulesProps) {
  const { laminations } = form.values
  const free = laminations.filter((row) => row.papers.length === 0).map(({ option }) => option)
  return (
    <FormSection title={texts.lamination} about={texts.whichPapersItCanGoOnIf}>
      {laminations.length === 0 && <p className={classes.note}>{texts.thePriceListHasNoLamination}</p>}
      <ul className={classes.rows}>
        {laminations.map((row, index) => (
          <li key={row.option} className={classes.row} data-of="lamination">
            <OptionName
              option={row.option}
              isListed={row.isListed}
              onRemove={() => form.removeListItem('laminations', index)}
            />
            <Checkbox.Group
              aria-label={texts.papersOf(row.option)}
              {...form.getInputProps(`laminations.${index}.papers`)}
            >
              <div className={classes.checks}>
                {[...new Set([...papers, ...row.papers])].map((paper) => (
                  <Checkbox key={paper} value={paper} label={paper} />
                ))}
              </div>
            </Checkbox.Group>
          </li>
        ))}
      </ul>
      {free.length > 0 && <p className={classes.note}>{texts.anyPaper(free.join(', '))}</p>}
    </FormSection>
  )
}
