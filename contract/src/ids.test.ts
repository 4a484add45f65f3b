import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DocumentId, orderIdFrom } from './ids.ts'
import { isOrderId } from './order-id-form.ts'

describe('ids', () => {
  it.each(['polyester-dryfit', 'TS7K2M9QX4RD', 'a', 'Abc_123', 'x'.repeat(128)])('accepts %s', (id) => {
    expect(DocumentId.safeParse(id).success).toBe(true)
  })

  it.each([
    '',
    '.',
    '..',
    'a/b',
    'a/b/c',
    '__x__',
    '__proto__',
    'a.b',
    'a`b',
    'a b',
    'é',
    '\u0000',
    'x'.repeat(129),
    '%2F',
  ])('refuses %j', (id) => {
    expect(DocumentId.safeParse(id).success).toBe(false)
  })

  it('makes valid order ids from any entropy', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: 10, maxLength: 32 }),
        fc.constantFrom('TS', 'TB', 'TP'),
        (bytes, prefix) => {
          const id = orderIdFrom(prefix, bytes)
          expect(isOrderId(id)).toBe(true)
          expect(id).toHaveLength(12)
          expect(orderIdFrom(prefix, bytes)).toBe(id)
        },
      ),
    )
  })

  it('never takes a product id for an order id', () => {
    expect(isOrderId('polyester-dryfit')).toBe(false)
    expect(isOrderId('TS7K2M9QX4RI')).toBe(false)
    expect(isOrderId('ts7k2m9qx4rd')).toBe(false)
  })

  it.each(['TS7K2M9QX4R', 'TS7K2M9QX4RDX', 'ATS7K2M9QX4RD', 'TX7K2M9QX4RD'])('never takes %s for an order id', (id) => {
    expect(isOrderId(id)).toBe(false)
  })

  it('uses every letter, and refuses too little entropy', () => {
    expect(
      orderIdFrom(
        'TB',
        Uint8Array.from({ length: 10 }, (_, index) => index + 22),
      ),
    ).toBe('TBPQRSTVWXYZ')
    expect(() => orderIdFrom('TS', new Uint8Array(9))).toThrow(RangeError)
  })
})
