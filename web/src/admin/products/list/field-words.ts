import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { FormImage, ProductValues } from '../form/product-values.ts'

const amount = (rupees: number | '') => (rupees === '' ? '' : formatAmount(rupees))
const yesNo = (is: boolean) => (is ? 'Yes' : 'No')
const inWords = <Value>(label: string, say: (value: Value) => string) => ({ label, say })

/** What the fields of the form are called, and what they hold in words. */
export const fieldWords = (colors: readonly ProductColor[]) => {
  const nameOf = (id: string) => colors.find(({ _id }) => _id === id)?.name ?? id
  return {
    name: 'Name',
    price: inWords('Price', amount),
    originalPrice: inWords('Original price', amount),
    bulkPrice: inWords('Printed price', amount),
    category: 'Category',
    type: 'Type',
    description: 'Description',
    fullDescription: 'Full description',
    images: inWords('Pictures', (images: readonly FormImage[]) => String(images.length)),
    sizes: inWords('Sizes', (sizes: readonly string[]) => sizes.join(', ')),
    colors: inWords('Colours', (ids: readonly string[]) => ids.map(nameOf).join(', ')),
    isCustomizable: inWords('Customizable', yesNo),
    printedSides: inWords('Own print', (sides: readonly string[]) => sides.join(', ')),
    stock: 'Stock',
    isBestSeller: inWords('Best seller', yesNo),
    isNew: inWords('New', yesNo),
    isSeasonal: inWords('Seasonal', yesNo),
    specification: inWords('Specification', (parts: ProductValues['specification']) =>
      Object.values(parts).filter(Boolean).join(', '),
    ),
  }
}
