import { Day } from '@teeshala/contract/india-day'

/** Returns a URL part if it is a date; otherwise ''. */
export const dayIn = (part: string): string => (Day.safeParse(part).success ? part : '')
