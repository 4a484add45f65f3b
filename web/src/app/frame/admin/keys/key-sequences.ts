import type { StaffRole } from '@teeshala/contract/staff/staff-role'
import { adminActionsOf } from '../admin-actions.ts'
import { adminLinksOf } from '../admin-links.ts'

type Sequence = {
  /** 'g o': keys pressed in sequence. */
  readonly keys: string
  readonly label: string
  readonly to: string
}

/** Returns the shortcuts of a role: G and a letter open a page, N and a letter start something new. */
export function keySequencesOf(role: StaffRole | undefined): Readonly<Record<'goTo' | 'makeNew', readonly Sequence[]>> {
  const links = adminLinksOf(role).flat()
  return {
    goTo: links.map(({ key, label, to }) => ({ keys: `g ${key}`, label, to })),
    makeNew: adminActionsOf(role).map(({ key, label, to }) => ({ keys: `n ${key}`, label, to })),
  }
}
