/** What a text of a design can take from a list of people. Apart from the list: every page with a designer loads it. */
export const rosterFields = ['name', 'number'] as const
export type RosterField = (typeof rosterFields)[number]
