import { type Route, route } from '../http/route.ts'
import { changeTradeRules } from './change-trade-rules.ts'
import { deletePrice } from './delete-price.ts'
import { readPricing } from './read-pricing.ts'
import { readTradeRules } from './read-trade-rules.ts'
import { setPrice } from './set-price.ts'

export const pricingRoutes: readonly Route[] = [
  route('readPricing', readPricing),
  route('setPrice', setPrice),
  route('deletePrice', deletePrice),
  route('readTradeRules', readTradeRules),
  route('changeTradeRules', changeTradeRules),
]
