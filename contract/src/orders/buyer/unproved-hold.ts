import * as z from 'zod/mini'

/** How much stock is held for buyers who have neither paid nor proved their email. */
export const UnprovedHolds = z.object({
  /** The most pieces held for one such buyer within the hold period, over all their orders. Confirming an order does not free any. */
  pieces: z
    .int({ error: 'A whole number of pieces' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(1000, { error: 'At most 1,000 pieces' })),
  /** The most of a product's stock held for all such buyers together, in percent. */
  sharePercent: z
    .int({ error: 'A whole number of percent' })
    .check(z.gte(0, { error: 'Not less than 0' }), z.lte(100, { error: 'At most 100 percent' })),
  /** How long the pieces are held, in hours. */
  hours: z
    .int({ error: 'A whole number of hours' })
    .check(z.gte(1, { error: 'At least 1 hour' }), z.lte(336, { error: 'At most 336 hours' })),
})
export type UnprovedHolds = z.infer<typeof UnprovedHolds>

/** The defaults of a new shop: enough shirts for a team per buyer, a fifth of the stock in all, two days to confirm by mail. */
export const firstUnprovedHolds: UnprovedHolds = { pieces: 25, sharePercent: 20, hours: 48 }

/** Returns how many more pieces of a product can be held for unproved buyers. `stock` already excludes `heldPieces`. */
export function leftToHold(
  { stock, heldPieces = 0 }: { readonly stock: number; readonly heldPieces?: number | undefined },
  { sharePercent }: Pick<UnprovedHolds, 'sharePercent'>,
): number {
  return Math.max(0, Math.floor(((stock + heldPieces) * sharePercent) / 100) - heldPieces)
}

/** The timeline note of an order cancelled because nobody confirmed it. */
export const unconfirmedNote = 'The order was not confirmed in time'

/** The header with the proof that the order's email belongs to the buyer. */
export const contactProofHeader = 'x-contact-proof'
