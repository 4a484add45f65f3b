import { Button, Textarea } from '@mantine/core'
import '@mantine/core/styles/Input.layer.css'
import { maxMoveNote } from '@teeshala/contract/orders/move-note'
import { type KeyboardEvent, useId, useState } from 'react'
import classes from './MovePanel.module.css'
import { RecordSection } from './RecordSection.tsx'

/** A move that a record's state allows. */
export type Move<Request> = {
  label: string
  /** What it brings about, said before it is made. */
  consequence: string
  isDestructive?: boolean
  request: Request
}

type MovePanelProps<Request> = {
  moves: readonly Move<Request>[]
  /** The move that waits for confirmation. */
  asked: Move<Request> | undefined
  onAsk: (move: Move<Request> | undefined) => void
  onConfirm: (request: Request, note: string) => void
  isPending: boolean
  /** Said where nothing can be moved any more. */
  none: string
}

/** The moves that are allowed from here; each is asked again before it is made, with a word to the customer if wanted. */
export function MovePanel<Request>({ moves, asked, onAsk, onConfirm, isPending, none }: MovePanelProps<Request>) {
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
const inOrder = <Request,>(moves: readonly Move<Request>[]) =>
  moves.toSorted((one, other) => Number(one.isDestructive ?? false) - Number(other.isDestructive ?? false))

type QuestionProps<Request> = Pick<MovePanelProps<Request>, 'onAsk' | 'onConfirm' | 'isPending'> & {
  move: Move<Request>
}

function Question<Request>({ move, onAsk, onConfirm, isPending }: QuestionProps<Request>) {
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
        <Button
          loading={isPending}
          {...(move.isDestructive && { color: 'red' })}
          onClick={() => onConfirm(move.request, note)}
        >
          Confirm
        </Button>
        <Button variant="subtle" disabled={isPending} onClick={() => onAsk(undefined)}>
          Do nothing
        </Button>
      </div>
    </div>
  )
}
