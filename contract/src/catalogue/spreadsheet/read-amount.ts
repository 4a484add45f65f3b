/** Digits, optionally grouped the Indian (12,34,567) or western (1,234,567) way; a comma is never a decimal point. */
const grouped = String.raw`\d+|\d{1,3}(?:,\d{2})*,\d{3}|\d{1,3}(?:,\d{3})+`
const rupees = new RegExp(String.raw`^(?:₹|Rs\.?|INR)?\s*((?:${grouped})(?:\.\d{1,2})?)$`, 'i')
const pieces = new RegExp(`^(${grouped})$`)

/** Returns an amount in rupees as people and spreadsheets write it ('1,299.00', '₹499'); undefined for anything else. */
export function readRupees(text: string): number | undefined {
  return numberIn(rupees, text)
}

/** Returns a whole number of pieces ('1,200'); undefined for anything else. */
export function readPieces(text: string): number | undefined {
  return numberIn(pieces, text)
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const digits = pattern.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}
