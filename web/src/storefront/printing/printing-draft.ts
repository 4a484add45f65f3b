import type { PrintItem } from '@teeshala/contract/printing/print-item'
import type { JobChoices } from '@teeshala/contract/printing/print-job'
import type { PlacedOrder } from '../../shared/link-secrets/placed-order.ts'
import { tabDraft } from '../../shared/session/kept/tab-draft.ts'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/printing.ts'

export type DraftItem = PrintItem & { readonly id: string }

export type DraftJob = {
  readonly id: string
  /** Uploads, in print order. */
  readonly documents: readonly string[]
  /** The customer's choices; until then the defaults for its documents. */
  readonly choices?: JobChoices
}

type PrintingDraft = {
  readonly items: readonly DraftItem[]
  readonly jobs: readonly DraftJob[]
  /** The job whose options are shown. */
  readonly openJob: string | null
  /** The price in paise at which each option of a job was first shown, by `seenKey`. */
  readonly seen: Readonly<Record<string, number>>
  readonly note: string
  /** The earlier order whose like was filled in, and what of it could not be had any more. */
  readonly again: { readonly id: string; readonly gone: readonly string[] } | null
  /** The latest order of this tab: a guest who goes back has no other way to it. */
  readonly ordered: PlacedOrder | null
}

const empty: PrintingDraft = { items: [], jobs: [], openJob: null, seen: {}, note: '', again: null, ordered: null }

/** A visitor's print order draft. It survives a reload, but not the tab and not the session of an account. */
export const usePrinting = tabDraft<PrintingDraft>('printing', empty)

/** Starts a job with a document. */
export function addJob(document: string): void {
  const job: DraftJob = { id: crypto.randomUUID(), documents: [document] }
  usePrinting.setState(({ jobs }) => ({ jobs: [...jobs, job], openJob: job.id }))
}

/** Changes a job if it still exists; a job without documents is removed. */
export function changeJob(id: string, change: (job: DraftJob) => Partial<DraftJob>): void {
  usePrinting.setState(({ jobs }) => ({
    jobs: jobs
      .map((job) => (job.id === id ? { ...job, ...change(job) } : job))
      .filter(({ documents }) => documents.length > 0),
  }))
}

/** Removes a line or job, with undo. */
export function removeLine(id: string, name: string): void {
  const { items, jobs, openJob } = usePrinting.getState()
  usePrinting.setState({
    items: items.filter((item) => item.id !== id),
    jobs: jobs.filter((job) => job.id !== id),
    openJob: openJob === id ? null : openJob,
  })
  toast.good(texts.removed(name), {
    label: texts.undo,
    act: () =>
      usePrinting.setState((now) => ({
        items: putBack(id, items, now.items),
        jobs: putBack(id, jobs, now.jobs),
        openJob: now.openJob ?? openJob,
      })),
  })
}

/** Removes a document from a job, with undo; a job without documents is removed. */
export function removeDocument(jobId: string, id: string, name: string): void {
  const { jobs } = usePrinting.getState()
  const index = jobs.find((job) => job.id === jobId)?.documents.indexOf(id) ?? -1
  changeJob(jobId, ({ documents }) => ({ documents: documents.filter((each) => each !== id) }))
  toast.good(texts.removed(name), {
    label: texts.undo,
    act: () => {
      if (usePrinting.getState().jobs.some((job) => job.id === jobId)) {
        changeJob(jobId, ({ documents }) => ({
          documents: [...documents.slice(0, index), id, ...documents.slice(index)],
        }))
      } else usePrinting.setState((now) => ({ jobs: putBack(jobId, jobs, now.jobs), openJob: now.openJob ?? jobId }))
    },
  })
}

/** Clears what was ordered. */
export function clearPrinting(ordered: PlacedOrder): void {
  usePrinting.setState({ ...empty, ordered: { _id: ordered._id, trackingToken: ordered.trackingToken } })
}

/** Returns the list with a removed item restored at its place among the present ones. */
function putBack<Line extends { readonly id: string }>(id: string, before: readonly Line[], now: readonly Line[]) {
  const index = before.findIndex((line) => line.id === id)
  const line = before[index]
  return line ? [...now.slice(0, index), line, ...now.slice(index)] : now
}
