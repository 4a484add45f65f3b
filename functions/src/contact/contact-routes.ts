import { ContactRequest, NewsletterRequest } from '@teeshala/contract/contact/contact'
import { type Route, route } from '../http/route.ts'
import { sendMessage } from './send-message.ts'
import { subscribe } from './subscribe.ts'

export const contactRoutes: readonly Route[] = [
  route('post', '/api/newsletter', { access: 'anyone', body: NewsletterRequest }, subscribe),
  route('post', '/api/contact', { access: 'anyone', body: ContactRequest }, sendMessage),
]
