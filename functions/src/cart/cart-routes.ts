import { AddToCartRequest, ChangeCartItemRequest } from '@teeshala/contract/cart/cart'
import { DocumentId } from '@teeshala/contract/ids'
import * as z from 'zod/mini'
import { type Route, route } from '../http/route.ts'
import { addToCart } from './add-to-cart.ts'
import { changeCartItem } from './change-cart-item.ts'
import { emptyCart } from './empty-cart.ts'
import { readCart } from './read-cart.ts'
import { removeCartItem } from './remove-cart-item.ts'

/** A cart's id is the uid of its owner, so that every path names a person. */
const own = { access: 'customer', owner: 'params.userId', params: z.object({ userId: DocumentId }) } as const
const ownItem = { ...own, params: z.object({ userId: DocumentId, itemId: DocumentId }) } as const

export const cartRoutes: readonly Route[] = [
  route('post', '/api/cart/add', { access: 'customer', owner: 'body.userId', body: AddToCartRequest }, addToCart),
  route('get', '/api/cart/:userId', own, readCart),
  route('delete', '/api/cart/:userId', own, emptyCart),
  route('patch', '/api/cart/:userId/items/:itemId', { ...ownItem, body: ChangeCartItemRequest }, changeCartItem),
  route('delete', '/api/cart/:userId/items/:itemId', ownItem, removeCartItem),
]
