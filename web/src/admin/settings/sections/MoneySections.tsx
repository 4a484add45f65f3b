import { Switch } from '@mantine/core'
import { Rupees } from '@teeshala/contract/money'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/settings.ts'
import classes from '../fields.module.css'
import type { SettingsFormState } from '../settings-form-state.ts'
import { BreakSteps } from './BreakSteps.tsx'
import { SettingsSection } from './SettingsSection.tsx'

/** Charges besides product prices. */
export function MoneySections({ form }: { form: SettingsFormState }) {
  const { field, toggle } = fieldsOf(form)
  const { shippingFee, freeShippingAbove } = form.values
  const [fee, above] = [shippingFee, freeShippingAbove].map((typed) => Rupees.safeParse(typed).data)
  const rule =
    fee === undefined || above === undefined ? undefined : texts.cartPaysShipping(formatPrice(above), formatPrice(fee))
  return (
    <>
      <SettingsSection name="shipping">
        <div className={classes.pair}>
          <RupeeInput required {...field('shippingFee', texts.shippingFee, texts.forEachOrder)} />
          <RupeeInput
            required
            {...field('freeShippingAbove', texts.freeShippingAbove, texts.whenTheItemsCostMoreThan)}
          />
        </div>
        {rule && <p className={classes.note}>{rule}</p>}
      </SettingsSection>
      <SettingsSection name="prices">
        <RupeeInput
          required
          {...field('furtherPrintPrice', texts.priceOfAnExtraPrint, texts.forEachPrintAfterTheFirst)}
        />
        <fieldset className={classes.group}>
          <legend>{texts.bulkDiscounts}</legend>
          <p className={classes.note}>{texts.percentOffTheGarmentByTheNumber}</p>
          <BreakSteps
            unit={texts.pieces}
            count={form.values.quantityBreaks.length}
            inputProps={(index, field) => form.getInputProps(`quantityBreaks.${index}.${field}`)}
            onAdd={() => form.insertListItem('quantityBreaks', { from: '', percent: '' })}
            onRemove={(index) => form.removeListItem('quantityBreaks', index)}
            error={form.errors.quantityBreaks}
          />
        </fieldset>
        <Switch {...toggle('showListPrice', texts.showAListPriceOnTheBulk, texts.shows12ThePriceStruck)} />
      </SettingsSection>
    </>
  )
}
