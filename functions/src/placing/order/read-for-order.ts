import type { DocumentReference, DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore'
import { couponDocuments } from '../../coupons/coupon-uses.ts'
import { cartsIn, productsIn } from '../../firestore/collections.ts'
import { documentOf } from '../../firestore/read-documents.ts'
import { printPriceDocuments, printPricesOf } from '../../pricing/print-prices.ts'
import type { OrderToPlace } from './order-to-place.ts'

export type Reader = Pick<Firestore, 'getAll'> | Pick<Transaction, 'getAll'>

/** Reads the documents that an order depends on, sorted by path, so that two orders never deadlock. */
export async function readForOrder(wanted: OrderToPlace, reader: Reader, db: Firestore) {
  const cart = cartsIn(db).doc(wanted.userId ?? 'nobody')
  const products = [...new Set(wanted.productIds)].sort().map((id) => productsIn(db).doc(id))
  const { sections, rules } = printPriceDocuments(db)
  const coupon = wanted.coupon === undefined ? undefined : couponDocuments(wanted.coupon, wanted.userId, db)
  const references: DocumentReference[] = [
    ...(wanted.isOfCart ? [cart] : []),
    ...(coupon ? [coupon.uses, coupon.coupon] : []),
    ...(wanted.documents ? sections : []),
    ...products,
    ...(wanted.documents ? [rules] : []),
  ]
  const snapshots = new Map((await reader.getAll(...references)).map((snapshot) => [snapshot.ref.path, snapshot]))
  const found = <T>({ path }: DocumentReference<T>) => {
    const snapshot = snapshots.get(path)
    return snapshot && documentOf(snapshot as DocumentSnapshot<T>)
  }
  const known = products.flatMap((product) => found(product) ?? []).filter(({ isHidden }) => !isHidden)
  return {
    cart: found(cart),
    products: new Map(known.map((product) => [product._id, product])),
    coupon: coupon && {
      asked: wanted.coupon ?? '',
      stored: found(coupon.coupon),
      usedByBuyer: wanted.userId === null ? undefined : (found(coupon.uses)?.count ?? 0),
    },
    prices: wanted.documents && printPricesOf(sections.map(found), found(rules)),
  }
}
