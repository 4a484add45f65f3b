import { useQuery } from '@tanstack/react-query'
import { categories } from '@teeshala/contract/catalogue/categories'
import { productFlags } from '@teeshala/contract/catalogue/product-list'
import { AddressSearch } from '../../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../../shared/address/AddressSelect.tsx'
import { productColorsQuery, productTypesQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import classes from './ProductFilters.module.css'
import { type ProductListFilter, sortsFor } from './product-list-query.ts'
import { flagWords } from './words.ts'

const sortWords: Readonly<Record<string, string>> = {
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  stock: 'Stock, fewest first',
}

/** What the product list is searched, filtered and sorted by. */
export function ProductFilters({ filter }: { filter: ProductListFilter }) {
  const types = useQuery(productTypesQuery)
  const colors = useQuery(productColorsQuery)
  const sorts = sortsFor(filter)
  const selects = [
    {
      name: 'category',
      label: 'Category',
      all: 'All categories',
      options: categories.map((value) => ({ value, label: value })),
    },
    {
      name: 'type',
      label: 'Type',
      all: 'All types',
      options: (types.data ?? []).map(({ type }) => ({ value: type, label: type })),
    },
    {
      name: 'color',
      label: 'Colour',
      all: 'All colours',
      options: (colors.data ?? []).map(({ _id, name }) => ({ value: _id, label: name })),
    },
    {
      name: 'stock',
      label: 'Stock',
      all: 'Any stock',
      options: [
        { value: 'low', label: 'Low stock' },
        { value: 'out', label: 'Out of stock' },
      ],
    },
    {
      name: 'flag',
      label: 'Mark',
      all: 'All marks',
      options: productFlags.map((value) => ({ value, label: flagWords[value] })),
    },
    {
      name: 'hidden',
      label: 'In the shop',
      all: 'All products',
      options: [
        { value: 'false', label: 'Shown' },
        { value: 'true', label: 'Hidden' },
      ],
    },
    {
      name: 'sort',
      label: 'Sort by',
      all: sorts.includes('newest') ? 'Newest first' : 'Stock, fewest first',
      options: sorts.flatMap((value) => {
        const label = sorts.length > 1 ? sortWords[value] : undefined
        return label ? [{ value, label }] : []
      }),
    },
  ]
  return (
    <search className={classes.filters}>
      <AddressSearch label="Search products" placeholder="Name, type or category" />
      {selects.map((each) => (
        <AddressSelect key={each.name} {...each} />
      ))}
    </search>
  )
}
