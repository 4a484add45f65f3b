import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { categories } from '@teeshala/contract/catalogue/categories'
import type { Product } from '@teeshala/contract/catalogue/product'
import { productFlags } from '@teeshala/contract/catalogue/product-list'
import { formatCount } from '@teeshala/contract/count-format'
import { defaultSettings } from '@teeshala/contract/settings/store-settings'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { AddressSearch } from '../../../shared/address/AddressSearch.tsx'
import { AddressSelect } from '../../../shared/address/AddressSelect.tsx'
import { useAddress } from '../../../shared/address/use-address.ts'
import { RecordList } from '../../../shared/admin/RecordList.tsx'
import { SelectionBar } from '../../../shared/admin/SelectionBar.tsx'
import { useRecordSelection } from '../../../shared/admin/use-record-selection.ts'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { productTypesQuery } from '../../../shared/catalogue/catalogue-queries.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { allSettingsQuery } from '../../../shared/settings/all-settings-query.ts'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { BulkActions } from './BulkActions.tsx'
import { BulkDialog } from './BulkDialog.tsx'
import { DeleteProductDialog } from './DeleteProductDialog.tsx'
import { duplicateOf } from './duplicate-of.ts'
import { EditProductDialog } from './EditProductDialog.tsx'
import { ExportProducts } from './ExportProducts.tsx'
import classes from './ProductListPage.module.css'
import { productColumns } from './product-columns.tsx'
import { adminProductsQuery, listParts, type ProductListFilter, sortsFor } from './product-list-query.ts'
import { useAdjustProduct } from './use-adjust-product.ts'
import type { BulkDeed } from './use-bulk-change.ts'
import { useListedProducts } from './use-listed-products.ts'
import { editParameter, flagWords } from './words.ts'

const sortWords: Readonly<Record<string, string>> = {
  name: 'Name',
  price: 'Price, lowest first',
  '-price': 'Price, highest first',
  stock: 'Stock, fewest first',
}

/** The product list of staff. */
export function ProductListPage() {
  const { read, write } = useAddress()
  const filter = Object.fromEntries(listParts.map((name) => [name, read(name).trim()])) as ProductListFilter
  const isFiltered = listParts.some((name) => name !== 'sort' && filter[name])
  const list = useInfiniteQuery({ ...adminProductsQuery(filter), placeholderData: keepPreviousData })
  const types = useQuery(productTypesQuery)
  const settings = useQuery(allSettingsQuery)
  const products = list.data?.pages.flatMap(({ items }) => items) ?? []
  const total = list.hasNextPage ? (list.data?.pages[0]?.total ?? products.length) : products.length
  const { selected, selection } = useRecordSelection(products)
  const mayAdd = useMay('addProduct')
  const mayChange = useMay('changeProduct')
  const mayImport = useMay('importProducts')
  const mayExport = useMay('exportProducts')
  const { reload } = useListedProducts()
  const adjust = useAdjustProduct()
  const [deleted, setDeleted] = useState<Product>()
  const [deed, setDeed] = useState<{ deed: BulkDeed; products: readonly Product[] }>()
  const edited = read(editParameter)
  const duplicate = useAction({
    act: (product: Product) => api('addProduct', { body: duplicateOf(product) }),
    failed: (failure) => {
      toast.bad(sentenceFor(failure, 'Failed to add product. Please try again.'))
      return undefined
    },
    onSuccess: async (copy) => {
      toast.good('Copied. The copy is hidden until you show it.')
      await reload()
      write({ [editParameter]: copy._id })
    },
  })
  const columns = productColumns(
    settings.data?.lowStockThreshold ?? defaultSettings.lowStockThreshold,
    mayChange ? { ...adjust, onDelete: setDeleted, onDuplicate: duplicate.run } : undefined,
  )

  return (
    <>
      <PageHead title="Product List" />
      <Group justify="space-between" mb="lg">
        <Title order={1}>Product List</Title>
        <Group gap="xs">
          {mayExport && <ExportProducts />}
          {mayImport && (
            <Button
              component={Link}
              to="/admin/product-list/import"
              variant="default"
              leftSection={<IconFileImport size={18} />}
            >
              Import from CSV
            </Button>
          )}
          {mayAdd && (
            <Button component={Link} to="/admin/products" leftSection={<IconPlus size={18} />}>
              Add Product
            </Button>
          )}
        </Group>
      </Group>
      <search className={classes.filters}>
        <AddressSearch label="Search products" placeholder="Name, type or category" />
        <AddressSelect
          name="category"
          label="Category"
          all="All categories"
          options={categories.map((value) => ({ value, label: value }))}
        />
        <AddressSelect
          name="type"
          label="Type"
          all="All types"
          options={(types.data ?? []).map(({ type }) => ({ value: type, label: type }))}
        />
        <AddressSelect
          name="stock"
          label="Stock"
          all="Any stock"
          options={[
            { value: 'low', label: 'Low stock' },
            { value: 'out', label: 'Out of stock' },
          ]}
        />
        <AddressSelect
          name="flag"
          label="Mark"
          all="All marks"
          options={productFlags.map((value) => ({ value, label: flagWords[value] }))}
        />
        <AddressSelect
          name="hidden"
          label="In the shop"
          all="All products"
          options={[
            { value: 'false', label: 'Shown' },
            { value: 'true', label: 'Hidden' },
          ]}
        />
        <AddressSelect
          name="sort"
          label="Sort by"
          all={sortsFor(filter).includes('newest') ? 'Newest first' : 'Stock, fewest first'}
          options={sortsFor(filter).flatMap((value) => {
            const label = sortsFor(filter).length > 1 ? sortWords[value] : undefined
            return label ? [{ value, label }] : []
          })}
        />
      </search>
      {list.status === 'pending' && <Skeleton height="30rem" aria-busy />}
      {list.status === 'error' && (
        <Alert color="red" role="alert">
          <p>Failed to load products. Please try again later.</p>
          {reasonFor(list.error)}{' '}
          <Button variant="default" size="compact-md" onClick={() => list.refetch()}>
            Try Again
          </Button>
        </Alert>
      )}
      {list.status === 'success' && (
        <Text c="dimmed" mb="sm" role="status">
          Showing {formatCount(products.length)} of {formatCount(total)} products
        </Text>
      )}
      {list.status === 'success' && products.length === 0 && !list.hasNextPage && (
        <Notice title="No products found." text={emptyWords(isFiltered, mayAdd)} />
      )}
      {products.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <RecordList
            label="All products"
            columns={columns}
            records={products}
            {...(mayChange && { selects: { selection, nameOf: ({ name }: Product) => name } })}
          />
        </div>
      )}
      {list.hasNextPage && (
        <Button variant="outline" mt="lg" loading={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
          Show more products
        </Button>
      )}
      {list.isFetchNextPageError && (
        <Text c="red" mt="sm" role="alert">
          Failed to load products. Please try again later.
        </Text>
      )}
      <SelectionBar count={selected.length} selection={selection}>
        <BulkActions onChoose={(chosen) => setDeed({ deed: chosen, products: selected })} />
      </SelectionBar>
      {deed && <BulkDialog {...deed} onClose={() => setDeed(undefined)} onDone={selection.clear} />}
      {deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(undefined)} />}
      {mayChange && edited && (
        <EditProductDialog key={edited} id={edited} onClose={() => write({ [editParameter]: '' })} />
      )}
    </>
  )
}

function emptyWords(isFiltered: boolean, mayAdd: boolean): string | undefined {
  if (isFiltered) return 'Try other words, or fewer filters.'
  return mayAdd ? 'Add the first one, or import a list.' : undefined
}
