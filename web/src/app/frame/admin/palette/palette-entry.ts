import type { Icon } from '@tabler/icons-react'

/** One entry of the palette and its target. */
export type PaletteEntry = {
  readonly id: string
  readonly label: string
  readonly text?: string
  readonly icon: Icon
  readonly to: string
  /** The equivalent shortcut: 'g o'. */
  readonly keys?: string
}

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] }
