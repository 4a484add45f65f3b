import * as texts from '../../texts/first-visit.ts'
import { unreachable } from '../api/api-failure.ts'
import { toast } from './toasts/toast.ts'

/**
 * Goes on once the code of a part has come that is fetched when somebody asks for it. Where it does not come, without a connection or
 * because a newer shop has taken its place, that is said, and the page stays as it is.
 */
export const whenLoaded = <Code>(code: Promise<Code>, goOn: (code: Code) => void): Promise<void> =>
  code.then(goOn, () => {
    toast.bad(unreachable, { label: texts.reload, act: () => window.location.reload() })
  })
