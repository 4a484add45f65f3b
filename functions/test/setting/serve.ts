/** Serves the shop in a process of its own, on the port it is told, for tests that kill it. */
import { openShop } from './open-shop.ts'

const shop = await openShop(undefined, undefined, Number(process.argv[2]))
process.stdout.write(`${shop.url}\n`)
