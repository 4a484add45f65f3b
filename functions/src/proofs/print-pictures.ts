import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import type { WithId } from '../firestore/read-documents.ts'
import { proofHash } from '../orders/proof-hash.ts'
import { proofPicturePath } from '../orders/proof-picture-path.ts'
import type { Deps } from '../ports/deps.ts'
import { sheetOfOrder } from '../print-sheet/sheet.ts'
import { picturesToDraw } from './draw-proof.ts'

/** A picture of an order's print; `read` returns it as WebP. */
export type PrintPicture = ProofPicture & { readonly read: () => Promise<Uint8Array> }

/** Returns the pictures of an order's present print, stored by a hash of their contents. Each is drawn on first use and cached. */
export function printPictures(
  order: WithId<StoredOrder>,
  deps: Pick<Deps, 'files'>,
): { hash: string; pictures: PrintPicture[] } {
  const hash = proofHash(order)
  const pictures = picturesToDraw(sheetOfOrder(order), deps).map(({ draw, ...picture }, number) => ({
    ...picture,
    read: () => keptAt(proofPicturePath(order._id, hash, number), draw, deps),
  }))
  return { hash, pictures }
}

async function keptAt(
  path: string,
  draw: () => Promise<Uint8Array>,
  { files }: Pick<Deps, 'files'>,
): Promise<Uint8Array> {
  if (await files.describe(path)) return files.whole(path)
  const drawn = await draw()
  await files.save(path, drawn, 'image/webp')
  return drawn
}
