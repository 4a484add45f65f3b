import type { AuditLogEntry } from '@teeshala/contract/audit/audit'
import { orderRecordPath } from '../../shared/orders/order-record-path.ts'

/** Returns the staff page of an entry's subject; undefined if there is none. */
export function auditLink({
  action,
  target,
  name,
}: Pick<AuditLogEntry, 'action' | 'target' | 'name'>): string | undefined {
  const [collection = '', id = ''] = target.split('/')
  switch (collection) {
    case 'orders':
      return orderRecordPath(id)
    case 'quotes':
      return `/admin/quotes?quote=${id}`
    case 'messages':
      return `/admin/messages?message=${id}`
    case 'products':
      return action === 'product.deleted' ? undefined : `/admin/product-list?edit=${id}`
    case 'users':
      return name && `/admin/users?user=${id}`
    case 'claims':
      return `/admin/claims?claim=${id}`
    case 'coupons':
      return action === 'coupon.deleted' ? undefined : `/admin/settings/coupons?coupon=${id}`
    case 'reviews':
      return '/admin/reviews'
    case 'productTypes':
      return '/admin/product-type'
    case 'productColors':
      return '/admin/product-type?tab=colors'
    case 'pricing':
      return `/admin/price-add?section=${id}`
    case 'settings':
      return id === 'printing' ? '/admin/settings/printing' : '/admin/settings'
    case 'invoices':
      return '/admin/gst-returns'
    case 'mail':
      return '/admin/mails'
    case 'newsletter':
      return '/admin/newsletter'
    default:
      return undefined
  }
}
