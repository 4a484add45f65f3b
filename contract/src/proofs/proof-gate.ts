import { hasOwnDesign } from '../designs/line-designs.ts'
import type { StoredOrder } from '../orders/stored-order.ts'
import type { ProofState, StoredProof, StoredProofVersion } from './proof.ts'

const hourMs = 3_600_000
/** When a customer who has not answered is reminded, counted from when the proof was sent. */
const remindersMs = [24 * hourMs, 72 * hourMs] as const

type Printed = Pick<StoredOrder, 'lines' | 'designs' | 'designDocuments'>

/** Returns how many pieces of an order get the customer's own print. */
export function ownPieces({ lines, designs, designDocuments = [] }: Printed): number {
  const hasDesigns = designs.length > 0 || designDocuments.length > 0
  return lines.reduce((sum, line) => {
    const isOwn = line.kind === 'printed' ? hasDesigns : line.kind === 'catalogue' && hasOwnDesign(line)
    return isOwn ? sum + line.quantity : sum
  }, 0)
}

/**
 * Returns whether an order needs an approved proof before production: if it has more pieces with the customer's own print than the shop's limit (null
 * for no proofs), or a list of people, whose names the press cannot check.
 */
export function asksProof(order: Printed, above: number | null): boolean {
  return above !== null && (hasPeople(order) || ownPieces(order) > above)
}

const hasPeople = ({ lines }: Printed) => lines.some((line) => line.kind === 'printed' && line.people)

/**
 * Returns everything that decides how an order's prints look, as a text independent of field order; its hash is what a customer approves. The number of
 * pieces is not included.
 */
export function proofContents({ lines, designs, designDocuments = [] }: Printed): string {
  const garments = lines.flatMap((line) => {
    if (line.kind === 'paper') return []
    const { productType, printedSides, size, color, colorHex } = line
    const prints =
      line.kind === 'printed'
        ? line.prints.map(({ placement }) => placement)
        : [line.placement, line.design?.path, line.design?.place, ...(line.designDocument ? [line.designDocument] : [])]
    const people = line.kind === 'printed' ? line.people : undefined
    return canonical({ productType, printedSides, size, color, colorHex, prints, people })
  })
  const pictures = designs.map(({ path, place, placement }) => ({ path, place, placement }))
  return canonical({ garments: [...new Set(garments)].sort(), pictures, documents: designDocuments })
}

/** Returns JSON with the keys of every object sorted. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    return Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
  })
}

/** Returns the state of a proof for an order whose design now has this hash. */
export function proofStateOf({ versions }: StoredProof, hash: string): ProofState {
  const last = versions.at(-1)
  if (!last || last.hash !== hash) return 'to_make'
  return last.answer?.is ?? 'sent'
}

/** Returns the approved version of the proof for the current design; undefined if there is none. */
export function approvedVersion({ versions }: StoredProof, hash: string): StoredProofVersion | undefined {
  const last = versions.at(-1)
  return last?.hash === hash && last.answer?.is === 'approved' ? last : undefined
}

/** Returns whether production has to wait: the current design has no approved proof, and staff have not waived it. */
export function waitsForProof(proof: StoredProof | undefined, hash: string): boolean {
  return proof !== undefined && !proof.isWaived && proofStateOf(proof, hash) !== 'approved'
}

/** Returns when the customer gets the next reminder of a proof sent at `sentAt`; undefined once both were sent. */
export function nextReminder(sentAt: Date, now: Date): Date | undefined {
  const due = remindersMs.map((after) => sentAt.getTime() + after).find((at) => at > now.getTime())
  return due === undefined ? undefined : new Date(due)
}
