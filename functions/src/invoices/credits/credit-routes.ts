import { routesOf } from '../../http/route.ts'
import { giveCredit } from './give-credit.ts'
import { readCreditableLines } from './read-creditable-lines.ts'

export const creditRoutes = routesOf({ readCreditableLines, giveCredit })
