import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { PlacedDesign } from '../garment/placed-design.ts'

/** The layers at one placement, wherever its page stores them. */
export type Canvas = {
  /** Uploads and texts, bottom to top. */
  readonly layers: readonly string[]
  readonly activeId: string | undefined
  readonly area: PrintArea
  /** The hidden layers, at their positions. */
  readonly hidden: readonly PlacedDesign[]
  /** Returns the key under which a layer's lock, visibility and group are stored. */
  readonly keyOf: (id: string) => string
  /** Replaces the layers, or changes the active one. */
  readonly change: (changes: { readonly layers?: readonly string[]; readonly active?: string }) => void
}
