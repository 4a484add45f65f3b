/** What a text of a design can take from a roster. Kept apart from the roster because every page with a designer loads it. */
export const rosterFields = ['name', 'number'] as const
export type RosterField = (typeof rosterFields)[number]
