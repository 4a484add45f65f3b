import { expect, test } from 'vitest'
import { auditWords } from './audit-words.ts'

const product = { target: 'products/kolam', name: 'Kolam Tee' }

test.each([
  [
    {
      ...product,
      action: 'product.changed',
      details: {
        from: { name: 'Kolam Tee', pricePaise: 49900, stock: 5 },
        to: { name: 'Kolam Tee', pricePaise: 54900, stock: 5 },
      },
    },
    'changed the price of Kolam Tee from ₹499.00 to ₹549.00',
  ],
  [{ target: 'products/gone', action: 'product.deleted', details: { name: 'Old Tee' } }, 'deleted Old Tee'],
  [
    {
      target: 'settings/store',
      action: 'settings.changed',
      details: { from: { shippingFee: 99 }, to: { shippingFee: 49 } },
    },
    'changed the shipping fee of the settings from ₹99.00 to ₹49.00',
  ],
  [
    {
      target: 'users/a',
      name: 'Arun',
      action: 'user.role_changed',
      details: { from: { role: 'press' }, to: { role: 'viewer' } },
    },
    'changed the role of Arun from Press to Viewer',
  ],
  [
    { target: 'users/a', name: 'Arun', action: 'user.admin_granted', details: { email: 'a@b.in' } },
    'made Arun an admin',
  ],
  [{ target: 'messages/M-1', action: 'message.answered', details: {} }, 'answered message M-1'],
  [{ target: 'mail/TS1-placed', action: 'mail.sent_again', details: {} }, 'sent again the email TS1-placed'],
  [
    { target: 'mail/TS1-placed', name: 'Your order is on its way (TS1)', action: 'mail.sent_again', details: {} },
    'sent again the email “Your order is on its way (TS1)”',
  ],
  [
    {
      ...product,
      action: 'product.changed',
      details: { from: { isCustomizable: false, isPrepaid: null }, to: { isCustomizable: true, isPrepaid: false } },
    },
    'changed Kolam Tee: now customizable',
  ],
  [
    { ...product, action: 'product.changed', details: { from: { isHidden: true }, to: { isHidden: null } } },
    'changed Kolam Tee: no longer hidden',
  ],
  [
    {
      ...product,
      action: 'product.changed',
      details: { from: { images: ['products/a'] }, to: { images: ['products/b'] } },
    },
    'changed Kolam Tee: other pictures',
  ],
  [
    {
      target: 'settings/store',
      action: 'settings.changed',
      details: { from: { showListPrice: false }, to: { showListPrice: true } },
    },
    'changed the settings: struck list price turned on',
  ],
  [
    {
      target: 'users/a',
      name: 'Asha',
      action: 'user.terms_changed',
      details: { from: { prepays: false, invoiceDays: null }, to: { prepays: true, invoiceDays: 30 } },
    },
    'changed how Asha pays: no cash on delivery any more, invoice days: none → 30',
  ],
  [{ target: 'newsletter', action: 'newsletter.removed', details: {} }, 'removed an address from the newsletter'],
  [
    { target: 'productTypes/x', action: 'product_type.added', details: { to: { type: 'Polo' } } },
    'added the product type Polo',
  ],
  [{ target: 'orders/TB1', action: 'order.proof_sent', details: { number: 2 } }, 'sent proof 2 of order TB1'],
  [{ target: 'orders/TB1', action: 'order.proof_approved', details: { number: 2 } }, 'approved proof 2 of order TB1'],
  [
    { target: 'orders/TB1', action: 'order.proof_refused', details: { number: 2 } },
    'asked for changes to proof 2 of order TB1',
  ],
  [
    { target: 'orders/TB1', action: 'order.design_changed', details: { placement: 'Back A4' } },
    'changed the design of order TB1 at Back A4',
  ],
  [
    { target: 'orders/TB1', action: 'order.proof_waived', details: { reason: 'Said on the phone' } },
    'let order TB1 start without a proof: Said on the phone',
  ],
  [{ target: 'orders/TS1', action: 'order.out_for_delivery', details: {} }, 'marked as out for delivery: order TS1'],
  [{ target: 'orders/TS1', action: 'order.credited', details: {} }, 'issued a credit note for order TS1'],
  [{ target: 'orders/TS1', action: 'order.link_sent', details: {} }, 'sent a payment link for order TS1'],
  [
    { target: 'settings/printing', action: 'settings.printing_changed', details: {} },
    'changed the printing rules in the settings',
  ],
  [{ ...product, action: 'product.stock_counted', details: {} }, 'stock counted: product Kolam Tee'],
])('an entry is a sentence: %#', (entry, sentence) => {
  expect(auditWords(entry)).toEqual({ sentence, changes: [] })
})

test('several changes are listed below the sentence, each with old and new value', () => {
  const entry = {
    target: 'orders/TS7K2M9QX4RD',
    action: 'order.moved',
    details: {
      from: { status: 'placed', paymentStatus: 'pending' },
      to: { status: 'in_production', paymentStatus: 'paid' },
    },
  }
  expect(auditWords(entry)).toEqual({
    sentence: 'moved order TS7K2M9QX4RD',
    changes: ['status: placed → in production', 'payment status: Pending → Completed'],
  })
})

test('a new date shows both dates and the reason', () => {
  const details = { from: { promisedBy: '2026-11-20' }, to: { promisedBy: '2026-11-25' }, reason: 'Late ink' }
  expect(auditWords({ target: 'orders/TS1', action: 'order.dated', details })).toEqual({
    sentence: 'changed the date of order TS1',
    changes: ['promised by: 20 Nov 2026 → 25 Nov 2026', 'reason: Late ink'],
  })
})

test('an entered billing address is named without its contents', () => {
  expect(auditWords({ target: 'orders/TS1', action: 'order.billed_to', details: { isFirst: true } })).toEqual({
    sentence: 'entered the billing address of order TS1',
    changes: [],
  })
})

test('fields that were empty before a deletion are not listed', () => {
  const details = { option: 'Gold', from: { pricePaise: 69900, description: '' } }
  expect(auditWords({ target: 'pricing/design', action: 'price.deleted', details })).toEqual({
    sentence: 'deleted Gold in the price list',
    changes: ['price: ₹699.00 → none'],
  })
})
