import { NumberInput, Switch, Textarea, TextInput } from '@mantine/core'
import { percentOff } from '@teeshala/contract/catalogue/product'
import { useId } from 'react'
import { RupeeInput } from '../../../shared/ui/RupeeInput.tsx'
import classes from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

/** What only some products have: a former price, where the shop shows them, what they are made of, a longer text. */
export function MoreFields({ form }: { form: ProductForm }) {
  const id = useId()
  const { price, originalPrice } = form.values
  const percent = price === '' || originalPrice === '' ? undefined : percentOff(price, originalPrice)
  const flag = (name: 'isBestSeller' | 'isNew' | 'isSeasonal') => form.getInputProps(name, { type: 'checkbox' })
  const about = (name: string) => form.getInputProps(`specification.${name}`)
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        More details
      </h2>
      <div className={classes.row}>
        <RupeeInput
          label="Original price"
          description={percent ? `Shown struck through, with ${percent}% off` : 'Shown struck through, if higher'}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('originalPrice')}
        />
        <RupeeInput
          label="Price with one print"
          description="Per piece in single and bulk orders; if empty, the price above"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('bulkPrice')}
        />
        <div className={classes.flags}>
          <Switch label="Best seller" {...flag('isBestSeller')} />
          <Switch label="New" {...flag('isNew')} />
          <Switch label="Seasonal" {...flag('isSeasonal')} />
        </div>
      </div>
      <Textarea
        label="Full description"
        description="On the product's own page, in place of the short one"
        autosize
        minRows={3}
        maxRows={14}
        {...form.getInputProps('fullDescription')}
      />
      <fieldset className={classes.group}>
        <legend>Specification</legend>
        <div className={classes.row}>
          <TextInput label="Fabric" placeholder="100% combed cotton" {...about('fabric')} />
          <NumberInput
            label="Weight (g/m²)"
            placeholder="180"
            allowDecimal={false}
            allowNegative={false}
            hideControls
            {...about('gsm')}
          />
          <TextInput label="Fit" placeholder="Regular" {...about('fit')} />
          <TextInput label="Neck" placeholder="Ribbed round neck" {...about('neck')} />
          <TextInput label="Sleeve" placeholder="Half sleeve" {...about('sleeve')} />
          <TextInput label="Care" placeholder="Machine wash cold" {...about('care')} />
          <TextInput label="Made in" placeholder="Knitted in Tiruppur" {...about('origin')} />
          <TextInput label="HSN code" placeholder="61091000" inputMode="numeric" {...about('hsn')} />
        </div>
      </fieldset>
    </section>
  )
}
