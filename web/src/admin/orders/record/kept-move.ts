import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import type { Move } from './order-moves.ts'

/** Returns the storage name of a move's note while the session is expired. */
export const moveName = (name: string, { label }: Pick<Move, 'label'>) => `move:${name}:${label}`

/** Returns the move with unsaved input from an expired session; undefined if it is no longer possible. */
export const keptMove = (name: string, moves: readonly Move[]): Move | undefined =>
  moves.find((move) => !move.isHeld && formDraft(moveName(name, move)).read() !== undefined)
