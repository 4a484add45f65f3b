import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Gstin } from '../settings/gstin.ts'
import { Paragraphs, RequiredLine } from '../text.ts'

/** Said where only one of a company's name and its GSTIN is given. */
export const companyNameRequired = 'Please enter the company’s name as registered'
export const gstinRequired = 'Please enter the company’s GSTIN'

/** The most characters of a note to the press. */
export const maxPressNote = 500

/** In whose name a bill is made out that GST can be claimed back from. */
export const Company = z.object({
  name: RequiredLine(120, companyNameRequired),
  gstin: Gstin.check(z.minLength(1, { error: gstinRequired })),
})
export type Company = z.infer<typeof Company>

/** Said where an order is wanted on a day that is over. */
export const neededByPast = 'This date has passed. Please choose a later one.'

/** The day on which the customer needs an order. One that cannot be met is taken all the same: the shop calls. */
export const neededByField = { neededBy: z.optional(Day) }

/** What a customer tells the press about an order of shirts. */
export const noteField = { note: z._default(Paragraphs(maxPressNote), '') }

/** What names the company of an order. */
export const companyField = { company: z.optional(Company) }
