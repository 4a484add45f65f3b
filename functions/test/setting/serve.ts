/** Serves the shop in a process of its own, on a free port that it tells, for tests that kill it. */
import '../../../emulators/src/suite/lifeline.ts'
import { openShop } from './open-shop.ts'

const shop = await openShop()
process.stdout.write(`${shop.url}\n`)
