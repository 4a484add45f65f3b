import { create } from 'zustand'

/** What stands in a cell and cannot be ordered. */
export type RefusedCell = {
  /** Of its input. */
  readonly id: string
  readonly typed: string
  /** So many pieces the order has of it meanwhile. */
  readonly quantity: number
  /** Why it is refused, with the name of the cell. */
  readonly words: string
}

const none: { readonly cells: Readonly<Record<string, RefusedCell>> } = { cells: {} }

/** The cells of the table that are refused, by colour and size. Nothing is ordered as long as there is one. */
export const useRefusedCells = create<typeof none>()(() => none)

/** Under which a cell is kept. */
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

/** Leads to the first refused cell; returns what is wrong with it. */
export function focusRefusedCell(): string | undefined {
  const [cell] = Object.values(useRefusedCells.getState().cells)
  if (cell) document.getElementById(cell.id)?.focus()
  return cell?.words
}

export const forgetRefusedCells = () => useRefusedCells.setState(none)
