import { type Route, route } from '../http/route.ts'
import { sendMessage } from './send-message.ts'
import { subscribe } from './subscribe.ts'

export const contactRoutes: readonly Route[] = [route('subscribe', subscribe), route('sendMessage', sendMessage)]
