import { Button, Checkbox } from '@mantine/core'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import { Shipment } from '@teeshala/contract/orders/shipment'
import { formatAmount } from '@teeshala/contract/rupee-format'
import { type KeyboardEvent, useContext, useEffect, useId, useState } from 'react'
import { RecordSection } from '../../../shared/admin/records/RecordSection.tsx'
import { useKeptFields } from '../../../shared/session/kept/use-kept-fields.ts'
import { GrowingTextarea } from '../../../shared/ui/fields/GrowingTextarea.tsx'
import { LayerContext } from '../../../shared/ui/layer.ts'
import { AskUnsaved } from '../../../shared/unsaved/AskUnsaved.tsx'
import * as texts from '../../../texts/admin/orders/orders.ts'
import { keptMove, moveName } from './kept-move.ts'
import classes from './MovePanel.module.css'
import type { Moving } from './move-call.ts'
import type { Move } from './order-moves.ts'
import { noParcel, ParcelFields, type ParcelProblems } from './ParcelFields.tsx'

type MovePanelProps = {
  /** The storage name for unsaved input: the id of what is moved. */
  name: string
  moves: readonly Move[]
  /** The move to confirm. */
  asked: Move | undefined
  onAsk: (move: Move | undefined) => void
  onConfirm: (moving: Moving) => unknown
  isPending: boolean
  /** Shown if no move is possible. */
  none: string
}

/** The possible moves; each is confirmed, optionally with a note to the customer. */
export function MovePanel({ name, moves, asked, onAsk, onConfirm, isPending, none }: MovePanelProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: unsaved input is offered once, when the panel opens
  useEffect(() => {
    const kept = keptMove(name, moves)
    if (kept) onAsk(kept)
  }, [])
  return (
    <RecordSection title={texts.nextStep}>
      {asked ? (
        <Question
          key={asked.label}
          name={name}
          move={asked}
          onAsk={onAsk}
          onConfirm={onConfirm}
          isPending={isPending}
        />
      ) : (
        <div className={classes.moves}>
          {inOrder(moves).map((move, index) => (
            <Button
              key={move.label}
              variant={move.isDestructive ? 'outline' : index === 0 ? 'filled' : 'default'}
              {...(move.isDestructive && { color: 'red' })}
              disabled={move.isHeld ?? false}
              onClick={() => onAsk(move)}
            >
              {move.label}
            </Button>
          ))}
          {moves.length === 0 && <p className={classes.none}>{none}</p>}
        </div>
      )}
    </RecordSection>
  )
}

/** Moves forward come first, reversals last. */
const inOrder = (moves: readonly Move[]) =>
  moves.toSorted((one, other) => Number(one.isDestructive) - Number(other.isDestructive))

type QuestionProps = Pick<MovePanelProps, 'name' | 'onAsk' | 'onConfirm' | 'isPending'> & {
  move: Move
}

function Question({ name, move, onAsk, onConfirm, isPending }: QuestionProps) {
  const [typed, setTyped, isChanged] = useKeptFields(moveName(name, move), { note: '', parcel: noParcel })
  const { note, parcel } = typed
  const [hasCash, setHasCash] = useState(true)
  const [isBackInStock, setIsBackInStock] = useState(move.backInStock?.isUsual ?? false)
  const [problems, setProblems] = useState<ParcelProblems>({})
  const id = useId()
  const { leave } = useContext(LayerContext)
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Input elsewhere in the drawer stays.
    if (isChanged) leave(() => onAsk(undefined))
    else onAsk(undefined)
  }
  const confirm = () => {
    const isSaid = Object.values(parcel).some((word) => word.trim() !== '')
    const checked = isSaid ? Shipment.safeParse(parcel) : undefined
    setProblems(Object.fromEntries(checked?.error?.issues.map(({ path, message }) => [path[0], message]) ?? []))
    if (checked && !checked.success) return
    const takesCash = move.cash !== undefined && hasCash
    onConfirm({ request: move.request, note, shipment: checked?.data, takesCash, isBackInStock })
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that is no heading of this question */}
      <div role="group" aria-labelledby={id} className={classes.question} onKeyDown={leaveOnEscape}>
        <p id={id}>
          <strong>{move.label}?</strong> {move.consequence}
        </p>
        {move.cash !== undefined && (
          <Checkbox
            label={texts.cashCollected(formatAmount(move.cash))}
            description={texts.marksThePaymentAsCompleted}
            checked={hasCash}
            onChange={({ target }) => setHasCash(target.checked)}
          />
        )}
        {move.backInStock && (
          <Checkbox
            label={texts.backIntoTheStock(move.backInStock.pieces)}
            description={texts.leaveUncheckedIfUnsaleable}
            checked={isBackInStock}
            onChange={({ target }) => setIsBackInStock(target.checked)}
          />
        )}
        {move.isSent && (
          <ParcelFields
            parcel={parcel}
            problems={problems}
            onChange={(next) => {
              setTyped({ note, parcel: next })
              setProblems({})
            }}
          />
        )}
        <GrowingTextarea
          label={texts.messageToTheCustomerOptional}
          description={texts.shownInTheOrdersTimeline}
          minRows={1}
          maxRows={5}
          maxLength={maxMoveNote}
          value={note}
          onChange={({ target }) => setTyped({ note: target.value, parcel })}
          data-autofocus
          autoFocus
        />
        <div className={classes.moves}>
          <Button loading={isPending} {...(move.isDestructive && { color: 'red' })} onClick={confirm}>
            {texts.confirm}
          </Button>
          <Button variant="subtle" disabled={isPending} onClick={() => onAsk(undefined)}>
            {texts.goBack}
          </Button>
        </div>
      </div>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}
