import { routesOf } from '../http/route.ts'
import { chooseOrderUpdates, readOrderUpdates } from './order-updates.ts'
import { chooseOwnUpdates, readOwnUpdates } from './own-updates.ts'
import { answerWhatsAppCheck, takeWhatsAppMessage } from './whatsapp-inbox.ts'

export const updateRoutes = routesOf({
  readOwnUpdates,
  chooseOwnUpdates,
  readOrderUpdates,
  chooseOrderUpdates,
  answerWhatsAppCheck,
  takeWhatsAppMessage,
})
