import { Checkbox, TextInput } from '@mantine/core'
import { gstinProblem, stateOfGstin } from '@teeshala/contract/settings/gstin'
import * as texts from '../../texts/shared/orders.ts'
import classes from './ExtrasFields.module.css'
import type { useOrderExtras } from './use-order-extras.ts'

type CompanyFieldsProps = Pick<ReturnType<typeof useOrderExtras>, 'extras' | 'problems' | 'change'> & {
  /** The label of its checkbox. */
  ask?: string
}

/** The company on the bill, for GST credit. */
export function CompanyFields(props: CompanyFieldsProps) {
  const { extras, problems, change, ask = texts.iNeedAGstBillForACompany } = props
  const { hasCompany, companyName, gstin } = extras
  const state = gstinProblem(gstin.trim()) === undefined && stateOfGstin(gstin.trim())
  return (
    <div className={classes.company}>
      <Checkbox
        label={ask}
        checked={hasCompany}
        onChange={({ currentTarget }) => change({ hasCompany: currentTarget.checked })}
      />
      {hasCompany && (
        <div className={classes.fields}>
          <TextInput
            label={texts.companyName}
            autoComplete="organization"
            maxLength={120}
            value={companyName}
            error={problems.companyName}
            onChange={({ target }) => change({ companyName: target.value })}
          />
          <TextInput
            label={texts.gstin}
            autoComplete="off"
            spellCheck={false}
            maxLength={20}
            value={gstin}
            error={problems.gstin}
            {...(state && !problems.gstin && { description: texts.registeredInState(state) })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            onChange={({ target }) => change({ gstin: target.value.toUpperCase() })}
          />
        </div>
      )}
    </div>
  )
}
