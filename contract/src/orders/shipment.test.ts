import { expect, test } from 'vitest'
import { Shipment, trackingUrl } from './shipment.ts'

test.each([
  [{ courier: 'delhivery', awb: '1234-AB', url: '' }, 'https://www.delhivery.com/track-v2/package/1234-AB'],
  [{ courier: 'Delhivery', awb: '1', url: 'https://dlv.co/1' }, 'https://dlv.co/1'],
  [{ courier: 'Delhivery Surface', awb: '2', url: '' }, 'https://www.delhivery.com/track-v2/package/2'],
  [{ courier: 'Delhiveryman', awb: '3', url: '' }, ''],
  [{ courier: 'Raju Parcels', awb: '7', url: '' }, ''],
])('the tracking link of %j is the one given, or the one known for its courier', (shipment, url) => {
  expect(trackingUrl(shipment)).toBe(url)
})

test.each([
  [{ awb: '1' }, 'courier'],
  [{ courier: '', awb: '1' }, 'courier'],
  [{ courier: 'DTDC', awb: '1 2' }, 'awb'],
  [{ courier: 'DTDC', awb: '1', url: 'javascript:alert(1)' }, 'url'],
  [{ courier: 'DTDC', awb: '1', url: 'http://dtdc.in' }, 'url'],
])('a shipment of %j reports the field that is wrong', (shipment, field) => {
  expect(Shipment.safeParse(shipment).error?.issues[0]?.path).toEqual([field])
})
