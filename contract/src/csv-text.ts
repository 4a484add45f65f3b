/** Without a byte order mark Excel reads UTF-8 as something else. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would take for the beginning of a formula, full-width forms included, after any apostrophes. */
const formula = String.raw`[\s\p{Cf}]*[=+\-@\t\r\0＝＋－＠]`
const becomesFormula = new RegExp(`^'*${formula}`, 'u')
const isGuarded = new RegExp(`^'+${formula}`, 'u')

/**
 * RFC 4180, every text quoted; one that could be a formula begins with an apostrophe, which spreadsheets show as text. A number stands as it is, so
 * that they sum those below zero, too.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? `${cell}` : `"${guarded(cell).replaceAll('"', '""')}"`)).join(',')}\r\n`
}

const guarded = (cell: string) => (becomesFormula.test(cell) ? `'${cell}` : cell)

/** Returns the text that `csvLine` was given: without the apostrophe that kept it from being a formula. */
export function unguarded(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell
}
