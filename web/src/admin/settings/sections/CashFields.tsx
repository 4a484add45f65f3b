import { Switch, TextInput } from '@mantine/core'
import { hoursToConfirmCash } from '@teeshala/contract/payments/cash/cash-rules'
import { NumberField } from '../../../shared/ui/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/RupeeInput.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'

/** Which shipped orders qualify for Cash on Delivery. */
export function CashFields({ form }: { form: SettingsFormState }) {
  return (
    <>
      <div className={classes.pair}>
        <RupeeInput
          label={texts.smallestCashOrder}
          description={texts.leaveEmptyForNoLeast}
          {...form.getInputProps('cashRules.from')}
        />
        <RupeeInput
          label={texts.largestCashOrder}
          description={texts.leaveEmptyForNoMost}
          {...form.getInputProps('cashRules.upTo')}
        />
      </div>
      <TextInput
        label={texts.pinCodesWithoutCash}
        description={texts.pinCodesWithoutCashHint}
        inputMode="numeric"
        {...form.getInputProps('cashRules.pincodes')}
      />
      <Switch
        label={texts.noCashForOwnPrintsLabel}
        description={texts.noCashForOwnPrintsHint}
        {...form.getInputProps('cashRules.isClosedForOwnPrints', { type: 'checkbox' })}
      />
      <Switch
        label={texts.confirmCashOrders}
        description={texts.confirmCashOrdersHint(hoursToConfirmCash)}
        {...form.getInputProps('cashRules.isConfirmed', { type: 'checkbox' })}
      />
      <NumberField
        label={texts.refusalsBeforeNoCash}
        description={texts.refusalsBeforeNoCashHint}
        {...form.getInputProps('cashRules.refusalsBeforeNoCash')}
      />
    </>
  )
}
