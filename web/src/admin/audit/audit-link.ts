import type { AuditLogEntry } from '@teeshala/contract/audit/audit'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'

type Entry = Pick<AuditLogEntry, 'action' | 'target' | 'name'>

/** The staff pages of an entry's subject, by its collection. */
const pages: Readonly<Record<string, (id: string, entry: Entry) => string | undefined>> = {
  orders: (id) => orderRecordPath(id),
  quotes: (id) => `/admin/quotes?quote=${id}`,
  messages: (id) => `/admin/messages?message=${id}`,
  products: (id, { action }) => (action === 'product.deleted' ? undefined : `/admin/product-list?edit=${id}`),
  users: (id, { name }) => name && `/admin/users?user=${id}`,
  claims: (id) => `/admin/claims?claim=${id}`,
  coupons: (id, { action }) => (action === 'coupon.deleted' ? undefined : `/admin/settings/coupons?coupon=${id}`),
  reviews: () => '/admin/reviews',
  productTypes: () => '/admin/product-type',
  productColors: () => '/admin/product-type?tab=colors',
  pricing: (id) => `/admin/price-add?section=${id}`,
  settings: (id) => (id === 'printing' ? '/admin/settings/printing' : '/admin/settings'),
  invoices: () => '/admin/gst-returns',
  mail: () => '/admin/mails',
  newsletter: () => '/admin/newsletter',
}

/** Returns the staff page of an entry's subject; undefined if there is none. */
export function auditLink(entry: Entry): string | undefined {
  const [collection = '', id = ''] = entry.target.split('/')
  return pages[collection]?.(id, entry)
}
