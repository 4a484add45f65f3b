import { Switch } from '@mantine/core'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { BreaksField } from './BreaksField.tsx'
import classes from './fields.module.css'
import { RupeeInput } from './RupeeInput.tsx'
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
          <RupeeInput label="Shipping fee" description="For each order." {...form.getInputProps('shippingFee')} />
          <RupeeInput
            label="Free shipping above"
            description="When the items cost more than this."
            {...form.getInputProps('freeShippingAbove')}
          />
        </div>
        {rule && <p className={classes.note}>{rule}</p>}
      </SettingsSection>
      <SettingsSection name="prices">
        <RupeeInput
          label="Price of a further print"
          description="For each print of a piece after its first, which the price of the product has in it."
          {...form.getInputProps('furtherPrintPrice')}
        />
        <BreaksField
          label="Bulk discounts"
          description="Percent off the garment by the pieces of a bulk order, all colours and sizes together."
          unit="pieces"
          value={form.values.quantityBreaks}
          onChange={(steps) => form.setFieldValue('quantityBreaks', steps)}
          error={Object.entries(form.errors).find(([field]) => field.startsWith('quantityBreaks'))?.[1]}
        />
        <Switch
          label="Show a list price on the bulk page"
          description="Shows 1.2 × the price, struck through, with '20% off'. This is not true: it is 16.7 % off a price that nobody paid. Leave it off."
          {...form.getInputProps('showListPrice', { type: 'checkbox' })}
        />
      </SettingsSection>
    </>
  )
}
