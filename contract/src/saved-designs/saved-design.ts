/** A design that somebody keeps to use it again: what is printed at one placement of a garment. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { DesignDocument, KeptDocument, picturesOf } from '../design-document/design-document.ts'
import { DocumentId } from '../ids.ts'
import { RequiredLine } from '../text.ts'

/** The most designs of one account: a list of them stays readable, and what they keep in the bucket bounded. */
export const maxSavedDesigns = 100
export const tooManySaved = `You can save up to ${maxSavedDesigns} designs. Please delete one first.`

export const maxSavedName = 80
const Name = RequiredLine(maxSavedName, 'Please give the design a name')

const garment = {
  /** The garment that it was made on. */
  productId: DocumentId,
  color: z.optional(DocumentId),
  placement: z.enum(placements),
}

/** POST /api/saved-designs. */
export const SaveDesignRequest = z.object({ name: Name, ...garment, document: DesignDocument })
export type SaveDesignRequest = z.infer<typeof SaveDesignRequest>

/** PUT /api/saved-designs/:designId: another name, or what it has become. */
export const ChangeSavedDesignRequest = z.object({
  name: z.optional(Name),
  design: z.optional(z.object({ ...garment, document: DesignDocument })),
})
export type ChangeSavedDesignRequest = z.infer<typeof ChangeSavedDesignRequest>

/** A saved design as its owner sees it; `shareSecret` is there while its link shows it to others. */
export const SavedDesign = z.object({
  _id: z.string(),
  name: z.string(),
  productId: z.string(),
  color: z.optional(z.string()),
  placement: z.enum(placements),
  document: KeptDocument,
  shareSecret: z.optional(z.string()),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type SavedDesign = z.infer<typeof SavedDesign>

/**
 * A saved design as its link shows it. Nothing in it tells whose it is: in place of the path of a picture, which names its owner and its
 * file, stands its number.
 */
export const SharedDesign = z.pick(SavedDesign, {
  _id: true,
  name: true,
  productId: true,
  color: true,
  placement: true,
  document: true,
})
export type SharedDesign = z.infer<typeof SharedDesign>

/** The document savedDesigns/{id}. */
export const StoredSavedDesign = z.object({
  userId: z.string(),
  name: z.string(),
  productId: z.string(),
  color: z.optional(z.string()),
  placement: z.enum(placements),
  document: KeptDocument,
  /** The paths of its pictures, by which the clean-up of unused uploads finds it. */
  files: z.array(z.string()),
  /** How often it was shared: each time its link has another secret. */
  shares: z.int(),
  isShared: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredSavedDesign = z.infer<typeof StoredSavedDesign>

/** Returns a document with the numbers of its pictures, from below, in place of their paths. */
export function withoutPaths(document: KeptDocument): KeptDocument {
  const paths = pathsOf(document)
  return {
    ...document,
    layers: document.layers.map((layer) =>
      layer.kind === 'picture' ? { ...layer, path: String(paths.indexOf(layer.path)) } : layer,
    ),
  }
}

/** Returns the paths of a document's pictures, each once, from below. */
export const pathsOf = (document: KeptDocument): string[] => [...new Set(picturesOf(document).map(({ path }) => path))]
