import { type Route, route } from '../../http/route.ts'
import { giveCredit } from './give-credit.ts'
import { readCreditableLines } from './read-creditable-lines.ts'

export const creditRoutes: readonly Route[] = [
  route('readCreditableLines', readCreditableLines),
  route('giveCredit', giveCredit),
]
