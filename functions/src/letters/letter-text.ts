import type { Letter, Shop } from './letter.ts'

/** A letter as plain text: whoever reads no HTML misses nothing. */
export function letterText(letter: Letter, shop: Shop): string {
  const { lines, sums, facts, way } = letter
  return [
    letter.name ? `Hello ${letter.name},` : 'Hello,',
    ...letter.paragraphs,
    `${way.label}:\n${way.url}`,
    `Order ${letter.orderId}, placed on ${letter.placedOn}`,
    lines.map(({ text, about, amount }) => `${text}${about && ` (${about})`}: ${amount}`).join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...facts.map(({ title, lines: words }) => [`${title}:`, ...words].join('\n')),
    `Questions? Answer this mail${shop.phone && `, or call ${shop.phone}`}.\nReturns and refunds: ${letter.returnsUrl}`,
    ['-- ', ...imprint(shop)].join('\n'),
  ].join('\n\n')
}

/** Who sends the letter, as the law wants it on business letters: name, place, GSTIN, ways to reach the shop. */
export function imprint(shop: Shop): string[] {
  const { shopName, legalName, addressLines, gstin, email, phone } = shop
  const owner = legalName && legalName !== shopName ? `${shopName}, a shop of ${legalName}` : shopName
  const reach = [email, phone].filter(Boolean).join(', ')
  return [owner, addressLines.filter(Boolean).join(', '), gstin && `GSTIN ${gstin}`, reach].filter(Boolean)
}
