import type { PrintArea } from '@teeshala/contract/garment/print-area'

/** The layers at one placement, wherever its page keeps them. */
export type Canvas = {
  /** Uploads and texts, from below. */
  readonly layers: readonly string[]
  readonly activeId: string | undefined
  readonly area: PrintArea
  /** Lays other layers there, or takes another one to hand. */
  readonly change: (changes: { readonly layers?: readonly string[]; readonly active?: string }) => void
}
