/** A shop with a Firestore of this program's own, whose documents are counted as they are billed. Accounts are those of the suite that runs. */
import { fileURLToPath } from 'node:url'
import type { BulkWriter } from 'firebase-admin/firestore'
import { startEmulatorProcess } from '../../../emulators/bench/setting/emulator-process.ts'
import { firebaseDeps } from '../../src/firebase-deps.ts'
import type { Deps } from '../../src/ports/deps.ts'
import { openShop } from '../../test/fixtures/shops/open-shop.ts'

type Usage = { readonly reads: number; readonly writes: number; readonly deletes: number }

/**
 * `deployed` is the shop as it is deployed: no answer is checked once more, and what is kept in memory is kept as long. `shop` is the same, but reads
 * settings, types and colours anew each time, as a fresh instance has to.
 */
export async function openBenchShop() {
  const indexes = fileURLToPath(new URL('../../../firestore.indexes.json', import.meta.url))
  const firestore = await startEmulatorProcess('--indexes', indexes)
  process.env.FIRESTORE_EMULATOR_HOST = firestore.address
  const asDeployed = ({ searchStaleMs }: Deps) => ({ checksAnswers: false, searchStaleMs, auth: firebaseDeps().auth })
  const deployed = await openShop((real) => ({ ...asDeployed(real), shownStaleMs: real.shownStaleMs }))
  const shop = await openShop(asDeployed)

  async function usage(): Promise<Usage> {
    const answer = await fetch(`http://${firestore.address}/emulator/v1/usage`)
    return (await answer.json()) as Usage
  }

  /** The documents that some work reads and writes; nothing else may ask meanwhile. */
  async function usedBy(work: () => Promise<unknown>): Promise<{ reads: number; writes: number }> {
    const before = await usage()
    await work()
    const after = await usage()
    return { reads: after.reads - before.reads, writes: after.writes + after.deletes - before.writes - before.deletes }
  }

  /** Writes documents, a thousand under way at once. */
  async function fill(documents: Iterable<[path: string, data: object]>): Promise<void> {
    const writer: BulkWriter = shop.deps.db.bulkWriter({ throttling: false })
    let underWay = 0
    for (const [path, data] of documents) {
      void writer.set(shop.deps.db.doc(path), data)
      if (++underWay % 1000 === 0) await writer.flush()
    }
    await writer.close()
  }

  const close = async () => {
    await Promise.all([shop.close(), deployed.close()])
    await firestore.stop()
  }
  return { shop, deployed, usedBy, fill, close }
}
