import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Coupon } from '@teeshala/contract/coupons/coupon'
import { couponGift } from '@teeshala/contract/coupons/coupon-words'
import { formatDay } from '@teeshala/contract/date-format'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { useAddress } from '../../../shared/address/use-address.ts'
import { PagedRecords } from '../../../shared/admin/records/PagedRecords.tsx'
import { RecordLink } from '../../../shared/admin/records/RecordLink.tsx'
import type { RecordColumn } from '../../../shared/admin/records/record-column.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../../texts/admin/coupons.ts'
import * as settingsTexts from '../../../texts/admin/settings.ts'
import { CouponDialog } from './CouponDialog.tsx'
import { CouponStateBadge } from './CouponStateBadge.tsx'
import classes from './CouponsPage.module.css'
import { couponParameter, couponsQuery, newCoupon } from './coupon-queries.ts'

const columns: RecordColumn<Coupon>[] = [
  { header: texts.code, inCard: 'title', inTable: 'whole', cell: (coupon) => <OpenCoupon coupon={coupon} /> },
  { header: texts.state, inCard: 'aside', cell: ({ state }) => <CouponStateBadge state={state} /> },
  { header: texts.gives, cell: couponGift },
  {
    header: texts.ordersFrom,
    inTable: 'whole',
    cell: ({ minimum }) => (minimum ? formatPrice(minimum) : texts.anyAmount),
  },
  { header: texts.valid, cell: daysOf },
  { header: texts.used, inTable: 'whole', cell: usesOf },
  {
    header: texts.perPerson,
    inTable: 'whole',
    cell: ({ usesPerPerson }) => (usesPerPerson === null ? texts.anyNumber : usesPerPerson.toLocaleString('en-IN')),
  },
]

/** The shop's coupons, newest first. */
export function CouponsPage() {
  const { read, write } = useAddress()
  const mayChange = useMay('changeCoupon')
  const list = useInfiniteQuery(couponsQuery)
  const coupons = list.data?.pages.flatMap(({ items }) => items) ?? []
  const named = read(couponParameter)
  const listed = coupons.find(({ _id }) => _id === named)
  // A coupon that somebody deletes meanwhile stays open, with what was typed about it.
  const [held, setHeld] = useState(listed)
  if (listed && listed !== held) setHeld(listed)
  const opened = listed ?? (held?._id === named ? held : undefined)
  const close = () => write({ [couponParameter]: '' })
  return (
    <>
      <PageHead title={settingsTexts.coupons} />
      <p className={classes.way}>
        <TextLink to="/admin/settings" size="sm">
          {settingsTexts.settings}
        </TextLink>
      </p>
      <Group justify="space-between" align="end" mb="lg">
        <div>
          <Title order={1} mb="xs">
            {settingsTexts.coupons}
          </Title>
          <p className={classes.lead}>{texts.customersEnterTheCodeAtCheckout}</p>
        </div>
        {mayChange && (
          <Button leftSection={<IconPlus size={18} />} onClick={() => write({ [couponParameter]: newCoupon })}>
            {texts.addCoupon}
          </Button>
        )}
      </Group>
      <PagedRecords
        list={list}
        label={texts.allCoupons}
        columns={columns}
        opens={mayChange}
        failed={texts.failedToLoadCoupons}
        empty={{ title: texts.noCouponsYet, text: texts.addOneAndTellYourCustomers }}
        more={texts.showOlderCoupons}
      />
      {mayChange && (opened || named === newCoupon) && <CouponDialog key={named} coupon={opened} onClose={close} />}
    </>
  )
}

function daysOf({ from, to, state }: Coupon): string {
  if (from && to) return texts.fromDayToDay(formatDay(from), formatDay(to))
  if (from) return texts.fromDay(formatDay(from))
  if (to) return texts.untilDay(formatDay(to))
  return state === 'ended' ? texts.endedByStaff : texts.always
}

function usesOf({ used, usesInAll }: Coupon): string {
  const times = used.toLocaleString('en-IN')
  return usesInAll === null ? times : texts.timesOf(times, usesInAll.toLocaleString('en-IN'))
}

function OpenCoupon({ coupon: { _id } }: { coupon: Coupon }) {
  if (!useMay('changeCoupon')) return _id
  return (
    <RecordLink parameter={couponParameter} id={_id}>
      {_id}
    </RecordLink>
  )
}
