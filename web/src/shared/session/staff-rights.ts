import { mayCall, type StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import { roleOf, type StaffRole } from '@teeshala/contract/staff/staff-role'
import { useSession } from './session-store.ts'

/** Returns the signed-in user's role, as far as known; undefined if not staff. */
export function useStaffRole(): StaffRole | undefined {
  return useSession(({ currentUser }) => (currentUser ? roleOf(currentUser) : undefined))
}

/** Returns whether the signed-in user's role allows a call. The server decides; screens just do not offer what it would refuse. */
export function useMay(name: StaffCallName): boolean {
  return mayCall(useStaffRole(), name)
}
