import type { Icon } from '@tabler/icons-react'

/** One line of the palette, and where it leads. */
export type PaletteEntry = {
  readonly id: string
  readonly label: string
  readonly text?: string
  readonly icon: Icon
  readonly to: string
  /** The keys that do the same: 'g o'. */
  readonly keys?: string
}

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] }
