import { priceGoldenOrder } from '@teeshala/contract/printing/golden/price-golden-order'
import { readGoldenTable } from '@teeshala/contract/printing/golden/read-golden-table'

/** The rows of the golden table, each with what this browser asks for it and what was worked out by hand. */
export const goldenRows = () =>
  readGoldenTable().map((order) => {
    const { text, lines, shippingPaise, totalPaise } = order
    return { text, asked: priceGoldenOrder(order), byHand: { lines, shippingPaise, totalPaise } }
  })
