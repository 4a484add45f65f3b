import { routesOf } from '../http/route.ts'
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

export const contactRoutes = [
  ...routesOf({ exportSubscribers }, { takesLong: true }),
  ...routesOf({
    subscribe,
    sendLeaveLink,
    leaveNewsletter,
    sendMessage,
    listMessages,
    readMessage,
    changeMessage,
    listAssignees,
    listSubscribers,
    removeSubscriber,
  }),
]
