import { Checkbox, NativeSelect, Switch, TextInput } from '@mantine/core'
import { categories } from '@teeshala/contract/catalogue/categories'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/options/product-type'
import { isHardlyAPrice } from '@teeshala/contract/catalogue/product'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { fieldsOf } from '../../../shared/ui/fields/fields-of.ts'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/products.ts'
import { ColorField } from './ColorField.tsx'
import { ImageField } from './images/ImageField.tsx'
import { MoreFields } from './MoreFields.tsx'
import { OwnPrintField } from './OwnPrintField.tsx'
import classes from './ProductFields.module.css'
import { SizeField } from './SizeField.tsx'
import type { ProductForm } from './use-product-form.ts'

type ProductFieldsProps = {
  form: ProductForm
  types: readonly ProductType[]
  colors: readonly ProductColor[]
}

/** All fields of a product: required ones, then optional ones. */
export function ProductFields({ form, types, colors }: ProductFieldsProps) {
  const { field, toggle } = fieldsOf(form)
  const { price } = form.values
  const priceField = form.getInputProps('price')
  return (
    <>
      <section className={classes.part} aria-label={texts.product}>
        <TextInput label={texts.name} required maxLength={300} {...form.getInputProps('name')} />
        <div className={classes.short}>
          <RupeeInput
            label={texts.price}
            required
            step={1}
            {...priceField}
            onChange={(typed) => {
              priceField.onChange(typed)
              form.setFieldValue('isGivenAway', false)
            }}
          />
          <NumberField thousandSeparator thousandsGroupStyle="lakh" {...field('stock', texts.stock)} />
          <NativeSelect label={texts.category} data={[...categories]} {...form.getInputProps('category')} />
          <NativeSelect
            label={texts.type}
            required
            data={[
              { value: '', label: types.length === 0 ? texts.noTypesYet : texts.chooseAType },
              ...types.map(({ type }) => type),
            ]}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...(types.length === 0 && {
              description: (
                <TextLink to="/admin/product-type" inherit>
                  {texts.addTheFirstTypeOfProduct}
                </TextLink>
              ),
            })}
            {...form.getInputProps('type')}
          />
        </div>
        {typeof price === 'number' && isHardlyAPrice(price) && (
          <Checkbox
            label={price === 0 ? texts.freeForCustomers : texts.isThePrice(formatPrice(price))}
            description={price === 0 ? texts.freeForCustomersHint : texts.isThePriceHint}
            checked={form.values.isGivenAway}
            onChange={({ currentTarget }) => {
              form.setFieldValue('isGivenAway', currentTarget.checked)
              form.clearFieldError('price')
            }}
          />
        )}
        <ImageField form={form} colors={colors} />
        <GrowingTextarea label={texts.description} minRows={2} maxRows={8} {...form.getInputProps('description')} />
        <SizeField {...form.getInputProps('sizes')} />
        <ColorField colors={colors} {...form.getInputProps('colors')} />
        <OwnPrintField {...form.getInputProps('printedSides')} />
        <Switch {...toggle('isCustomizable', texts.customizable, texts.customersCanPutTheirOwnDesign)} />
      </section>
      <MoreFields form={form} />
    </>
  )
}
