import { useQuery } from '@tanstack/react-query'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags } from '@teeshala/contract/catalogue/listing/product-list'
import { AddressSearch } from '../../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../../shared/address/AddressSelect.tsx'
import { ListFilters } from '../../../shared/admin/filters/ListFilters.tsx'
import { productColorsQuery, productTypesQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import * as texts from '../../../texts/admin/products.ts'
import { type ProductListFilter, sortsFor } from './product-list-query.ts'
import { flagWords } from './words.ts'

const sortWords: Readonly<Record<string, string>> = {
  name: 'Name',
  price: texts.priceLowestFirst,
  '-price': texts.priceHighestFirst,
  stock: texts.stockFewestFirst,
}

/** Search, filters and sort order of the product list. */
export function ProductFilters({ filter }: { filter: ProductListFilter }) {
  const types = useQuery(productTypesQuery)
  const colors = useQuery(productColorsQuery)
  const sorts = sortsFor(filter)
  const selects = [
    {
      name: 'category',
      label: texts.category,
      all: texts.allCategories,
      options: categories.map((value) => ({ value, label: value })),
    },
    {
      name: 'type',
      label: texts.type,
      all: texts.allTypes,
      options: (types.data ?? []).map(({ type }) => ({ value: type, label: type })),
    },
    {
      name: 'color',
      label: texts.colour,
      all: texts.allColours,
      options: (colors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    },
    {
      name: 'stock',
      label: texts.stock,
      all: texts.anyStock,
      options: [
        { value: 'low', label: texts.lowStock },
        { value: 'out', label: texts.outOfStock },
      ],
    },
    {
      name: 'flag',
      label: texts.mark,
      all: texts.allMarks,
      options: productFlags.map((value) => ({ value, label: flagWords[value] })),
    },
    {
      name: 'hidden',
      label: texts.inTheShop,
      all: texts.allProducts,
      options: [
        { value: 'false', label: texts.shown },
        { value: 'true', label: texts.hidden },
      ],
    },
    {
      name: 'sort',
      label: texts.sortBy,
      all: sorts.includes('newest') ? texts.newestFirst : texts.stockFewestFirst,
      options: sorts.flatMap((value) => {
        const label = sorts.length > 1 ? sortWords[value] : undefined
        return label ? [{ value, label }] : []
      }),
    },
  ]
  return (
    <ListFilters
      search={<AddressSearch label={texts.searchProducts} placeholder={texts.nameTypeOrCategory} />}
      names={selects.map(({ name }) => name)}
    >
      {selects.map((each) => (
        <AddressSelect key={each.name} {...each} />
      ))}
    </ListFilters>
  )
}
