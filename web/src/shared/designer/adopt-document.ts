import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { KeptDocument } from '@teeshala/contract/design-document/design-document'
import { spotOf } from '@teeshala/contract/design-document/text-spot'
import { designOf } from '@teeshala/contract/designs/design'
import type { DesignPage } from '@teeshala/contract/uploads/design-limits'
import { ownerOf } from '@teeshala/contract/uploads/stored-file'
import { queryClient } from '../api/queries/query-client.ts'
import { readPicture } from '../uploads/pictures/read-picture.ts'
import { addUpload } from '../uploads/uploads-store.ts'
import { withLaid } from './drafts/bulk-layers.ts'
import {
  acceptPoorPrint,
  changeBulk,
  changeDrawn,
  changeShirt,
  changeTraits,
  placeKey,
  putDesign,
  putDrawn,
} from './drafts/design-drafts.ts'
import { forgetSteps } from './history/design-history.ts'
import { drawnPictureQuery } from './use-drawn-designs.ts'

type Adopting = {
  /** Returns the secret with which a guest can take a picture along to an account. */
  readonly secretOf?: (path: string) => string | undefined
  /** Whether its pictures belong to an order, which staff print whoever uploaded them. */
  readonly isOrdered?: true
}

/** Loads the design of a cart line or a saved design into the designer, as it was left. Throws if a picture cannot be loaded. */
export async function adoptDocument(
  key: string,
  document: KeptDocument,
  placement: Placement,
  adopting?: Adopting,
): Promise<void> {
  const on = { page: 'product', placement, keyOf: (id: string) => id } as const
  const ids = await adoptLayers(document, on, adopting)
  changeShirt(key, { layers: ids, active: ids.at(-1) })
  forgetSteps()
}

/** Likewise for a product's bulk order. */
export async function adoptInBulk(
  productId: string,
  document: KeptDocument,
  placement: Placement,
  adopting?: Adopting,
): Promise<void> {
  const on = { page: 'bulk', placement, keyOf: (id: string) => placeKey(id, placement) } as const
  const ids = await adoptLayers(document, on, adopting)
  const picture = ids[document.layers.findLastIndex(({ kind }) => kind === 'picture')]
  changeBulk(productId, (now) => withLaid(now, placement, ids, picture))
  forgetSteps()
}

/** Where layers are placed: `keyOf` names one in its canvas. */
type LaidOn = { readonly page: DesignPage; readonly placement: Placement; readonly keyOf: (id: string) => string }

/** Loads the layers of a document. Returns their new ids, bottom to top. */
async function adoptLayers(
  { layers }: KeptDocument,
  { page, placement, keyOf }: LaidOn,
  { secretOf, isOrdered }: Adopting = {},
): Promise<string[]> {
  const ids: string[] = []
  const groups = new Map<number, string>()
  for (const layer of layers) {
    const id = crypto.randomUUID()
    ids.push(id)
    const { isLocked, isHidden, group, ...plain } = layer
    if (group !== undefined && !groups.has(group)) groups.set(group, crypto.randomUUID())
    changeTraits([keyOf(id)], { isLocked, isHidden, group: group === undefined ? undefined : groups.get(group) })
    if (plain.kind === 'picture') {
      await adoptPicture(id, plain.path, { page, secret: secretOf?.(plain.path), isOrdered })
      putDesign(id, placement, plain.place)
      if (plain.acceptsPoorPrint) acceptPoorPrint(id, placement, true)
      continue
    }
    const { kind: _, place, ...style } = plain
    const picture = await queryClient.fetchQuery(drawnPictureQuery(style))
    changeDrawn(id, style)
    putDrawn(id, placement, spotOf(place, picture))
  }
  return ids
}

type AdoptedPicture = Pick<Adopting, 'isOrdered'> & { readonly page?: DesignPage; readonly secret?: string | undefined }

/** Adds a stored picture to this tab's uploads, with the secret with which a guest can take it along to an account. */
export async function adoptPicture(
  id: string,
  path: string,
  { page = 'product', secret, isOrdered }: AdoptedPicture = {},
): Promise<void> {
  const { designFileAddress } = await import('../uploads/upload-design.ts')
  const blob = await (await fetch(await designFileAddress(path))).blob()
  const picture = await readPicture(new File([blob], designOf(path).name, { type: blob.type }))
  if (!picture) throw new Error('The browser cannot show this picture')
  addUpload({
    id,
    page,
    picture,
    state: 'sent',
    share: 1,
    stored: { path, uid: ownerOf(path), ...(secret && { secret }), ...(isOrdered && { isOrdered }) },
  })
}
