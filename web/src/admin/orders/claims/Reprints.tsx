import { Button, TextInput } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import type { Reprint } from '@teeshala/contract/claims/reprint'
import { formatDay } from '@teeshala/contract/date-format'
import { dayOf } from '@teeshala/contract/india-day'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import { isLate } from '@teeshala/contract/production/production-order'
import { QueryFailure } from '../../../shared/admin/QueryFailure.tsx'
import { RecordLink } from '../../../shared/admin/records/RecordLink.tsx'
import { ShowMore } from '../../../shared/admin/records/ShowMore.tsx'
import { api } from '../../../shared/api/api.ts'
import { invalidate } from '../../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../../shared/api/queries/query-keys.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { StatusBadge } from '../../../shared/orders/StatusBadge.tsx'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { useMay } from '../../../shared/session/staff-rights.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as orderTexts from '../../../texts/admin/orders/orders.ts'
import * as texts from '../../../texts/shared/claims.ts'
import { DesignPreview } from '../DesignPreview.tsx'
import { orderParameter } from '../list-words.ts'
import { ProductionLines } from '../production/ProductionLines.tsx'
import { reprintsQuery } from './claim-queries.ts'
import classes from './claims.module.css'

/** The reprints for the press; nothing if there are none. */
export function Reprints() {
  const list = useInfiniteQuery(reprintsQuery)
  const jobs = list.data?.pages.flatMap(({ items }) => items) ?? []
  if (list.isError && jobs.length === 0) return <QueryFailure query={list} failed={texts.failedToLoadClaims} />
  if (jobs.length === 0) return null
  return (
    <section className={classes.reprints} aria-labelledby="reprints">
      <h2 id="reprints" className={classes.title}>
        {texts.toMakeAgain}
      </h2>
      <p className={classes.quiet}>{texts.pressMakesAgain}</p>
      <ul className={classes.jobs}>
        {jobs.map((job) => (
          <Job key={job._id} job={job} />
        ))}
      </ul>
      <ShowMore list={list} failed={texts.failedToLoadClaims}>
        {texts.showOlderClaims}
      </ShowMore>
    </section>
  )
}

function Job({ job: { _id, orderId, reason, lines, designImage, readyOn, decidedAt } }: { job: Reprint }) {
  const [{ note }, setTyped, isChanged] = useKeptFields(`reprint:${_id}`, { note: '' })
  const mayFinish = useMay('finishReprint')
  const { run, isPending, error } = useAction({
    act: () => api('finishReprint', { params: { id: _id }, body: { note } }),
    failed: texts.theReprintCouldNotBeChanged,
    onSuccess: () => {
      toast.good(texts.newPiecesSent)
      return invalidate(queryKeys.reprints())
    },
  })
  return (
    <li className={classes.job}>
      <strong>
        <RecordLink parameter={orderParameter} id={orderId}>
          {orderId}
        </RecordLink>{' '}
        {claimReasons[reason]}
      </strong>
      <span className={classes.quiet}>
        {_id}, {texts.decidedOn(formatDay(decidedAt))}
      </span>
      {readyOn && (
        <span>
          {orderTexts.readyByDay(formatDay(readyOn))}{' '}
          {isLate({ status: 'in_production', readyOn }, dayOf(new Date())) && (
            <StatusBadge tone="bad">{orderTexts.late}</StatusBadge>
          )}
        </span>
      )}
      <div className={classes.toMake}>
        {designImage !== undefined && <DesignPreview order={{ _id: orderId, designImage, designs: [] }} />}
        <ProductionLines lines={lines} />
      </div>
      {mayFinish && (
        <>
          <TextInput
            label={texts.courierNote}
            maxLength={maxMoveNote}
            maw="28rem"
            value={note}
            onChange={({ target }) => setTyped({ note: target.value })}
          />
          {error && <p role="alert">{error}</p>}
          <AskUnsaved isChanged={isChanged} />
          <div>
            <Button variant="default" loading={isPending} aria-label={texts.sentTo(_id)} onClick={() => run()}>
              {texts.markAsSent}
            </Button>
          </div>
        </>
      )}
    </li>
  )
}
