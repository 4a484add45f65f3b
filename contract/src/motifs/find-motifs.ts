import { type MotifGroup, motifGroups } from './motif-drawings.ts'
import { type MotifId, motifNames } from './motif-names.ts'
import { motifWords } from './motif-words.ts'

const ids = Object.keys(motifNames) as MotifId[]
const groupOf = new Map(
  Object.entries(motifGroups).flatMap(([group, drawings]) => Object.keys(drawings).map((id) => [id, group])),
)

/** Lower case and without accents, but with the vowel signs of Indian scripts. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036F]/g, '')
    .normalize('NFC')
    .toLowerCase()

const searched = new Map(
  ids.map((id) => [id, plain(`${motifNames[id]} ${motifWords[id]} ${groupOf.get(id)}`).split(/[\s-]+/)]),
)

/** Returns the motifs of a group, or of all groups, in which each search word is the beginning of some word; in display order. */
export function findMotifs(asked: string, group?: MotifGroup): MotifId[] {
  const wanted = plain(asked)
    .split(/[\s-]+/)
    .filter(Boolean)
  return ids.filter(
    (id) =>
      (group === undefined || groupOf.get(id) === group) &&
      wanted.every((each) => searched.get(id)?.some((word) => word.startsWith(each))),
  )
}
