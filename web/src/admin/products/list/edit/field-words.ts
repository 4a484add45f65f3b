import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { formatAmount } from '@teeshala/contract/rupee-format'
import * as texts from '../../../../texts/admin/products.ts'
import type { FormImage, ProductValues } from '../../form/product-values.ts'

const amount = (rupees: number | '') => (rupees === '' ? '' : formatAmount(rupees))
const yesNo = (is: boolean) => (is ? texts.yes : texts.no)
const inWords = <Value>(label: string, say: (value: Value) => string) => ({ label, say })

/** Returns field labels and values in words. */
export const fieldWords = (colors: readonly ProductColor[]) => {
  const nameOf = (id: string) => colors.find(({ _id }) => _id === id)?.name ?? id
  return {
    name: 'Name',
    price: inWords(texts.price, amount),
    isGivenAway: inWords(texts.freeForCustomers, yesNo),
    originalPrice: inWords(texts.originalPrice, amount),
    bulkPrice: inWords(texts.printedPrice, amount),
    category: 'Category',
    type: 'Type',
    description: texts.description,
    fullDescription: texts.fullDescription,
    images: inWords(texts.pictures, (images: readonly FormImage[]) => String(images.length)),
    sizes: inWords(texts.sizes, (sizes: readonly string[]) => sizes.join(', ')),
    colors: inWords(texts.colours, (ids: readonly string[]) => ids.map(nameOf).join(', ')),
    isCustomizable: inWords(texts.customizable, yesNo),
    printedSides: inWords(texts.comesPrintedOn, (sides: readonly string[]) => sides.join(', ')),
    stock: texts.stock,
    isBestSeller: inWords(texts.bestSeller, yesNo),
    isNew: inWords(texts.newLabel, yesNo),
    isSeasonal: inWords(texts.seasonal, yesNo),
    isPrepaid: inWords(texts.noCashOnDelivery, yesNo),
    specification: inWords(texts.specification, (parts: ProductValues['specification']) =>
      Object.values(parts).filter(Boolean).join(', '),
    ),
  }
}
