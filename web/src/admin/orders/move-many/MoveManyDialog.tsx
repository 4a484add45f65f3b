import { Button, Checkbox, Group, Progress, Stack, Text } from '@mantine/core'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import type { AnyOrder } from '@teeshala/contract/orders/search/any-order'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { nameInList } from '../../../shared/admin/records/name-in-list.ts'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import { useKeptPage } from '../../../shared/unsaved/use-kept-page.ts'
import * as texts from '../../../texts/admin/orders/orders.ts'
import classes from './MoveManyDialog.module.css'
import type { ManyMove } from './many-moves.ts'
import { useMoveMany } from './use-move-many.ts'

type MoveManyDialogProps = {
  orders: readonly AnyOrder[]
  move: ManyMove
  /** `moved` has the ids of the moved orders. */
  onClose: (moved: readonly string[]) => void
}

const ordersIn = (count: number) => (count === 1 ? '1 order' : texts.ordersCount(count))

/** Confirms moving many orders, shows progress, and finally each result. */
export function MoveManyDialog({ orders, move, onClose }: MoveManyDialogProps) {
  const [{ note }, setNote, isChanged] = useKeptFields(`move-many:${move.label}`, { note: '' })
  const [takesCash, setTakesCash] = useState(move.cash !== undefined)
  const { outcomes, state, run, stop, refresh } = useMoveMany()
  useKeptPage(state === 'running')
  const [isStopping, setStopping] = useState(false)
  const count = orders.length
  const moved = outcomes.filter(({ isMoved }) => isMoved)
  const refused = outcomes.flatMap((outcome) => (outcome.isMoved ? [] : [outcome]))
  const notBegun = count - outcomes.length
  const close = () => {
    if (state === 'running') return
    if (state === 'done') refresh()
    onClose(moved.map(({ order }) => order._id))
  }
  const about = state === 'asked' ? move.allowed : moved.length
  const title = `${move.label}: ${ordersIn(count)}`

  return (
    <Dialog title={title} onClose={close} isKept>
      <Stack>
        {state === 'asked' && (
          <>
            <Text>
              {about < count && texts.someCanBeMoved(about, count)}
              {move.consequence}
            </Text>
            {move.cash && (
              <Checkbox
                label={texts.cashCollectedFor(ordersIn(move.cash.orders), formatAmount(move.cash.amount))}
                description={texts.marksTheirPaymentsAsCompleted}
                checked={takesCash}
                onChange={({ target }) => setTakesCash(target.checked)}
              />
            )}
            <GrowingTextarea
              label={texts.messageToTheCustomersOptional}
              description={texts.shownInTheTimelineOfEvery}
              minRows={1}
              maxRows={5}
              maxLength={maxMoveNote}
              value={note}
              onChange={({ target }) => setNote({ note: target.value })}
              data-autofocus
            />
            <Group grow preventGrowOverflow={false}>
              <Button variant="default" onClick={close}>
                {texts.goBack}
              </Button>
              <Button
                {...(move.isDestructive && { color: 'red' })}
                onClick={() => run(orders, { request: move.request, note, takesCash })}
              >
                {texts.confirm}
              </Button>
            </Group>
          </>
        )}
        {state === 'running' && (
          <>
            <Text role="status">{texts.doneOf(outcomes.length, ordersIn(count))}</Text>
            <Progress value={(100 * outcomes.length) / count} color="marigold" aria-label={title} />
            <Button
              variant="default"
              loading={isStopping}
              onClick={() => {
                setStopping(true)
                stop()
              }}
            >
              {texts.stop}
            </Button>
          </>
        )}
        {state === 'done' && (
          <>
            <Text role="status" fw={600}>
              {[
                texts.moved(moved.length),
                refused.length > 0 && texts.notCount(refused.length),
                notBegun > 0 && texts.notBegun(notBegun),
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </Text>
            {refused.length > 0 && (
              <ul className={classes.refused} aria-label={texts.notMoved}>
                {refused.map(({ order, reason }) => (
                  <li key={order._id}>
                    <strong title={order._id}>{nameInList(order)}</strong> {reason}
                  </li>
                ))}
              </ul>
            )}
            <Button onClick={close} data-autofocus>
              {texts.done}
            </Button>
          </>
        )}
      </Stack>
      <AskUnsaved isChanged={isChanged && state === 'asked'} />
    </Dialog>
  )
}
