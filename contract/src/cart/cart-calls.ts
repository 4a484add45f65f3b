import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { CouponedPrice } from '../coupons/couponed-price.ts'
import { DocumentId } from '../ids.ts'
import { AddToCartRequest, Cart, ChangeCartItemRequest, PriceCartRequest } from './cart.ts'

const own = { userId: DocumentId }
const ownItem = { ...own, itemId: DocumentId }

export const cartCalls = {
  addToCart: { body: AddToCartRequest, answer: Cart },
  priceCart: { body: PriceCartRequest, answer: CouponedPrice },
  readCart: { params: own, answer: Cart },
  emptyCart: { params: own, answer: Message },
  changeCartItem: { params: ownItem, body: ChangeCartItemRequest, answer: Cart },
  removeCartItem: { params: ownItem, answer: Cart },
} as const satisfies Partial<CallShapes>
