import { expect, test } from 'vitest'
import { waysBack } from './ways-back.ts'

const online = { paymentIds: ['pay_1', 'pay_2'] }
test.each([
  ['what came online', { paidPaise: 1000, gateway: online }, [1000, 0]],
  ['what staff took', { paidPaise: 1000 }, [0, 1000]],
  ['some of each', { paidPaise: 1000, handPaise: 400, gateway: online }, [600, 400]],
  [
    'what staff took once the rest was refunded',
    { paidPaise: 400, handPaise: 400, gateway: { ...online, returnedIds: online.paymentIds } },
    [0, 400],
  ],
  [
    'what is left of a part refunded by hand',
    { paidPaise: 900, handPaise: 400, handBackPaise: 100, gateway: online },
    [600, 300],
  ],
  ['nothing', { paidPaise: 0, gateway: online }, [0, 0]],
])('of %s each part is refunded the way it was paid', (_, payment, [onlinePaise, handPaise]) => {
  expect(waysBack(payment)).toEqual({ onlinePaise, handPaise })
})
