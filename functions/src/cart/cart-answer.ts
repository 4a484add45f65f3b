import type { Cart, CartItem, StoredCart, StoredCartLine } from '@teeshala/contract/cart/cart'
import { missingChoices } from '@teeshala/contract/cart/cart-lines'
import { photoInColor } from '@teeshala/contract/catalogue/options/color-picture'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import { toRupees } from '@teeshala/contract/money'
import { linePaise, orderAmounts, shippingRuleOf } from '@teeshala/contract/orders/amounts/order-amounts'
import type { Firestore } from 'firebase-admin/firestore'
import { productsIn } from '../firestore/collections.ts'
import { readAll } from '../firestore/read-documents.ts'
import { settingsOf, storeSettingsIn } from '../settings/read-settings.ts'

type Products = ReadonlyMap<string, StoredProduct>

/** Returns a cart as its screen shows it: each line's current product, the amounts, the missing choices. */
export async function cartAnswer(uid: string, cart: StoredCart, db: Firestore): Promise<Cart> {
  const ids = [...new Set(cart.lines.map((line) => line.productId))]
  const [settings, ...found] = await readAll(db, storeSettingsIn(db), ...ids.map((id) => productsIn(db).doc(id)))
  const products: Products = new Map(
    found.flatMap((product) => (product && !product.isHidden ? [[product._id, product]] : [])),
  )
  const bought = cart.lines.flatMap((line) => {
    const product = products.get(line.productId)
    return product ? [{ unitPricePaise: product.pricePaise, quantity: line.quantity }] : []
  })
  const amounts = orderAmounts(bought, shippingRuleOf(settingsOf(settings)))
  return {
    _id: uid,
    items: cart.lines.map((line) => itemAnswer(line, products.get(line.productId))),
    itemsPrice: toRupees(amounts.itemsPaise),
    shippingPrice: toRupees(amounts.shippingPaise),
    totalPrice: toRupees(amounts.itemsPaise),
    revision: cart.revision,
  }
}

function itemAnswer({ seenPricePaise, ...stored }: StoredCartLine, product: StoredProduct | undefined): CartItem {
  const [lowest] = stored.designDocument ? designsOfLine({ designDocument: stored.designDocument }) : []
  const line = { ...stored, ...(lowest && { design: lowest.path }) }
  const seenPrice = toRupees(seenPricePaise)
  if (!product) return { ...line, product: null, lineTotal: 0, seenPrice, missing: [] }
  const { name, pricePaise, sizes, colors, isCustomizable, printedSides, stock, type, isPrepaid } = product
  return {
    ...line,
    product: {
      name,
      price: toRupees(pricePaise),
      image: photoInColor(product, line.color),
      sizes,
      colors,
      isCustomizable,
      ...(printedSides && { printedSides }),
      stock,
      type,
      ...(isPrepaid && { isPrepaid }),
    },
    lineTotal: toRupees(linePaise({ unitPricePaise: pricePaise, quantity: line.quantity })),
    seenPrice,
    missing: missingChoices(product, line),
  }
}
