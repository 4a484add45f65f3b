import { readPieces, readRupees } from '@teeshala/contract/catalogue/spreadsheet/read-amount'

const price = 'A price like 499 or 1,299.50'
const pieces = 'A whole number of pieces'

/** Reads a price as it was typed. */
export const typedPrice = (text: string): number | string => readRupees(text) ?? price

/** Reads a number of pieces as it was typed. */
export const typedStock = (text: string): number | string => readPieces(text) ?? pieces
