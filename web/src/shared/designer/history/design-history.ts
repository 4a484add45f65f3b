/** Undo steps of a design on an ordering page, until another page's design is opened. */
import type { Placement } from '@teeshala/contract/catalogue/options/placement'
import { create } from 'zustand'
import * as texts from '../../../texts/shared/design/designer.ts'
import { uploadOf } from '../../uploads/uploads-store.ts'
import { type Drafts, emptyBulk, emptyShirt, emptySingle, useDrafts } from '../drafts/design-drafts.ts'
import { dropReleased } from '../drafts/released-pictures.ts'
import { say } from '../spoken.ts'
import { isSameStep, type Step, stepInWords, withoutLayer } from './design-step.ts'
import { isExcludedFromUndo } from './without-steps.ts'

const mostSteps = 100
/** Changes in such quick succession are one step: a drag, a typed word. */
const togetherMs = 600

type History = { readonly past: readonly Step[]; readonly future: readonly Step[] }

const empty: History = { past: [], future: [] }
export const useDesignHistory = create<History>()(() => empty)

/** Whose steps are stored: a bulk order's, whose design starts at `usual`, a shirt's, or the single order's. */
type Opened =
  | { readonly kind: 'bulk'; readonly key: string; readonly usual: Placement }
  | { readonly kind: 'shirt'; readonly key: string }

let opened: Opened | undefined
let latestMs = 0
let isHeld = false

// A draft is stored with the first choice on its page, which need not be a layer.
const bulkDraft = ({ bulk }: Drafts) => (opened?.kind === 'bulk' ? (bulk[opened.key] ?? emptyBulk) : undefined)
const bulkLayers = (drafts: Drafts) => bulkDraft(drafts)?.layers
const shirtLayers = ({ shirts }: Drafts) =>
  opened?.kind === 'shirt' ? (shirts[opened.key] ?? emptyShirt).layers : undefined

const stepOf = (drafts: Drafts): Step => ({
  single: drafts.single.designs,
  bulk: opened?.kind === 'bulk' ? { [opened.usual]: [], ...bulkLayers(drafts) } : undefined,
  latest: bulkDraft(drafts)?.latest,
  shirt: shirtLayers(drafts),
  drawn: drafts.drawn,
  spots: drafts.spots,
  places: drafts.places,
  traits: drafts.traits,
})

/** Switches to the steps of a bulk order, a shirt, or the single order. */
export function openHistory(next: Opened | undefined): void {
  if (next?.kind === opened?.kind && next?.key === opened?.key) return
  opened = next
  forgetSteps()
}

/** Clears all steps: nothing can be undone. */
export function forgetSteps(): void {
  // The next change is a new step, however soon it follows.
  latestMs = 0
  useDesignHistory.setState(empty)
  dropReleased()
}

/** Removes a layer whose upload is gone from all steps: it cannot come back. Steps that changed nothing else are removed, too. */
export function forgetGone(id: string): void {
  const now = useDrafts.getState()
  if (now.drawn[id] || uploadOf(id)) return
  const { latest } = stepOf(now)
  const without = (step: Step) => withoutLayer(step, id, latest)
  const here = without(stepOf(now))
  const left = (steps: readonly Step[]) =>
    steps.map(without).filter((step, index, all) => !isSameStep(step, all[index + 1] ?? here))
  useDesignHistory.setState(({ past, future }) => ({ past: left(past), future: left(future) }))
}

useDrafts.subscribe((now, before) => {
  const isSingleGone = now.single === emptySingle && before.single !== emptySingle
  const kept = opened?.kind === 'shirt' ? 'shirts' : 'bulk'
  const isOpenedGone = opened && before[kept][opened.key] && !now[kept][opened.key]
  // An order was placed, or another person signed in.
  if (isSingleGone || isOpenedGone) forgetSteps()
  else if (isExcludedFromUndo()) addToSteps(before, now)
  else if (!isHeld) keep(before, now)
})

/** Automatically positioned layers keep their position in all steps: undo does not remove it. */
function addToSteps(before: Drafts, now: Drafts): void {
  const [spots, places] = [added(before.spots, now.spots), added(before.places, now.places)]
  const withAdded = (step: Step): Step => ({
    ...step,
    spots: { ...spots, ...step.spots },
    places: { ...places, ...step.places },
  })
  useDesignHistory.setState(({ past, future }) => ({ past: past.map(withAdded), future: future.map(withAdded) }))
}

const added = <Kept>(before: Readonly<Record<string, Kept>>, now: Readonly<Record<string, Kept>>) =>
  Object.fromEntries(Object.entries(now).filter(([key]) => !(key in before)))

function keep(before: Drafts, now: Drafts, isWhole = false): void {
  // Adding or removing a layer is a step of its own, however soon it follows another change.
  const isOfLayers =
    now.single.designs !== before.single.designs ||
    now.traits !== before.traits ||
    bulkLayers(now) !== bulkLayers(before) ||
    shirtLayers(now) !== shirtLayers(before)
  const isSame = now.drawn === before.drawn && now.spots === before.spots && now.places === before.places
  if (isSame && !isOfLayers) return
  const isOwnStep = isWhole || isOfLayers
  const isTogether = !isOwnStep && Date.now() - latestMs < togetherMs
  latestMs = isOwnStep ? 0 : Date.now()
  useDesignHistory.setState(({ past }) => ({
    past: isTogether ? past : [...past.slice(1 - mostSteps), stepOf(before)],
    future: [],
  }))
}

/** Makes several changes that form exactly one step. */
export function asOneStep(act: () => void): void {
  const isPart = isHeld
  const before = useDrafts.getState()
  hold(act)
  if (!isPart) keep(before, useDrafts.getState(), true)
}

function hold(act: () => void): void {
  const wasHeld = isHeld
  isHeld = true
  try {
    act()
  } finally {
    isHeld = wasHeld
  }
}

/** Undoes the latest change. */
export const undo = (): void => go('past', 'future', texts.undone)

/** Redoes the undone change. */
export const redo = (): void => go('future', 'past', texts.redone)

type Side = 'past' | 'future'

function go(from: Side, to: Side, words: (step: string) => string): void {
  const steps = useDesignHistory.getState()
  const step = steps[from].at(-1)
  if (!step) return
  const here = stepOf(useDrafts.getState())
  take(step)
  say(words(stepInWords(here, step)))
  useDesignHistory.setState({ [from]: steps[from].slice(0, -1), [to]: [...steps[to], here] })
}

function take({ single: designs, bulk: layers, latest, shirt, drawn, spots, places, traits }: Step): void {
  latestMs = 0
  hold(() =>
    useDrafts.setState(({ single, bulk, shirts }) => {
      const { kind, key = '' } = opened ?? {}
      const draft = bulk[key]
      return {
        single: { ...single, designs },
        // A placement chosen after the step keeps its layers.
        ...(kind === 'bulk' &&
          draft && { bulk: { ...bulk, [key]: { ...draft, layers: { ...draft.layers, ...layers }, latest } } }),
        ...(kind === 'shirt' && { shirts: { ...shirts, [key]: { ...shirts[key], layers: shirt ?? [] } } }),
        drawn,
        spots,
        places,
        traits,
      }
    }),
  )
}
