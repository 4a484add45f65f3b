import { Group, Title } from '@mantine/core'
import { IconFileImport, IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { Product } from '@teeshala/contract/catalogue/product'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { ExportButton } from '../../../shared/admin/ExportButton.tsx'
import { LoadFailure } from '../../../shared/admin/LoadFailure.tsx'
import { ListCount, totalOf } from '../../../shared/admin/records/ListCount.tsx'
import { RecordList } from '../../../shared/admin/records/RecordList.tsx'
import { RecordsWaiting } from '../../../shared/admin/records/RecordsWaiting.tsx'
import { ShowMore } from '../../../shared/admin/records/ShowMore.tsx'
import { SelectionBar } from '../../../shared/admin/records/selection/SelectionBar.tsx'
import { useRecordSelection } from '../../../shared/admin/records/selection/use-record-selection.ts'
import { api } from '../../../shared/api/api.ts'
import { sentenceFor } from '../../../shared/api/api-failure.ts'
import { reasonFor } from '../../../shared/api/reason-for.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { sendOnce } from '../../../shared/orders/idempotency-key.ts'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { allSettingsQuery } from '../../../shared/settings/all-settings-query.ts'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../../shared/ui/Notice.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import * as texts from '../../../texts/admin/products.ts'
import { BulkActions } from './bulk/BulkActions.tsx'
import { BulkDialog } from './bulk/BulkDialog.tsx'
import type { BulkAction } from './bulk/use-bulk-change.ts'
import { DeleteProductDialog } from './DeleteProductDialog.tsx'
import { duplicateOf } from './duplicate-of.ts'
import { EditProductDialog } from './edit/EditProductDialog.tsx'
import { useAdjustProduct } from './edit/use-adjust-product.ts'
import { reloadListed } from './listed-products.ts'
import { ProductFilters } from './ProductFilters.tsx'
import { productColumns } from './product-columns.tsx'
import { adminProductsQuery, askedOf, isCountExact, listParts, type ProductListFilter } from './product-list-query.ts'
import { editParameter } from './words.ts'

const failed = texts.failedToLoadProducts

/** The staff's product list. */
export function ProductListPage() {
  const { read, write } = useAddress()
  const filter = Object.fromEntries(listParts.map((name) => [name, read(name).trim()])) as ProductListFilter
  const isFiltered = listParts.some((name) => name !== 'sort' && filter[name])
  const list = useInfiniteQuery({ ...adminProductsQuery(filter), placeholderData: keepPreviousData })
  const settings = useQuery(allSettingsQuery)
  const products = list.data?.pages.flatMap(({ items }) => items) ?? []
  const { selected, selection } = useRecordSelection(products)
  const mayAdd = useMay('addProduct')
  const mayChange = useMay('changeProduct')
  const mayImport = useMay('importProducts')
  const mayExport = useMay('exportProducts')
  const adjust = useAdjustProduct()
  const [deleted, setDeleted] = useState<Product>()
  const [action, setAction] = useState<{ action: BulkAction; products: readonly Product[] }>()
  const edited = read(editParameter)
  const duplicate = useAction({
    act: (product: Product) => sendOnce('product-copy', duplicateOf(product), (ask) => api('addProduct', ask)),
    keyOf: ({ _id }) => _id,
    failed: (failure) => {
      toast.bad(sentenceFor(failure, texts.failedToAddProduct))
      return undefined
    },
    onSuccess: async (copy) => {
      toast.good(texts.copiedTheCopyIsHiddenUntil)
      await reloadListed()
      write({ [editParameter]: copy._id })
    },
  })
  const columns = productColumns(
    settings.data?.lowStockThreshold ?? defaultSettings.lowStockThreshold,
    mayChange ? { ...adjust, onDelete: setDeleted, onDuplicate: duplicate.run } : undefined,
  )

  return (
    <>
      <PageHead title={texts.productList} />
      <Group justify="space-between" mb="lg">
        <Title order={1}>{texts.productList}</Title>
        <Group gap="xs">
          {mayExport && (
            <ExportButton
              call="exportProducts"
              what={texts.products}
              filter={askedOf(filter)}
              total={totalOf(list, products.length)}
            />
          )}
          {mayImport && (
            <ButtonLink to="/admin/product-list/import" variant="default" leftSection={<IconFileImport size={18} />}>
              {texts.importFromCsv}
            </ButtonLink>
          )}
          {mayAdd && (
            <ButtonLink to="/admin/products" leftSection={<IconPlus size={18} />}>
              {texts.addProduct}
            </ButtonLink>
          )}
        </Group>
      </Group>
      <ProductFilters filter={filter} />
      {list.status === 'pending' && <RecordsWaiting />}
      {list.status === 'error' && (
        <LoadFailure words={failed} reason={reasonFor(list.error)} onRetry={() => list.refetch()} />
      )}
      <ListCount list={list} shown={products.length} isAtMost={!isCountExact(filter)}>
        {texts.products}
      </ListCount>
      {list.status === 'success' && products.length === 0 && !list.hasNextPage && (
        <Notice title={texts.noProductsFound} text={emptyWords(isFiltered, mayAdd)} />
      )}
      {products.length > 0 && (
        <div aria-busy={list.isPlaceholderData}>
          <RecordList
            label={texts.allProducts}
            columns={columns}
            records={products}
            {...(mayChange && { selects: { selection, nameOf: ({ name }: Product) => name } })}
          />
        </div>
      )}
      <ShowMore list={list} failed={failed}>
        {texts.showMoreProducts}
      </ShowMore>
      <SelectionBar count={selected.length} selection={selection}>
        <BulkActions onChoose={(chosen) => setAction({ action: chosen, products: selected })} />
      </SelectionBar>
      {action && <BulkDialog {...action} onClose={() => setAction(undefined)} onDone={selection.drop} />}
      {deleted && <DeleteProductDialog product={deleted} onClose={() => setDeleted(undefined)} />}
      {mayChange && edited && (
        <EditProductDialog key={edited} id={edited} onClose={() => write({ [editParameter]: '' })} />
      )}
    </>
  )
}

function emptyWords(isFiltered: boolean, mayAdd: boolean): string | undefined {
  if (isFiltered) return texts.tryOtherWordsOrFewerFilters
  return mayAdd ? texts.addTheFirstOneOrImport : undefined
}
