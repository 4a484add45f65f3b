import type { Access } from './access.ts'
import type { UsageLedger } from './usage-ledger.ts'

/** Permits everything: the state of a project whose rules have not been set. */
export const openAccess = (ledger: UsageLedger): Access => ({
  ledger,
  checkGet: () => {},
  checkList: () => {},
  checkWrites: () => {},
  checkIndex: () => {},
  checkServer: () => {},
})
