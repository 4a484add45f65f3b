import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type CourierOptions, courierStandIn } from './stand-in.ts'

/** Starts only this stand-in, on a port chosen by the system. */
export async function startCourierStandIn(options: CourierOptions) {
  const { handle, parcels, tokens } = courierStandIn(options)
  const server = createServer(async (request, response) => {
    if (!(await handle(request, response))) response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    parcels,
    tokens,
    close: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
