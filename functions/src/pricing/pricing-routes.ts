import { type Route, route } from '../http/route.ts'
import { deletePrice } from './delete-price.ts'
import { readPricing } from './read-pricing.ts'
import { setPrice } from './set-price.ts'

export const pricingRoutes: readonly Route[] = [
  route('readPricing', readPricing),
  route('setPrice', setPrice),
  route('deletePrice', deletePrice),
]
