import { type Route, route } from '../http/route.ts'
import { chooseOrderUpdates, readOrderUpdates } from './order-updates.ts'
import { chooseOwnUpdates, readOwnUpdates } from './own-updates.ts'
import { answerWhatsAppCheck, takeWhatsAppMessage } from './whatsapp-inbox.ts'

export const updateRoutes: readonly Route[] = [
  route('readOwnUpdates', readOwnUpdates),
  route('chooseOwnUpdates', chooseOwnUpdates),
  route('readOrderUpdates', readOrderUpdates),
  route('chooseOrderUpdates', chooseOrderUpdates),
  route('answerWhatsAppCheck', answerWhatsAppCheck),
  route('takeWhatsAppMessage', takeWhatsAppMessage),
]
