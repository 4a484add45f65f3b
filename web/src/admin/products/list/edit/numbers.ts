import { readPieces, readRupees } from '@teeshala/contract/catalogue/spreadsheet/read-amount'
import * as texts from '../../../../texts/admin/products.ts'

const price = texts.aPriceLike499Or1
const pieces = texts.aWholeNumberOfPieces

/** Reads a price as it was typed. */
export const typedPrice = (text: string): number | string => readRupees(text) ?? price

/** Reads a number of pieces as it was typed. */
export const typedStock = (text: string): number | string => readPieces(text) ?? pieces
