import { type Icon, IconPhonePlus, IconShirt } from '@tabler/icons-react'
import { mayCall, type StaffCallName } from '@teeshala/contract/staff/roles-of-calls'
import type { StaffRole } from '@teeshala/contract/staff/staff-role'
import * as texts from '../../../texts/frame/admin.ts'

type AdminAction = {
  readonly label: string
  readonly to: string
  readonly icon: Icon
  /** The call behind it. */
  readonly needs: StaffCallName
  /** The key that starts it, after N. */
  readonly key: string
}

const adminActions: readonly AdminAction[] = [
  { label: texts.newOrder, to: '/admin/new-order', icon: IconPhonePlus, needs: 'placeStaffOrder', key: 'o' },
  { label: texts.addProduct, to: '/admin/products', icon: IconShirt, needs: 'addProduct', key: 'p' },
]

/** Returns the actions that this role starts all day. */
export function adminActionsOf(role: StaffRole | undefined): readonly AdminAction[] {
  return adminActions.filter(({ needs }) => mayCall(role, needs))
}
