import { NativeSelect, Switch, TextInput } from '@mantine/core'
import { countries, homeCountry } from '@teeshala/contract/catalogue/options/country'
import { percentOff } from '@teeshala/contract/catalogue/product'
import { useId } from 'react'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { NumberField } from '../../../shared/ui/fields/NumberField.tsx'
import { RupeeInput } from '../../../shared/ui/fields/RupeeInput.tsx'
import * as texts from '../../../texts/admin/products.ts'
import classes from './ProductFields.module.css'
import type { ProductForm } from './use-product-form.ts'

/** Optional fields: former price, placement in the shop, material, long description. */
export function MoreFields({ form }: { form: ProductForm }) {
  const id = useId()
  const { price, originalPrice, specification } = form.values
  const isImported = specification.country !== '' && specification.country !== homeCountry
  const percent = price === '' || originalPrice === '' ? undefined : percentOff(price, originalPrice)
  const flag = (name: 'isBestSeller' | 'isNew' | 'isSeasonal' | 'isPrepaid') =>
    form.getInputProps(name, { type: 'checkbox' })
  const about = (name: string) => form.getInputProps(`specification.${name}`)
  return (
    <section className={classes.part} aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        {texts.moreDetails}
      </h2>
      <div className={classes.row}>
        <RupeeInput
          label={texts.originalPrice}
          description={percent ? texts.shownStruckThrough(percent) : texts.shownStruckThroughIfHigher}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('originalPrice')}
        />
        <RupeeInput
          label={texts.priceWithOnePrint}
          description={texts.perPieceInSingleAndBulk}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('bulkPrice')}
        />
      </div>
      <div className={classes.flags}>
        <Switch label={texts.bestSeller} {...flag('isBestSeller')} />
        <Switch label={texts.newLabel} {...flag('isNew')} />
        <Switch label={texts.seasonal} {...flag('isSeasonal')} />
        <Switch label={texts.noCashOnDelivery} {...flag('isPrepaid')} />
      </div>
      <GrowingTextarea
        label={texts.fullDescription}
        description={texts.onTheProductsOwnPageInPlace}
        minRows={3}
        maxRows={14}
        {...form.getInputProps('fullDescription')}
      />
      <fieldset className={classes.group}>
        <legend>{texts.specification}</legend>
        <div className={classes.row}>
          <TextInput label={texts.fabric} placeholder={texts.no100PercentCombedCotton} {...about('fabric')} />
          <NumberField label={texts.weightGM2} placeholder="180" {...about('gsm')} />
          <TextInput label={texts.fit} placeholder={texts.regular} {...about('fit')} />
          <TextInput label={texts.neck} placeholder={texts.ribbedRoundNeck} {...about('neck')} />
          <TextInput label={texts.sleeve} placeholder={texts.halfSleeve} {...about('sleeve')} />
          <TextInput label={texts.care} placeholder={texts.machineWashCold} {...about('care')} />
          <TextInput label={texts.madeIn} placeholder={texts.knittedInTiruppur} {...about('origin')} />
          <NativeSelect
            label={texts.countryOfOrigin}
            data={[{ value: '', label: texts.notSaid }, ...countries]}
            {...about('country')}
          />
          <TextInput label={texts.maker} placeholder={texts.nameAndAddress} {...about('maker')} />
          {isImported && <TextInput label={texts.importer} placeholder={texts.nameAndAddress} {...about('importer')} />}
          <TextInput label={texts.hsnCode} placeholder="61091000" inputMode="numeric" {...about('hsn')} />
        </div>
      </fieldset>
    </section>
  )
}
