import { type NotificationData, notifications, notificationsStore } from '@mantine/notifications'

/** How many messages are shown together. */
export const mostShown = 3

/** Shows a message without waiting for others to go: if there is no room, the oldest one goes. */
export function showAtOnce(message: NotificationData) {
  const shown = notificationsStore.getState().notifications
  const isShown = shown.some(({ id }) => id === message.id)
  const oldest = shown[0]?.id
  if (!isShown && oldest && shown.length >= mostShown) notifications.hide(oldest)
  notifications.show(message)
}
