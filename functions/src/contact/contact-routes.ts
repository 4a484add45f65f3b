import { type Route, route } from '../http/route.ts'
import { changeMessage } from './messages/change-message.ts'
import { listAssignees } from './messages/list-assignees.ts'
import { listMessages } from './messages/list-messages.ts'
import { readMessage } from './messages/read-message.ts'
import { exportSubscribers } from './newsletter/export-subscribers.ts'
import { leaveNewsletter } from './newsletter/leave-newsletter.ts'
import { listSubscribers } from './newsletter/list-subscribers.ts'
import { removeSubscriber } from './newsletter/remove-subscriber.ts'
import { sendLeaveLink } from './newsletter/send-leave-link.ts'
import { subscribe } from './newsletter/subscribe.ts'
import { sendMessage } from './send-message.ts'

export const contactRoutes: readonly Route[] = [
  route('subscribe', subscribe),
  route('sendLeaveLink', sendLeaveLink),
  route('leaveNewsletter', leaveNewsletter),
  route('sendMessage', sendMessage),
  route('listMessages', listMessages),
  route('readMessage', readMessage),
  route('changeMessage', changeMessage),
  route('listAssignees', listAssignees),
  route('listSubscribers', listSubscribers),
  route('exportSubscribers', exportSubscribers, { takesLong: true }),
  route('removeSubscriber', removeSubscriber),
]
