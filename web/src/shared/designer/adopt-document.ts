import type { QueryClient } from '@tanstack/react-query'
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import type { KeptDocument } from '@teeshala/contract/design-document/design-document'
import { spotOf } from '@teeshala/contract/design-document/text-spot'
import { designOf } from '@teeshala/contract/designs/design'
import { ownerOf } from '@teeshala/contract/uploads/stored-file'
import { readPicture } from '../uploads/pictures/read-picture.ts'
import { addUpload } from '../uploads/uploads-store.ts'
import { acceptPoorPrint, changeDrawn, changeShirt, changeTraits, putDesign, putDrawn } from './design-drafts.ts'
import { forgetSteps } from './history/design-history.ts'
import { drawnPictureQuery } from './use-drawn-designs.ts'

/** Lays what is drawn on a line of the cart, or was saved, before the designer again, as it was left. Throws where a picture cannot be fetched. */
export async function adoptDocument(
  key: string,
  { layers }: KeptDocument,
  placement: Placement,
  queryClient: QueryClient,
  secretOf: (path: string) => string | undefined = () => undefined,
): Promise<void> {
  const ids: string[] = []
  const groups = new Map<number, string>()
  for (const layer of layers) {
    const id = crypto.randomUUID()
    ids.push(id)
    const { isLocked, isHidden, group, ...plain } = layer
    if (group !== undefined && !groups.has(group)) groups.set(group, crypto.randomUUID())
    changeTraits([id], { isLocked, isHidden, group: group === undefined ? undefined : groups.get(group) })
    if (plain.kind === 'picture') {
      await adoptPicture(id, plain.path, secretOf(plain.path))
      putDesign(id, placement, plain.place)
      if (plain.acceptsPoorPrint) acceptPoorPrint(id, placement, true)
      continue
    }
    const { kind: _, place, ...style } = plain
    const picture = await queryClient.fetchQuery(drawnPictureQuery(style))
    changeDrawn(id, style)
    putDrawn(id, placement, spotOf(place, picture))
  }
  changeShirt(key, { layers: ids, active: ids.at(-1) })
  forgetSteps()
}

/** Takes a picture that the shop has among the uploads of this tab, with the secret by which a guest takes it along to an account. */
export async function adoptPicture(id: string, path: string, secret?: string): Promise<void> {
  const { designFileAddress } = await import('../uploads/upload-design.ts')
  const blob = await (await fetch(await designFileAddress(path))).blob()
  const picture = await readPicture(new File([blob], designOf(path).name, { type: blob.type }))
  if (!picture) throw new Error('The browser cannot show this picture')
  addUpload({
    id,
    page: 'product',
    picture,
    state: 'sent',
    share: 1,
    stored: { path, uid: ownerOf(path), ...(secret && { secret }) },
  })
}
