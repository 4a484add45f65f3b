import * as texts from '../../texts/first-visit.ts'
import { unreachable } from '../api/api-failure.ts'
import { toast } from './toasts/toast.ts'

/** Says that a part of the page failed to load: offline, or because the shop has been updated. */
export function sayNotLoaded(): void {
  toast.bad(unreachable, { label: texts.reload, act: () => window.location.reload() })
}
