/** An address in the portal's form: the street on one line, the town, and a six-digit PIN code. */
export type PlaceInLines = { readonly address: string; readonly city: string; readonly postalCode: string }

/**
 * Finds the town and PIN code in the lines of an Indian address; the last line with a PIN code decides: '14, Printers Lane' and 'Bengaluru 560004,
 * Karnataka', or 'Basavanagudi, Bengaluru' and 'Karnataka 560004'. `notTowns` are names of states; one on both sides of the PIN code, as in 'Goa 403001,
 * Goa', is the town as well. Undefined if no line has a PIN code, or no town precedes it.
 */
export function placeInLines(lines: readonly string[], notTowns: readonly string[]): PlaceInLines | undefined {
  const index = lines.findLastIndex((line) => pincode.test(line))
  const [, first = '', last = ''] = pincode.exec(lines[index] ?? '') ?? []
  if (index < 0) return undefined
  const line = lines[index] ?? ''
  const start = line.search(pincode)
  const before = line.slice(0, start)
  const after = partsOf(line.slice(start)).map((part) => part.toLowerCase())
  const states = notTowns
    .map((name) => name.toLowerCase())
    .filter((name) => !after.includes(name) || !endsWith(before, name))
  const parts = [...lines.slice(0, index), before]
    .flatMap(partsOf)
    .filter((part) => !states.includes(part.toLowerCase()))
  const city = parts.at(-1)
  if (city === undefined) return undefined
  return { address: parts.slice(0, -1).join(', ') || city, city, postalCode: `${first}${last}` }
}

const partsOf = (line: string) =>
  line
    .split(',')
    .map((part) => part.replace(/[-–\s]+$/, '').trim())
    .filter((part) => part !== '')

const endsWith = (line: string, name: string) => partsOf(line).at(-1)?.toLowerCase() === name

/** Six digits on their own, not part of a phone number or email address. */
const pincode = /(?<=^|[\s,–-])(?<!\d[ -])([1-9]\d{2}) ?(\d{3})(?=$|[\s,.])(?! \d)/
