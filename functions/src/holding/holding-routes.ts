import { routesOf } from '../http/route.ts'
import { proveContact } from './prove-contact.ts'
import { sendContactCode } from './send-contact-code.ts'

export const holdingRoutes = routesOf({ sendContactCode, proveContact })
