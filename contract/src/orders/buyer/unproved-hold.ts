import * as z from 'zod/mini'

/** How much of the stock is kept for people of whom nothing is known: neither their money nor an address that they have proved. */
export const UnprovedHolds = z.object({
  /** The most pieces that one of them is kept within the hours of a hold, in one order or several; confirming gives none back. */
  pieces: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(1000, { error: 'At most 1,000 pieces' })),
  /** The most of a product's stock that is kept for all of them together, in percent. */
  sharePercent: z
    .int({ error: 'A whole number of percent' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(100, { error: 'At most 100 percent' })),
  /** How long their pieces are kept. */
  hours: z
    .int({ error: 'A whole number of hours' })
    .check(z.gte(1, { error: 'At least 1 hour' }), z.lte(336, { error: 'At most 336 hours' })),
})
export type UnprovedHolds = z.infer<typeof UnprovedHolds>

/** What a shop begins with: a team's shirts for each, a fifth of the stock for all, two days to answer a mail. */
export const firstUnprovedHolds: UnprovedHolds = { pieces: 25, sharePercent: 20, hours: 48 }

/** Returns how many more pieces of a product may be kept unproved; `heldPieces` are off its stock already. */
export function leftToHold(
  { stock, heldPieces = 0 }: { readonly stock: number; readonly heldPieces?: number | undefined },
  { sharePercent }: Pick<UnprovedHolds, 'sharePercent'>,
): number {
  return Math.max(0, Math.floor(((stock + heldPieces) * sharePercent) / 100) - heldPieces)
}

/** What the timeline says of an order that was cancelled because nobody confirmed it. */
export const unconfirmedNote = 'The order was not confirmed in time'

/** The header in which an order carries the proof that its email is the buyer's. */
export const contactProofHeader = 'x-contact-proof'
