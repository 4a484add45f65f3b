import * as texts from '../../texts/first-visit.ts'
import { unreachable } from '../api/api-failure.ts'
import { toast } from './toasts/toast.ts'

/** Says that the code of a part of the page did not come: without a connection, or because a newer shop has taken its place. */
export function sayNotLoaded(): void {
  toast.bad(unreachable, { label: texts.reload, act: () => window.location.reload() })
}
