import { UnstyledButton } from '@mantine/core'
import { Notifications, notifications } from '@mantine/notifications'
import * as texts from '../../../texts/shared/ui.ts'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Notification.layer.css'
import '@mantine/notifications/styles.layer.css'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect } from 'react'
import { Link } from '../../routing/Link.tsx'
import { mostShown, showAtOnce } from './show-at-once.ts'
import classes from './Toaster.module.css'
import { type Toast, useToasts } from './toast.ts'

/** Loaded with the first message: few visits need it. */
export function Toaster() {
  const waiting = useToasts((state) => state.waiting)
  useEffect(() => {
    if (waiting.length === 0) return
    useToasts.setState({ waiting: [] })
    for (const message of waiting) showAtOnce(notificationOf(message))
  }, [waiting])
  const outdated = useToasts((state) => state.outdated)
  useEffect(() => {
    if (outdated.length === 0) return
    useToasts.setState({ outdated: [] })
    for (const id of outdated) notifications.hide(String(id))
  }, [outdated])
  return <Notifications position="top-center" limit={mostShown} classNames={{ root: classes.root }} />
}

function notificationOf({ id: number, tone, message, way }: Toast) {
  // The same persistent error from several places is shown once.
  const id = tone === 'bad' && way ? message : String(number)
  const close = () => notifications.hide(id)
  return {
    id,
    color: tone === 'good' ? 'green.7' : 'red.6',
    icon: tone === 'good' ? <IconCheck size={18} /> : <IconAlertTriangle size={18} />,
    autoClose: way ? 20_000 : 3000,
    closeButtonProps: { 'aria-label': texts.closeMessage },
    message: (
      <>
        {message}{' '}
        {way && 'to' in way && (
          <Link to={way.to} className={classes.act} onClick={close}>
            {way.label}
          </Link>
        )}
        {way && 'act' in way && (
          <UnstyledButton
            className={classes.act}
            onClick={() => {
              close()
              way.act()
            }}
          >
            {way.label}
          </UnstyledButton>
        )}
      </>
    ),
  }
}
