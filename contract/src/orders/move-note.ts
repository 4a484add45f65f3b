import * as z from 'zod/mini'
import { Paragraphs } from '../text.ts'

/** The most characters of what staff say to the customer with a move. */
export const maxMoveNote = 500

/** What staff say to the customer with a move of an order of whichever kind; it stands in the timeline and in the mail. */
export const MoveNote = z.optional(Paragraphs(maxMoveNote))
