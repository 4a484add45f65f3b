import { type Route, route } from '../http/route.ts'
import { proveContact } from './prove-contact.ts'
import { sendContactCode } from './send-contact-code.ts'

export const holdingRoutes: readonly Route[] = [
  route('sendContactCode', sendContactCode),
  route('proveContact', proveContact),
]
