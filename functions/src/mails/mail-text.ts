import type { MailContent, Shop } from './mail-content.ts'

/** Returns a mail as plain text, with everything in its HTML. */
export function mailText(mail: MailContent, shop: Shop): string {
  const { lines, sums, facts, way } = mail
  return [
    mail.name ? `Hello ${mail.name},` : 'Hello,',
    ...mail.paragraphs,
    `${way.label}:\n${way.url}`,
    `${mail.heading.title}, ${mail.heading.about}`,
    lines.map(({ text, about, amount }) => `${text}${about && ` (${about})`}: ${amount}`).join('\n'),
    sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
    ...facts.map(({ title, lines: words }) => [`${title}:`, ...words].join('\n')),
    `Questions? Reply to this email${shop.phone && `, or call ${shop.phone}`}.${mail.returnsUrl ? `\nReturns and refunds: ${mail.returnsUrl}` : ''}`,
    ['-- ', ...imprint(shop)].join('\n'),
  ].join('\n\n')
}

/** Returns the sender's details that the law requires in business mail: name, place, GSTIN, contact. */
export function imprint(shop: Shop): string[] {
  const { shopName, legalName, addressLines, gstin, email, phone } = shop
  const owner = legalName && legalName !== shopName ? `${shopName}, a shop of ${legalName}` : shopName
  const reach = [email, phone].filter(Boolean).join(', ')
  return [owner, addressLines.filter(Boolean).join(', '), gstin && `GSTIN ${gstin}`, reach].filter(Boolean)
}
