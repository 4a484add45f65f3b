import { expect, test } from 'vitest'
import { auditLink } from './audit-link.ts'

test('an entry leads to what it is about by its id, also after it was renamed; what is deleted has no page', () => {
  const entry = { action: 'product.changed', target: 'products/monsoon-tee-4f2a', name: 'The former name' } as const
  expect(auditLink(entry)).toBe('/admin/product-list?edit=monsoon-tee-4f2a')
  expect(auditLink({ ...entry, action: 'product.deleted' })).toBeUndefined()
  expect(auditLink({ action: 'coupon.ended', target: 'coupons/DIWALI10' })).toBe(
    '/admin/settings/coupons?coupon=DIWALI10',
  )
  expect(auditLink({ action: 'price.changed', target: 'pricing/paper' })).toBe('/admin/price-add?section=paper')
  expect(auditLink({ action: 'settings.printing_changed', target: 'settings/printing' })).toBe(
    '/admin/settings/printing',
  )
  expect(auditLink({ action: 'review.answered', target: 'reviews/1' })).toBe('/admin/reviews')
})
