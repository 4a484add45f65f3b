import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import type { Move } from './order-moves.ts'

/** Under what a move's note is kept when the session ends meanwhile. */
export const moveName = (name: string, { label }: Pick<Move, 'label'>) => `move:${name}:${label}`

/** Returns the move about which somebody had typed something when their session ended; undefined where it cannot be made any more. */
export const keptMove = (name: string, moves: readonly Move[]): Move | undefined =>
  moves.find((move) => !move.isHeld && formDraft(moveName(name, move)).read() !== undefined)
