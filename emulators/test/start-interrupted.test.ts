import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { startedShops } from './started-shop.ts'

const shops = startedShops()

describe('an interrupted npm start', () => {
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s during the start leaves nothing running', async (signal) => {
    const shop = shops.start()
    await shop.says('web')
    await wait(signal === 'SIGINT' ? 300 : 3000)
    shop.signal(signal)
    await shop.exit
    expect(await shop.leftovers()).toEqual([])
  })
})
