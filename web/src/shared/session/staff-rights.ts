import { mayCall, type StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf, type StaffRole } from '@teeshala/contract/staff/staff-role'
import { useSession } from './session-store.ts'

/** The role of whoever is signed in, as far as this browser knows; undefined for everybody who is no staff. */
export function useStaffRole(): StaffRole | undefined {
  return useSession(({ currentUser }) => (currentUser ? roleOf(currentUser) : undefined))
}

/** Whether the role of whoever is signed in lets them make this call. The server decides; screens only do not offer what it would refuse. */
export function useMay(name: StaffCallName): boolean {
  return mayCall(useStaffRole(), name)
}
