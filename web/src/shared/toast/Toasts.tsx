import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Where messages appear; loaded after the page. */
export default function Toasts() {
  return <Notifications position="bottom-center" containerWidth={420} />
}
