import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { Line } from '../text.ts'
import { Pricing, PricingSection } from './pricing.ts'
import { SetPriceRequest } from './set-price-request.ts'
import { ChangeTradeRulesRequest, TradeRulesAnswer } from './trade-rules.ts'

export const pricingCalls = {
  readPricing: { answer: Pricing },
  setPrice: { body: SetPriceRequest, answer: Message },
  /** `key` is the option's name, or 'type|size|gsm' for a paper. */
  deletePrice: { params: { section: PricingSection, key: Line(250) }, answer: Message },
  readTradeRules: { answer: TradeRulesAnswer },
  changeTradeRules: { body: ChangeTradeRulesRequest, answer: TradeRulesAnswer },
} as const satisfies Partial<CallShapes>
