import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Coupon } from '@teeshala/contract/coupons/coupon'
import { couponGift } from '@teeshala/contract/coupons/coupon-words'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from 'react-router-dom'
import { useAddress } from '../../../shared/address/use-address.ts'
import { PagedRecords } from '../../../shared/admin/PagedRecords.tsx'
import type { RecordColumn } from '../../../shared/admin/record-column.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { formatDay } from '../../../shared/ui/day.ts'
import { PageHead } from '../../../shared/ui/PageHead.tsx'
import { CouponDialog } from './CouponDialog.tsx'
import { CouponStateBadge } from './CouponStateBadge.tsx'
import classes from './CouponsPage.module.css'
import { couponParameter, couponsQuery, newCoupon } from './coupon-queries.ts'

const columns: RecordColumn<Coupon>[] = [
  { header: 'Code', inCard: 'title', inTable: 'whole', cell: (coupon) => <OpenCoupon coupon={coupon} /> },
  { header: 'State', inCard: 'aside', cell: ({ state }) => <CouponStateBadge state={state} /> },
  { header: 'Gives', cell: couponGift },
  { header: 'Orders from', inTable: 'whole', cell: ({ minimum }) => (minimum ? formatPrice(minimum) : 'Any amount') },
  { header: 'Valid', cell: daysOf },
  { header: 'Used', inTable: 'whole', cell: usesOf },
  {
    header: 'Per person',
    inTable: 'whole',
    cell: ({ usesPerPerson }) => (usesPerPerson === null ? 'Any number' : usesPerPerson.toLocaleString('en-IN')),
  },
]

/** The codes by which customers pay less, the newest first. */
export function CouponsPage() {
  const { read, write } = useAddress()
  const mayChange = useMay('changeCoupon')
  const list = useInfiniteQuery(couponsQuery)
  const coupons = list.data?.pages.flatMap(({ items }) => items) ?? []
  const named = read(couponParameter)
  const opened = coupons.find(({ _id }) => _id === named)
  const close = () => write({ [couponParameter]: '' })
  return (
    <>
      <PageHead title="Coupons" />
      <p className={classes.way}>
        <Anchor component={Link} to="/admin/settings" inherit>
          Settings
        </Anchor>
      </p>
      <Group justify="space-between" align="end" mb="lg">
        <div>
          <Title order={1} mb="xs">
            Coupons
          </Title>
          <p className={classes.lead}>Customers enter the code at checkout.</p>
        </div>
        {mayChange && (
          <Button leftSection={<IconPlus size={18} />} onClick={() => write({ [couponParameter]: newCoupon })}>
            Add coupon
          </Button>
        )}
      </Group>
      <PagedRecords
        list={list}
        label="All coupons"
        columns={columns}
        records={coupons}
        opens={mayChange}
        failed="Failed to load coupons. Please try again later."
        empty={{ title: 'No coupons yet.', text: 'Add one, and tell your customers its code.' }}
        more="Show older coupons"
      />
      {mayChange && (opened || named === newCoupon) && <CouponDialog key={named} coupon={opened} onClose={close} />}
    </>
  )
}

function daysOf({ from, to }: Coupon): string {
  if (from && to) return `${formatDay(from)} to ${formatDay(to)}`
  if (from) return `From ${formatDay(from)}`
  return to ? `Until ${formatDay(to)}` : 'Always'
}

function usesOf({ used, usesInAll }: Coupon): string {
  const times = used.toLocaleString('en-IN')
  return usesInAll === null ? times : `${times} of ${usesInAll.toLocaleString('en-IN')}`
}

function OpenCoupon({ coupon: { _id } }: { coupon: Coupon }) {
  const { link } = useAddress()
  if (!useMay('changeCoupon')) return _id
  return (
    <Anchor component={Link} to={link({ [couponParameter]: _id })} preventScrollReset aria-haspopup="dialog">
      {_id}
    </Anchor>
  )
}
