import { IconFiles, IconPackages, IconShirt, IconShoppingBag, IconUser } from '@tabler/icons-react'
import { queryOptions } from '@tanstack/react-query'
import { formatDay } from '@teeshala/contract/date-format'
import { isOrderId } from '@teeshala/contract/order-id-form'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import type { StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import { api, apiPage } from '../../../../shared/api/api.ts'
import { failedWith } from '../../../../shared/api/api-failure.ts'
import { queryKeys } from '../../../../shared/api/queries/query-keys.ts'
import { orderRecordPath } from '../../../../shared/orders/order-record-path.ts'
import { statusLabel, titleOfId } from '../../../../shared/orders/order-words.ts'
import * as texts from '../../../../texts/frame/admin.ts'
import type { PaletteEntry } from './palette-entry.ts'

/**
 * How many of a kind are shown; a search of several words requests more, because the last words are only matched in the results. Totals are not
 * counted.
 */
const shown = 5
const asked = 15

type Find = (q: string, signal: AbortSignal) => Promise<PaletteEntry[]>

/** A kind of record that is searched. */
const found = (kind: string, find: Find) => (q: string) =>
  queryOptions({
    queryKey: queryKeys.palette(kind, q),
    queryFn: ({ signal }) =>
      find(q, signal).catch((error: unknown) => {
        if (failedWith(error, 'NOT_FOUND')) return []
        throw error
      }),
    retry: false,
    meta: { isPrivate: true },
  })

const findOrders: Find = async (q, signal) => {
  const id = q.toUpperCase()
  if (isOrderId(id)) return [orderEntry(await api('readOrder', { params: { id }, signal }))]
  const ask = { query: { q, limit: asked, count: 'no' }, signal }
  const [shirts, bulk, print] = await Promise.all([
    apiPage('listOrders', ask),
    apiPage('listBulkOrders', ask),
    apiPage('listPrintOrders', ask),
  ])
  return [...shirts.items, ...bulk.items, ...print.items]
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt))
    .slice(0, shown)
    .map(orderEntry)
}

const icons = { shop: IconShoppingBag, single: IconShoppingBag, bulk: IconPackages, print: IconFiles }

function orderEntry(order: AnyOrder): PaletteEntry {
  const { _id, kind, contact, createdAt } = order
  return {
    id: _id,
    label: titleOfId(_id),
    text: [contact.name, formatDay(createdAt), statusLabel(order, order.status)].filter(Boolean).join(' · '),
    icon: icons[kind],
    to: orderRecordPath(_id),
  }
}

const findProducts: Find = async (q, signal) => {
  const { items } = await apiPage('listAdminProducts', { query: { q, limit: asked, count: 'no' }, signal })
  return items.slice(0, shown).map(({ _id, name, type, stock, isHidden }) => ({
    id: _id,
    label: name,
    text: [type, stock === 0 ? texts.soldOut : texts.inStock(stock), isHidden && texts.hidden]
      .filter(Boolean)
      .join(' · '),
    icon: IconShirt,
    to: `/admin/product-list?q=${encodeURIComponent(name)}`,
  }))
}

const findPeople: Find = async (q, signal) => {
  const { items } = await apiPage('listUsers', { query: { search: q, limit: asked, count: 'no' }, signal })
  return items.slice(0, shown).map(({ _id, name, email, phone }) => ({
    id: _id,
    label: name || email || phone,
    text: [name && email, phone].filter(Boolean).join(' · '),
    icon: IconUser,
    to: `/admin/users?user=${_id}`,
  }))
}

type FoundKind = {
  readonly title: string
  /** The call that a role needs to use the results. */
  readonly needs: StaffCallName
  readonly query: ReturnType<typeof found>
}

/** The searched kinds in display order. */
export const foundKinds: readonly FoundKind[] = [
  { title: texts.orders, needs: 'listOrders', query: found('orders', findOrders) },
  { title: texts.products, needs: 'listAdminProducts', query: found('products', findProducts) },
  { title: texts.people, needs: 'listUsers', query: found('people', findPeople) },
]
