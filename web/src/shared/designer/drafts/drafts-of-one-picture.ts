import type { BulkDraft, Drafts } from './design-drafts.ts'

type BulkOfOnePicture = Omit<BulkDraft, 'layers'> & {
  readonly designs: Readonly<Record<string, string>>
  readonly layers?: Readonly<Record<string, readonly string[]>>
}

/** Drafts in an earlier format, in which a bulk placement had one picture, as 'picture' among its layers or below them. */
export type DraftsOfOnePicture = Omit<Drafts, 'bulk'> & { readonly bulk: Readonly<Record<string, BulkOfOnePicture>> }

/** Converts such drafts to the present format. */
export function draftsOfOnePicture(kept: DraftsOfOnePicture): Drafts {
  const bulk = Object.entries(kept.bulk).map(([productId, { designs, layers = {}, ...draft }]) => {
    const at = Object.keys({ ...designs, ...layers }).map((placement) => {
      const [picture, ids = []] = [designs[placement], layers[placement]]
      const marked = ids.includes('picture') ? ids : ['picture', ...ids]
      return [placement, marked.flatMap((id) => (id === 'picture' ? (picture ?? []) : id))]
    })
    return [productId, { ...draft, layers: Object.fromEntries(at) }]
  })
  return { ...kept, bulk: Object.fromEntries(bulk) }
}
