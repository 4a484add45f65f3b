import * as texts from '../../../texts/shared/design/designer.ts'
import { uploadOf } from '../../uploads/uploads-store.ts'
import type { BulkDraft, Drafts } from '../drafts/design-drafts.ts'
import { drawnName } from '../drafts/drawn-name.ts'

/** The state of the design at one point. */
export type Step = Pick<Drafts, 'drawn' | 'spots' | 'places' | 'traits'> & {
  readonly single: readonly string[]
  /** The layers of the open bulk order. */
  readonly bulk: BulkDraft['layers'] | undefined
  readonly latest: BulkDraft['latest']
  /** The layers of the open shirt. */
  readonly shirt: readonly string[] | undefined
}

/** Returns the step without a lost layer; `latest` replaces it if it was the latest one. */
export function withoutLayer(step: Step, id: string, latest: BulkDraft['latest']): Step {
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id)
  const kept = <Kept>(record: Readonly<Record<string, Kept>>): Record<string, Kept> =>
    Object.fromEntries(Object.entries(record).filter(([key]) => idOf(key) !== id))
  return {
    drawn: step.drawn,
    spots: step.spots,
    places: kept(step.places),
    traits: kept(step.traits),
    single: others(step.single),
    shirt: step.shirt && others(step.shirt),
    bulk:
      step.bulk &&
      Object.fromEntries(Object.entries(step.bulk).map(([placement, ids = []]) => [placement, others(ids)])),
    latest: step.latest === id ? latest : step.latest,
  }
}

/** Returns whether two steps look the same. */
export function isSameStep(one: Step, other: Step): boolean {
  const layers = ({ single, shirt = [], bulk = {} }: Step) => {
    const laid = Object.entries(bulk).filter(([, ids]) => ids.length > 0)
    return JSON.stringify([single, shirt, laid.toSorted()])
  }
  const records = ['drawn', 'spots', 'places', 'traits'] as const
  return layers(one) === layers(other) && records.every((name) => idsOf(one[name], other[name]).length === 0)
}

const mostNamed = 2

/** Returns what happens to the layers between two steps, in words. */
export function stepInWords(from: Step, to: Step): string {
  const [before, after] = [layersOf(from), layersOf(to)]
  const gone = before.filter((id) => !after.includes(id))
  const back = after.filter((id) => !before.includes(id))
  const stays = (id: string) => before.includes(id) && after.includes(id)
  const changed = [...idsOf(from.drawn, to.drawn), ...idsOf(from.traits, to.traits)].filter(stays)
  const moved = [...idsOf(from.spots, to.spots), ...idsOf(from.places, to.places)].filter(stays)
  const told = new Map<string, string>()
  const tell = (ids: readonly string[], words: (name: string) => string) => {
    for (const id of ids) if (!told.has(id)) told.set(id, words(nameOf(id, from, to)))
  }
  // A picture with its background removed is another file of the same name, in the same place.
  const names = new Set([...gone, ...back].map((id) => nameOf(id, from, to)))
  if (gone.length === 1 && back.length === 1 && names.size === 1) return texts.isChanged([...names].join())
  tell(gone, texts.isGone)
  tell(back, texts.isThere)
  tell(changed, texts.isChanged)
  tell(moved, texts.isMoved)
  if (told.size > mostNamed) return texts.layersChanged(told.size)
  return told.size === 0 ? texts.orderChanged : [...told.values()].join(', ')
}

const layersOf = ({ single, shirt, bulk }: Step): string[] => [
  ...single,
  ...(shirt ?? []),
  ...Object.values(bulk ?? {}).flat(),
]

/** Returns the layers whose entries differ; a key is a layer's id, or id and placement. */
const idsOf = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] =>
  Object.keys({ ...one, ...other }).flatMap((key) => (one[key] === other[key] ? [] : idOf(key)))

const idOf = (key: string): string => key.split(' ')[0] ?? key

function nameOf(id: string, from: Step, to: Step): string {
  const style = to.drawn[id] ?? from.drawn[id]
  if (!style) return uploadOf(id)?.picture.name ?? texts.picture
  return drawnName(style)
}
