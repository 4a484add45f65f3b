import * as z from 'zod/mini'
import { Day } from '../india-day.ts'
import { Gstin } from '../settings/gstin.ts'
import { Paragraphs, RequiredLine } from '../text.ts'

/** The errors when only one of a company's name and its GSTIN is given. */
const companyNameRequired = 'Please enter the company’s name as registered'
const gstinRequired = 'Please enter the company’s GSTIN'

/** The maximum length of a note to the press, in characters. */
export const maxPressNote = 500

/** The company that an order is invoiced to, so that it can claim the GST back. */
export const Company = z.object({
  name: RequiredLine(120, companyNameRequired),
  gstin: Gstin.check(z.minLength(1, { error: gstinRequired })),
})
export type Company = z.infer<typeof Company>

/** The error when the needed-by date has passed. */
export const neededByPast = 'This date has passed. Please choose a later one.'

/** The day on which the customer needs the order. A date the shop cannot meet is accepted too; the shop then calls. */
export const neededByField = { neededBy: z.optional(Day) }

/** What the customer tells the press about an order of shirts. */
export const noteField = { note: z._default(Paragraphs(maxPressNote), '') }

/** The company that an order is invoiced to. */
export const companyField = { company: z.optional(Company) }
