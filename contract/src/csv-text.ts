/** Without a byte order mark Excel does not read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** What a spreadsheet would take for the start of a formula, full-width forms included, after any apostrophes. */
const formula = String.raw`[\s\p{Cf}]*[=+\-@\t\r\0＝＋－＠]`
const becomesFormula = new RegExp(`^'*${formula}`, 'u')
const isGuarded = new RegExp(`^'+${formula}`, 'u')

/**
 * Returns a line of CSV by RFC 4180, every text quoted. Text that could be a formula gets a leading apostrophe, which spreadsheets show as text. Numbers
 * are unquoted, so that spreadsheets also add up negative ones.
 */
export function csvLine(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => (typeof cell === 'number' ? `${cell}` : `"${guarded(cell).replaceAll('"', '""')}"`)).join(',')}\r\n`
}

const guarded = (cell: string) => (becomesFormula.test(cell) ? `'${cell}` : cell)

/** Returns the text originally passed to `csvLine`, without the apostrophe added against formulas. */
export function unguarded(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell
}
