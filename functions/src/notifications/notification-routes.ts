import { routesOf } from '../http/route.ts'
import { markNotificationsSeen } from './mark-notifications-seen.ts'
import { readNotifications } from './read-notifications.ts'

export const notificationRoutes = routesOf({ readNotifications, markNotificationsSeen })
