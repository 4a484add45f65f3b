import { routesOf } from '../http/route.ts'
import { changeTradeRules } from './change-trade-rules.ts'
import { deletePrice } from './delete-price.ts'
import { readPricing } from './read-pricing.ts'
import { readTradeRules } from './read-trade-rules.ts'
import { setPrice } from './set-price.ts'

export const pricingRoutes = routesOf({
  readPricing,
  setPrice,
  deletePrice,
  readTradeRules,
  changeTradeRules,
})
