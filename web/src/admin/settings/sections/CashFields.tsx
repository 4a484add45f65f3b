import { NumberInput, Switch, TextInput } from '@mantine/core'
import { hoursToConfirmCash } from '@teeshala/contract/payments/cash/cash-rules'
import * as texts from '../../../texts/admin/settings.ts'
import type { SettingsFormState } from '../settings-form-state.ts'

const amount = { prefix: '₹', allowNegative: false, decimalScale: 2, hideControls: true } as const

/** Which orders that are sent can be paid in cash at the door. */
export function CashFields({ form }: { form: SettingsFormState }) {
  return (
    <>
      <NumberInput
        label={texts.smallestCashOrder}
        description={texts.leaveEmptyForNoLeast}
        {...amount}
        {...form.getInputProps('cashRules.from')}
      />
      <NumberInput
        label={texts.largestCashOrder}
        description={texts.leaveEmptyForNoMost}
        {...amount}
        {...form.getInputProps('cashRules.upTo')}
      />
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
      <NumberInput
        label={texts.refusalsBeforeNoCash}
        description={texts.refusalsBeforeNoCashHint}
        allowNegative={false}
        allowDecimal={false}
        max={20}
        hideControls
        {...form.getInputProps('cashRules.refusalsBeforeNoCash')}
      />
    </>
  )
}
