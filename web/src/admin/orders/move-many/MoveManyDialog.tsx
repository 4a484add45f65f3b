import { Button, Checkbox, Group, Progress, Stack, Text, Textarea } from '@mantine/core'
import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Progress.layer.css'
import type { AnyOrder } from '@teeshala/contract/orders/any-order'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { useState } from 'react'
import { Dialog } from '../../../shared/ui/Dialog.tsx'
import { nameInList } from '../list-words.ts'
import classes from './MoveManyDialog.module.css'
import type { ManyMove } from './many-moves.ts'
import { useMoveMany } from './use-move-many.ts'

type MoveManyDialogProps = {
  orders: readonly AnyOrder[]
  move: ManyMove
  /** `moved`: the ids of the orders that were moved. */
  onClose: (moved: readonly string[]) => void
}

const ordersIn = (count: number) => (count === 1 ? '1 order' : `${count} orders`)

/** Asks before many orders are moved, shows how far it has come, and in the end what became of each. */
export function MoveManyDialog({ orders, move, onClose }: MoveManyDialogProps) {
  const [note, setNote] = useState('')
  const [takesCash, setTakesCash] = useState(move.cash !== undefined)
  const { outcomes, state, run, stop, refresh } = useMoveMany()
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
              {about < count && `${about} of the ${count} can be moved so; for the others you will see why not. `}
              {move.consequence}
            </Text>
            {move.cash && (
              <Checkbox
                label={`Cash collected for ${ordersIn(move.cash.orders)}: ${formatAmount(move.cash.amount)}`}
                description="Marks their payments as completed."
                checked={takesCash}
                onChange={({ target }) => setTakesCash(target.checked)}
              />
            )}
            <Textarea
              label="Message to the customers (optional)"
              description="Shown in the timeline of every order."
              autosize
              minRows={1}
              maxRows={5}
              maxLength={maxMoveNote}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              data-autofocus
            />
            <Group grow preventGrowOverflow={false}>
              <Button variant="default" onClick={close}>
                Go back
              </Button>
              <Button
                {...(move.isDestructive && { color: 'red' })}
                onClick={() => run(orders, { request: move.request, note, takesCash })}
              >
                Confirm
              </Button>
            </Group>
          </>
        )}
        {state === 'running' && (
          <>
            <Text role="status">
              {outcomes.length} of {ordersIn(count)} done
            </Text>
            <Progress value={(100 * outcomes.length) / count} color="marigold" aria-label={title} />
            <Button
              variant="default"
              loading={isStopping}
              onClick={() => {
                setStopping(true)
                stop()
              }}
            >
              Stop
            </Button>
          </>
        )}
        {state === 'done' && (
          <>
            <Text role="status" fw={600}>
              {[
                `${moved.length} moved`,
                refused.length > 0 && `${refused.length} not`,
                notBegun > 0 && `${notBegun} not begun`,
              ]
                .filter(Boolean)
                .join(', ')}
              .
            </Text>
            {refused.length > 0 && (
              <ul className={classes.refused} aria-label="Not moved">
                {refused.map(({ order, reason }) => (
                  <li key={order._id}>
                    <strong title={order._id}>{nameInList(order)}</strong> {reason}
                  </li>
                ))}
              </ul>
            )}
            <Button onClick={close} data-autofocus>
              Done
            </Button>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
