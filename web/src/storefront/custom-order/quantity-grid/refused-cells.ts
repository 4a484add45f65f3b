import { create } from 'zustand'

/** A cell's input that cannot be ordered. */
export type RefusedCell = {
  /** The id of its input. */
  readonly id: string
  readonly typed: string
  /** The pieces that the order still has for it. */
  readonly quantity: number
  /** Why it is refused, with the cell's name. */
  readonly words: string
}

const none: { readonly cells: Readonly<Record<string, RefusedCell>> } = { cells: {} }

/** The refused cells of the table, by colour and size. While there is one, nothing can be ordered. */
export const useRefusedCells = create<typeof none>()(() => none)

/** Returns the key of a cell. */
export const cellKey = (color: string, size: string) => `${color} ${size}`

export function refuseCell(key: string, cell: RefusedCell): void {
  useRefusedCells.setState(({ cells }) => ({ cells: { ...cells, [key]: cell } }))
}

export function mendCell(key: string): void {
  useRefusedCells.setState((now) => {
    if (!(key in now.cells)) return now
    const { [key]: _, ...cells } = now.cells
    return { cells }
  })
}

/** Focuses the first refused cell; returns what is wrong with it. */
export function focusRefusedCell(): string | undefined {
  const [cell] = Object.values(useRefusedCells.getState().cells)
  if (cell) document.getElementById(cell.id)?.focus()
  return cell?.words
}

export const forgetRefusedCells = () => useRefusedCells.setState(none)
