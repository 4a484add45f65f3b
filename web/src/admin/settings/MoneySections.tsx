import { Switch } from '@mantine/core'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { RupeeInput } from '../../shared/ui/RupeeInput.tsx'
import { BreakSteps } from './BreakSteps.tsx'
import classes from './fields.module.css'

import { SettingsSection } from './SettingsSection.tsx'
import type { SettingsFormState } from './settings-form-state.ts'

/** What customers pay besides the price of a product. */
export function MoneySections({ form }: { form: SettingsFormState }) {
  const { shippingFee, freeShippingAbove } = form.values
  const rule =
    shippingFee === '' || freeShippingAbove === ''
      ? undefined
      : `A cart of up to ${formatPrice(freeShippingAbove)} pays ${formatPrice(shippingFee)}; above that shipping is free.`
  return (
    <>
      <SettingsSection name="shipping">
        <div className={classes.pair}>
          <RupeeInput
            required
            label="Shipping fee"
            description="For each order."
            {...form.getInputProps('shippingFee')}
          />
          <RupeeInput
            required
            label="Free shipping above"
            description="When the items cost more than this."
            {...form.getInputProps('freeShippingAbove')}
          />
        </div>
        {rule && <p className={classes.note}>{rule}</p>}
      </SettingsSection>
      <SettingsSection name="prices">
        <RupeeInput
          required
          label="Price of an extra print"
          description="For each print after the first on a piece. The product’s price includes the first."
          {...form.getInputProps('furtherPrintPrice')}
        />
        <fieldset className={classes.group}>
          <legend>Bulk discounts</legend>
          <p className={classes.note}>
            Percent off the garment by the number of pieces in a bulk order, all colours and sizes together.
          </p>
          <BreakSteps
            unit="pieces"
            count={form.values.quantityBreaks.length}
            inputProps={(index, field) => form.getInputProps(`quantityBreaks.${index}.${field}`)}
            onAdd={() => form.insertListItem('quantityBreaks', { from: '', percent: '' })}
            onRemove={(index) => form.removeListItem('quantityBreaks', index)}
            error={form.errors.quantityBreaks}
          />
        </fieldset>
        <Switch
          label="Show a list price on the bulk page"
          description="Shows 1.2 × the price, struck through, with '20% off'. This is not true: it is 16.7 % off a price that nobody paid. Leave it off."
          {...form.getInputProps('showListPrice', { type: 'checkbox' })}
        />
      </SettingsSection>
    </>
  )
}
