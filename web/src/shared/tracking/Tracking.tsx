import { Button, Group, Title } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { formatMoment } from '../ui/day.ts'
import { NearAtOnce } from '../ui/near-screen/near-at-once.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { PrintHead } from './PrintHead.tsx'
import classes from './Tracking.module.css'
import { TrackingSection } from './TrackingSection.tsx'
import { usePrintInLight } from './use-print-in-light.ts'

type TrackingProps = {
  order: { readonly _id: string; readonly createdAt: string }
  /** The kind of order, as the browser's title names it: 'Order', 'Bulk order'. */
  kind: string
  title: string
  badge?: ReactNode
  /** What comes before everything else, such as a payment that is due. */
  urgent?: ReactNode
  /** How far the order has come. */
  steps: ReactNode
  next: { to: string; label: string }
  children: ReactNode
}

/** An order and how far it has come, on the screen and on paper. */
export function Tracking({ order, kind, title, badge, urgent, steps, next, children }: TrackingProps) {
  usePrintInLight()
  return (
    <NearAtOnce value>
      <PageHead title={`${kind} ${order._id}`} />
      <PrintHead />
      <Title order={1}>{title}</Title>
      <p className={classes.about}>
        <span>
          Order <strong>{order._id}</strong>, placed on {formatMoment(order.createdAt)}
        </span>
        {badge}
      </p>
      {urgent}
      <div className={classes.columns}>
        <div className={classes.main}>
          {children}
          <Group className={classes.actions}>
            <Button component={Link} to={next.to}>
              {next.label}
            </Button>
            <Button variant="default" leftSection={<IconPrinter size={20} />} onClick={() => window.print()}>
              Print
            </Button>
          </Group>
        </div>
        <TrackingSection title="Progress" className={classes.progress}>
          {steps}
        </TrackingSection>
      </div>
    </NearAtOnce>
  )
}
