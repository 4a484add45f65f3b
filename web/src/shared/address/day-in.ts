import { Day } from '@teeshala/contract/india-day'

/** Returns a part of an address that is a day; of another one, nothing. */
export const dayIn = (part: string): string => (Day.safeParse(part).success ? part : '')
