import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { razorpayGateway } from './razorpay-gateway.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A gateway that is answered with this JSON, whatever it asks. */
async function answeredWith(json: unknown, status = 200) {
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(json)))
  servers.push(server)
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, '127.0.0.1', resolve)
  await promise
  const apiOrigin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return razorpayGateway({ keyId: 'key', keySecret: 'secret', webhookSecret: 'hook', apiOrigin, scriptUrl: '' })
}

test('a refund counts only with a number under which it can be found', async () => {
  expect(await (await answeredWith({ id: 'rfnd_1' })).refund('pay_1')).toBe('rfnd_1')
  await expect((await answeredWith({ status: 'processed' })).refund('pay_1')).rejects.toThrow()
  await expect((await answeredWith({ id: 'a/b' })).refund('pay_1')).rejects.toThrow()
})

test('a list of payments of which one cannot be read is not taken for a shorter one', async () => {
  const payment = { id: 'pay_1', order_id: 'order_1', amount: 100, currency: 'INR', status: 'captured' }
  expect(await (await answeredWith({ items: [payment] })).paymentsOf('order_1')).toHaveLength(1)
  await expect((await answeredWith({ items: [payment, {}] })).paymentsOf('order_1')).rejects.toThrow()
  await expect((await answeredWith({})).paymentsOf('order_1')).rejects.toThrow()
})

test('a refusal without a reason is a refusal', async () => {
  expect(await (await answeredWith({}, 404)).findPayment('pay_1')).toBeUndefined()
  await expect((await answeredWith({}, 401)).findPayment('pay_1')).rejects.toThrow('no reason given')
})
