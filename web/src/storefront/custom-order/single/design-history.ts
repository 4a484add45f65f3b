/** Steps back and forth of what is designed on the single order page, for as long as the tab is open. */
import { create } from 'zustand'
import { type Drafts, emptySingle, useDrafts } from '../custom-draft.ts'

const mostSteps = 100
/** Changes that follow each other so closely are one step: a drag, a word that is typed. */
const togetherMs = 600

type Step = Pick<Drafts, 'texts' | 'spots' | 'places'> & { readonly designs: readonly string[] }
type History = { readonly past: readonly Step[]; readonly future: readonly Step[] }

const empty: History = { past: [], future: [] }
export const useDesignHistory = create<History>()(() => empty)

let latestMs = 0
let isStepping = false

const stepOf = ({ single, texts, spots, places }: Drafts): Step => ({ designs: single.designs, texts, spots, places })

useDrafts.subscribe((now, before) => {
  // An order was placed, or somebody else sits here: nothing of before comes back.
  if (now.single === emptySingle) return useDesignHistory.setState(empty)
  const isSame =
    now.single.designs === before.single.designs &&
    now.texts === before.texts &&
    now.spots === before.spots &&
    now.places === before.places
  if (isSame || isStepping) return
  // A layer that comes or goes is a step of its own, however soon it follows a change of another one.
  const isOwnStep = now.single.designs !== before.single.designs
  const isTogether = !isOwnStep && Date.now() - latestMs < togetherMs
  latestMs = isOwnStep ? 0 : Date.now()
  if (isTogether) return useDesignHistory.setState({ future: [] })
  useDesignHistory.setState(({ past }) => ({ past: [...past.slice(1 - mostSteps), stepOf(before)], future: [] }))
})

/** Takes the latest change back. */
export function undo(): void {
  const { past, future } = useDesignHistory.getState()
  const step = past.at(-1)
  if (!step) return
  const here = stepOf(useDrafts.getState())
  take(step)
  useDesignHistory.setState({ past: past.slice(0, -1), future: [...future, here] })
}

/** Makes the change again that was taken back. */
export function redo(): void {
  const { past, future } = useDesignHistory.getState()
  const step = future.at(-1)
  if (!step) return
  const here = stepOf(useDrafts.getState())
  take(step)
  useDesignHistory.setState({ past: [...past, here], future: future.slice(0, -1) })
}

function take({ designs, texts, spots, places }: Step): void {
  isStepping = true
  latestMs = 0
  useDrafts.setState(({ single }) => ({ single: { ...single, designs }, texts, spots, places }))
  isStepping = false
}
