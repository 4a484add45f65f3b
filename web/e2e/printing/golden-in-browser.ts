import { priceGoldenOrder } from '@teeshala/contract/printing/golden/price-golden-order'
import { readGoldenTable } from '@teeshala/contract/printing/golden/read-golden-table'
import { readGoldenOrders } from '@teeshala/contract/tax/golden/read-golden-orders'
import { type LineTax, taxOrder } from '@teeshala/contract/tax/tax-order'

/** Returns the rows of the golden table, each with the price in this browser and the one worked out by hand. */
export const goldenRows = () =>
  readGoldenTable().map((order) => {
    const { text, lines, shippingPaise, totalPaise } = order
    return { text, asked: priceGoldenOrder(order), byHand: { lines, shippingPaise, totalPaise } }
  })

const amountsIn = ({ percent, taxablePaise, cgstPaise, sgstPaise, igstPaise }: LineTax) => [
  percent,
  taxablePaise,
  cgstPaise,
  sgstPaise,
  igstPaise,
]

/** Returns the orders of the golden tax table, each with the tax in this browser and the one worked out by hand. */
export const goldenTaxes = () =>
  readGoldenOrders().map(({ row, day, place, taxes, shippingTaxes, ...order }) => {
    const taxed = taxOrder(order, { day, isTaxed: true, isWithinState: place === '29' })
    return { row, found: [...taxed.lines, ...taxed.shipping].map(amountsIn), byHand: [...taxes, ...shippingTaxes] }
  })
