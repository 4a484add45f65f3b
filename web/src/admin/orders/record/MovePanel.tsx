import { Button, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import { type KeyboardEvent, useId, useState } from 'react'
import { RecordSection } from '../../../shared/admin/RecordSection.tsx'
import classes from './MovePanel.module.css'
import type { Move } from './order-moves.ts'

type MovePanelProps = {
  moves: readonly Move[]
  /** The move that waits for confirmation. */
  asked: Move | undefined
  onAsk: (move: Move | undefined) => void
  onConfirm: (move: Move, note: string) => void
  isPending: boolean
  /** Said where nothing can be moved any more. */
  none: string
}

/** The moves that are allowed from here; each is asked again before it is made, with a word to the customer if wanted. */
export function MovePanel({ moves, asked, onAsk, onConfirm, isPending, none }: MovePanelProps) {
  return (
    <RecordSection title="Next step">
      {asked ? (
        <Question key={asked.label} move={asked} onAsk={onAsk} onConfirm={onConfirm} isPending={isPending} />
      ) : (
        <div className={classes.moves}>
          {inOrder(moves).map((move, index) => (
            <Button
              key={move.label}
              variant={move.isDestructive ? 'outline' : index === 0 ? 'filled' : 'default'}
              {...(move.isDestructive && { color: 'red' })}
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

/** What leads on comes first, what takes back last. */
const inOrder = (moves: readonly Move[]) =>
  moves.toSorted((one, other) => Number(one.isDestructive) - Number(other.isDestructive))

type QuestionProps = Pick<MovePanelProps, 'onAsk' | 'onConfirm' | 'isPending'> & {
  move: Move
}

function Question({ move, onAsk, onConfirm, isPending }: QuestionProps) {
  const [note, setNote] = useState('')
  const id = useId()
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onAsk(undefined)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a legend that is no heading of this question
    <div role="group" aria-labelledby={id} className={classes.question} onKeyDown={leaveOnEscape}>
      <p id={id}>
        <strong>{move.label}?</strong> {move.consequence}
      </p>
      <Textarea
        label="Message to the customer (optional)"
        description="Shown in the order's timeline."
        autosize
        minRows={1}
        maxRows={5}
        maxLength={maxMoveNote}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        data-autofocus
        autoFocus
      />
      <div className={classes.moves}>
        <Button loading={isPending} {...(move.isDestructive && { color: 'red' })} onClick={() => onConfirm(move, note)}>
          Confirm
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={() => onAsk(undefined)}>
          Do nothing
        </Button>
      </div>
    </div>
  )
}
