import * as texts from '../../../texts/shared/designer.ts'
import { uploadOf } from '../../uploads/uploads-store.ts'
import type { BulkDraft, Drafts } from '../design-drafts.ts'
import { drawnName } from '../drawn-name.ts'

/** What is designed at one moment. */
export type Step = Pick<Drafts, 'drawn' | 'spots' | 'places' | 'traits'> & {
  readonly single: readonly string[]
  /** The layers of the bulk order whose page is open. */
  readonly bulk: BulkDraft['layers'] | undefined
  readonly latest: BulkDraft['latest']
  /** Those of the shirt that is open. */
  readonly shirt: readonly string[] | undefined
}

const mostNamed = 2

/** Returns what becomes of the layers between two steps, in words. */
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
  // A picture without its background is another file of the same name, in the same place.
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

/** The layers about which two records differ; a key is a layer's id, or that and a placement. */
const idsOf = (one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): string[] =>
  Object.keys({ ...one, ...other }).flatMap((key) => (one[key] === other[key] ? [] : (key.split(' ')[0] ?? [])))

function nameOf(id: string, from: Step, to: Step): string {
  const style = to.drawn[id] ?? from.drawn[id]
  if (!style) return uploadOf(id)?.picture.name ?? texts.picture
  return drawnName(style)
}
