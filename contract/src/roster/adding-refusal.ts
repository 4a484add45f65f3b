import { maxPeople, tooManyPeople } from './roster.ts'

/** Returns the message why people cannot be added to a roster; undefined if they can. */
export const addingRefusal = (listed: number, added: number): string | undefined =>
  listed + added > maxPeople ? tooManyPeople : undefined
