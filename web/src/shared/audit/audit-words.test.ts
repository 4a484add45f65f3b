import { expect, test } from 'vitest'
import { auditWords } from './audit-words.ts'

const tee = { target: 'products/kolam', name: 'Kolam Tee' }
const role = { target: 'users/a', name: 'Arun' }
const settings = { target: 'settings/store' }
const bulk = { target: 'orders/TB1' }
const shirts = { target: 'orders/TS1' }
const mail = { target: 'mail/TS1-placed' }

test.each([
  [
    tee,
    'product.changed',
    {
      from: { name: 'Kolam Tee', pricePaise: 49900, stock: 5 },
      to: { name: 'Kolam Tee', pricePaise: 54900, stock: 5 },
    },
    'changed the price of Kolam Tee from ₹499.00 to ₹549.00',
  ],
  [{ target: 'products/gone' }, 'product.deleted', { name: 'Old Tee' }, 'deleted Old Tee'],
  [
    settings,
    'settings.changed',
    { from: { shippingFee: 99 }, to: { shippingFee: 49 } },
    'changed the shipping fee of the settings from ₹99.00 to ₹49.00',
  ],
  [
    role,
    'user.role_changed',
    { from: { role: 'press' }, to: { role: 'viewer' } },
    'changed the role of Arun from Press to Viewer',
  ],
  [role, 'user.admin_granted', { email: 'a@b.in' }, 'made Arun an admin'],
  [{ target: 'messages/M-1' }, 'message.answered', {}, 'answered message M-1'],
  [mail, 'mail.sent_again', {}, 'sent again the email TS1-placed'],
  [{ ...mail, name: 'It is on its way (TS1)' }, 'mail.sent_again', {}, 'sent again the email “It is on its way (TS1)”'],
  [
    tee,
    'product.changed',
    { from: { isCustomizable: false, isPrepaid: null }, to: { isCustomizable: true, isPrepaid: false } },
    'changed Kolam Tee: now customizable',
  ],
  [tee, 'product.changed', { from: { isHidden: true }, to: { isHidden: null } }, 'changed Kolam Tee: no longer hidden'],
  [
    tee,
    'product.changed',
    { from: { images: ['products/a'] }, to: { images: ['products/b'] } },
    'changed Kolam Tee: other pictures',
  ],
  [
    settings,
    'settings.changed',
    { from: { showListPrice: false }, to: { showListPrice: true } },
    'changed the settings: struck list price turned on',
  ],
  [
    { target: 'users/a', name: 'Asha' },
    'user.terms_changed',
    { from: { prepays: false, invoiceDays: null }, to: { prepays: true, invoiceDays: 30 } },
    'changed how Asha pays: no cash on delivery any more, invoice days: none → 30',
  ],
  [{ target: 'newsletter' }, 'newsletter.removed', {}, 'removed an address from the newsletter'],
  [{ target: 'productTypes/x' }, 'product_type.added', { to: { type: 'Polo' } }, 'added the product type Polo'],
  [bulk, 'order.proof_sent', { number: 2 }, 'sent proof 2 of order TB1'],
  [bulk, 'order.proof_approved', { number: 2 }, 'approved proof 2 of order TB1'],
  [bulk, 'order.proof_refused', { number: 2 }, 'asked for changes to proof 2 of order TB1'],
  [bulk, 'order.design_changed', { placement: 'Back A4' }, 'changed the design of order TB1 at Back A4'],
  [bulk, 'order.proof_waived', { reason: 'By phone' }, 'let order TB1 start without a proof: By phone'],
  [shirts, 'order.out_for_delivery', {}, 'marked as out for delivery: order TS1'],
  [shirts, 'order.credited', {}, 'issued a credit note for order TS1'],
  [shirts, 'order.link_sent', {}, 'sent a payment link for order TS1'],
  [{ target: 'settings/printing' }, 'settings.printing_changed', {}, 'changed the printing rules in the settings'],
  [tee, 'product.stock_counted', {}, 'stock counted: product Kolam Tee'],
])('an entry is a sentence: %#', (about, action, details, sentence) => {
  expect(auditWords({ ...about, action, details })).toEqual({ sentence, changes: [] })
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
