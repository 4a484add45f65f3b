import type { CallShapes } from '../api/call-shape.ts'
import { Message } from '../api/message.ts'
import { AdminNotifications, NotificationsSeenRequest } from './admin-notification.ts'

export const notificationCalls = {
  readNotifications: { answer: AdminNotifications },
  markNotificationsSeen: { body: NotificationsSeenRequest, answer: Message },
} as const satisfies Partial<CallShapes>
