import { Switch, TextInput } from '@mantine/core'
import { hoursToConfirmCash } from '@teeshala/contract/payments/cash/cash-rules'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'

/** Which shipped orders qualify for Cash on Delivery. */
export function CashFields({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  return (
    <>
      <div className={classes.pair}>
        <RupeeInput {...field('cashRules.from', texts.smallestCashOrder, texts.leaveEmptyForNoLeast)} />
        <RupeeInput {...field('cashRules.upTo', texts.largestCashOrder, texts.leaveEmptyForNoMost)} />
      </div>
      <TextInput
        inputMode="numeric"
        {...field('cashRules.pincodes', texts.pinCodesWithoutCash, texts.pinCodesWithoutCashHint)}
      />
      <Switch
        {...toggle('cashRules.isClosedForOwnPrints', texts.noCashForOwnPrintsLabel, texts.noCashForOwnPrintsHint)}
      />
      <Switch
        {...toggle('cashRules.isConfirmed', texts.confirmCashOrders, texts.confirmCashOrdersHint(hoursToConfirmCash))}
      />
      <NumberField
        {...field('cashRules.refusalsBeforeNoCash', texts.refusalsBeforeNoCash, texts.refusalsBeforeNoCashHint)}
      />
    </>
  )
}
