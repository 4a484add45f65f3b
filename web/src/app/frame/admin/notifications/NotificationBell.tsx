import { ActionIcon, Popover, VisuallyHidden } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMay } from '../../../../shared/session/staff-rights.ts'
import * as texts from '../../../../texts/frame/admin.ts'
import classes from './NotificationBell.module.css'
import { NotificationList } from './NotificationList.tsx'
import { notificationsQuery } from './notifications-query.ts'

/** The number of new events in the shop since the reader last looked, and on press a list of them. */
export function NotificationBell() {
  const { key } = useLocation()
  // Open only on the page where it was opened.
  const [openedAt, setOpenedAt] = useState<string>()
  const mayRead = useMay('readNotifications')
  const { data } = useQuery({ ...notificationsQuery, enabled: mayRead })
  const count = data?.notifications.filter(({ isNew }) => isNew).length ?? 0
  if (!mayRead) return null
  const isOpen = openedAt === key
  return (
    <>
      <Popover
        opened={isOpen}
        onChange={(opened) => setOpenedAt(opened ? key : undefined)}
        position="bottom-end"
        width="min(25rem, calc(100vw - 1rem))"
        shadow="md"
        trapFocus
        returnFocus
        hideDetached={false}
      >
        <Popover.Target>
          <ActionIcon
            className={classes.bell ?? ''}
            variant="subtle"
            size={44}
            aria-label={count > 0 ? texts.notificationsNew(count) : texts.notifications}
            onClick={() => setOpenedAt(isOpen ? undefined : key)}
          >
            <IconBell size={21} stroke={1.8} />
            {count > 0 && (
              <span className={classes.count} aria-hidden>
                {Math.min(count, 99)}
              </span>
            )}
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} aria-label={texts.notifications}>
          <NotificationList />
        </Popover.Dropdown>
      </Popover>
      <VisuallyHidden role="status">{count > 0 && texts.newNotifications(count)}</VisuallyHidden>
    </>
  )
}
