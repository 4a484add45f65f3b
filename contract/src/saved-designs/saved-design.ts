/** A design that a customer saved for reuse: what is printed at one placement of a garment. */
import * as z from 'zod/mini'
import { placements } from '../catalogue/options/placement.ts'
import { DesignDocument, KeptDocument, picturesOf } from '../design-document/design-document.ts'
import { DocumentId } from '../ids.ts'
import { RequiredLine } from '../text.ts'

/** The maximum number of saved designs per account, so that the list stays readable and storage is bounded. */
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

/** PUT /api/saved-designs/:designId: a new name, or a new version of the design. */
export const ChangeSavedDesignRequest = z.object({
  name: z.optional(Name),
  design: z.optional(z.object({ ...garment, document: DesignDocument })),
})
export type ChangeSavedDesignRequest = z.infer<typeof ChangeSavedDesignRequest>

/** A saved design as its owner sees it; `shareSecret` is present while it is shared by link. */
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
 * A saved design as seen through its link. Nothing in it identifies the owner: each picture's path, which names its owner and file, is replaced by a
 * number.
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
  /** How often it was shared; each time its link gets a new secret. */
  shares: z.int(),
  isShared: z.boolean(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type StoredSavedDesign = z.infer<typeof StoredSavedDesign>

/** Returns a document with its pictures' paths replaced by their numbers, bottom first. */
export function withoutPaths(document: KeptDocument): KeptDocument {
  const paths = pathsOf(document)
  return {
    ...document,
    layers: document.layers.map((layer) =>
      layer.kind === 'picture' ? { ...layer, path: String(paths.indexOf(layer.path)) } : layer,
    ),
  }
}

/** Returns the paths of a document's pictures, each once, bottom first. */
export const pathsOf = (document: KeptDocument): string[] => [...new Set(picturesOf(document).map(({ path }) => path))]
