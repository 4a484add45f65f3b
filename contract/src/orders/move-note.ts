import * as z from 'zod/mini'
import { Paragraphs } from '../text.ts'

/** The maximum length of a note to the customer on a status move, in characters. */
export const maxMoveNote = 500

/** What staff tell the customer when they move an order of any kind; shown in the timeline and the mail. */
export const MoveNote = z.optional(Paragraphs(maxMoveNote))
