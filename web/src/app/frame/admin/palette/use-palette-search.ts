import { useDebouncedValue } from '@mantine/hooks'
import { useQueries } from '@tanstack/react-query'
import { mayCall } from '@teeshala/contract/staff/roles-of-calls'
import { useStaffRole } from '../../../../shared/session/staff-rights.ts'
import { foundKinds } from './found-queries.ts'
import { knownEntries } from './known-entries.ts'
import type { PaletteGroup } from './palette-entry.ts'

/** A single letter would match half the shop. */
const shortest = 2
const settleMs = 200

/** The results for the typed words. Records of all kinds appear together, so that nothing moves under the selection. */
export function usePaletteSearch(typed: string) {
  const q = typed.trim()
  const role = useStaffRole()
  const kinds = foundKinds.filter(({ needs }) => mayCall(role, needs))
  const [settled] = useDebouncedValue(q, settleMs)
  const isAsked = settled.length >= shortest
  const answers = useQueries({ queries: kinds.map(({ query }) => ({ ...query(settled), enabled: isAsked })) })
  const isSearching = q.length >= shortest && (q !== settled || answers.some(({ isPending }) => isPending))
  const found: PaletteGroup[] = kinds.map(({ title }, index) => ({ title, entries: answers[index]?.data ?? [] }))
  const failed = kinds.filter((_, index) => answers[index]?.isError).map(({ title }) => title)
  const showsFound = isAsked && !isSearching
  return {
    groups: [...knownEntries(q, role), ...(showsFound ? found.filter(({ entries }) => entries.length > 0) : [])],
    isSearching,
    /** The kinds that could not be searched, and a retry function. */
    failed: showsFound ? failed : [],
    error: answers.find(({ isError }) => isError)?.error,
    searchAgain: () => {
      for (const answer of answers) if (answer.isError) void answer.refetch()
    },
  }
}
