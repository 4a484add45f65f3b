import type { PrintArea } from '@teeshala/contract/garment/print-area'
import type { PlacedDesign } from '../garment/placed-design.ts'

/** The layers at one placement, wherever its page keeps them. */
export type Canvas = {
  /** Uploads and texts, from below. */
  readonly layers: readonly string[]
  readonly activeId: string | undefined
  readonly area: PrintArea
  /** The layers that are hidden, where they would lie. */
  readonly hidden: readonly PlacedDesign[]
  /** Under which it is kept whether a layer is locked, hidden or grouped. */
  readonly keyOf: (id: string) => string
  /** Lays other layers there, or takes another one to hand. */
  readonly change: (changes: { readonly layers?: readonly string[]; readonly active?: string }) => void
}
