import { readPieces, readRupees } from '@teeshala/contract/catalogue/spreadsheet/read-amount'
import * as texts from '../../../../texts/admin/products.ts'

const price = texts.aPriceLike499Or1
const pieces = texts.aWholeNumberOfPieces

/** Parses a typed price. */
export const typedPrice = (text: string): number | string => readRupees(text) ?? price

/** Parses a typed number of pieces. */
export const typedStock = (text: string): number | string => readPieces(text) ?? pieces
