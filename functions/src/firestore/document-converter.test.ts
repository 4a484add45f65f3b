import { StoredGatewayOrder } from '@teeshala/contract/payments/stored-payment'
import { type DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { converter, InvalidDocumentError } from './document-converter.ts'

const db = new Firestore({ projectId: 'demo-converter' })
const at = new Date('2026-11-22T02:45:00Z')
const stored = { orderId: 'TS7K2M9QX4RD', amountPaise: 59_800, isOpen: true, askedAt: at, createdAt: at }

/** Reads a document with these fields as a query would. */
const read = (fields: object) => {
  const ref = db.doc('gatewayOrders/order_1') as DocumentReference
  const snapshot = { id: ref.id, ref, data: () => fields }
  return converter(StoredGatewayOrder).fromFirestore(snapshot as never)
}

test('a document is read with its id and its timestamps as dates', () => {
  const timestamp = Timestamp.fromDate(at)
  expect(read({ ...stored, askedAt: timestamp, createdAt: timestamp })).toEqual({ ...stored, _id: 'order_1' })
})

test('a document is written without its id', () => {
  expect(converter(StoredGatewayOrder).toFirestore({ ...stored, _id: 'order_1' } as typeof stored)).toEqual(stored)
})

test('a fractional amount of paise is an error that names document and field, but not the value', () => {
  const wrong = () => read({ ...stored, amountPaise: 598.5 })
  expect(wrong).toThrow(InvalidDocumentError)
  expect(wrong).toThrow(expect.objectContaining({ document: 'gatewayOrders/order_1', field: 'amountPaise' }))
  expect(wrong).not.toThrow(/598/)
})

test('a version of a document is validated once if that suffices, a new version again, and an invalid one every time', () => {
  let checks = 0
  const Counted = z.object({ pricePaise: z.int().check(z.refine(() => ++checks > 0)) })
  const { fromFirestore } = converter(Counted, 'each version')
  const readAt = (seconds: number, fields: object) =>
    fromFirestore({
      id: 'tee',
      ref: db.doc('products/tee'),
      updateTime: new Timestamp(seconds, 5),
      data: () => fields,
    } as never)
  const tee = { pricePaise: 49_900, _id: 'tee' }
  expect([readAt(1, { pricePaise: 49_900 }), readAt(1, { pricePaise: 49_900 })]).toEqual([tee, tee])
  expect(checks).toBe(1)
  expect(() => readAt(2, { pricePaise: 0.5 })).toThrow(InvalidDocumentError)
  for (let read = 0; read < 2; read++) expect(readAt(3, { pricePaise: 49_900, secret: 'x' })).toEqual(tee)
  expect(checks).toBe(3)
})
