import { expect, test } from 'vitest'
import { parcelQuery } from './parcel-query.ts'

test.each([
  ['waits for its courier to be cancelled, too, is asked again soon', { booking: { ending: 'waiting' } }, 5_000],
  ['has a courier that could not be cancelled is not', { booking: { ending: 'failed' } }, false],
  ['has a courier is not', { booking: {} }, false],
  ['has none is not', {}, false],
  ['is not known yet is not', undefined, false],
])('the booking of an order that %s', (_, data, expected) => {
  const { refetchInterval } = parcelQuery('TS7K2M9QX4RD')
  const query = { state: { data } } as Parameters<Extract<typeof refetchInterval, (query: never) => unknown>>[0]
  expect(typeof refetchInterval === 'function' && refetchInterval(query)).toBe(expected)
})
