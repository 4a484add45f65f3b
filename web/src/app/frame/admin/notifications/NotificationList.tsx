import { Button, Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatMoment } from '@teeshala/contract/date-format'
import type { AdminNotifications } from '@teeshala/contract/notifications/admin-notification'
import { api } from '../../../../shared/api/api.ts'
import { invalidate } from '../../../../shared/api/queries/query-client.ts'
import { reasonFor } from '../../../../shared/api/reason-for.ts'
import { useAction } from '../../../../shared/api/use-action.ts'
import { Link } from '../../../../shared/routing/Link.tsx'
import { formatAgo } from '../../../../shared/ui/ago.ts'
import * as texts from '../../../../texts/frame/admin.ts'
import classes from './NotificationList.module.css'
import { notificationKinds, waysToAll, wordsOf } from './notification-words.ts'
import { notificationsQuery } from './notifications-query.ts'

/** How many of a kind the list shows; the others are behind the kind's link. */
const shownOfKind = 5

/** Recent events in the shop by kind, with links. */
export function NotificationList() {
  const { data, error, isPending, refetch } = useQuery(notificationsQuery)
  const { queryKey } = notificationsQuery
  const markSeen = useAction({
    act: (list: AdminNotifications) => api('markNotificationsSeen', { body: seenOf(list) }),
    failed: texts.couldNotMarkThemAsSeen,
    onSuccess: () => invalidate(queryKey),
  })
  const groups = notificationKinds
    .map((each) => ({ ...each, items: data?.notifications.filter(({ kind }) => kind === each.kind) ?? [] }))
    .filter(({ items }) => items.length > 0)
  const hasNew = data?.notifications.some(({ isNew }) => isNew) ?? false
  return (
    <div className={classes.list}>
      <div className={classes.head}>
        <Title order={2} size="h4">
          {texts.notifications}
        </Title>
        {hasNew && data && (
          <Button
            variant="subtle"
            size="compact-sm"
            loading={markSeen.isPending}
            onClick={() => markSeen.run(data)}
            data-autofocus
          >
            {texts.markAllAsSeen}
          </Button>
        )}
      </div>
      {markSeen.error && (
        <Text className={classes.note} c="var(--mantine-color-error)" role="alert">
          {markSeen.error}
        </Text>
      )}
      {isPending && (
        <div className={classes.note} aria-busy>
          {[72, 54, 66, 48].map((width) => (
            <Skeleton key={width} height="1.125rem" width={`${width}%`} mb="md" />
          ))}
        </div>
      )}
      {!data && error && (
        <div className={classes.note} role="alert">
          {texts.notificationsCouldNotBeLoaded} {reasonFor(error)}{' '}
          <Button variant="default" size="compact-sm" onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      {data && groups.length === 0 && (
        <Text className={classes.note} c="dimmed">
          {texts.nothingYetNewOrdersMessagesFailed}
        </Text>
      )}
      {groups.map(({ kind, title, items, ...rest }) => (
        <section key={kind} aria-label={title}>
          <div className={classes.kind}>
            <h3>{title}</h3>
            {waysToAll(rest, items).map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </div>
          <ul className={classes.items}>
            {items.slice(0, shownOfKind).map((item) => {
              const words = wordsOf(item)
              return (
                <li key={item._id}>
                  <Link to={words.to} className={classes.item} data-new={item.isNew || undefined}>
                    <span className={classes.title}>
                      {item.isNew && <span className={classes.dot} role="img" aria-label={texts.newLabel} />}
                      {words.title}
                    </span>
                    <span className={classes.text}>
                      <span className={classes.who}>{words.text}</span>
                      {'at' in item && (
                        <time dateTime={item.at} title={formatMoment(item.at)}>
                          {formatAgo(item.at)}
                        </time>
                      )}
                    </span>
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function seenOf({ upTo, notifications }: AdminNotifications) {
  const lowStock = notifications.flatMap((each) =>
    each.kind === 'low_stock' ? { productId: each._id, isSoldOut: each.stock === 0 } : [],
  )
  return { upTo, lowStock }
}
