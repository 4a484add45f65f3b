import { type Route, route } from '../http/route.ts'
import { markNotificationsSeen } from './mark-notifications-seen.ts'
import { readNotifications } from './read-notifications.ts'

export const notificationRoutes: readonly Route[] = [
  route('readNotifications', readNotifications),
  route('markNotificationsSeen', markNotificationsSeen),
]
