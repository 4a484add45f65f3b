import * as z from 'zod/mini'

export const staffRoles = ['owner', 'manager', 'press', 'viewer'] as const
/** The role of a staff member in the admin area; `roles-of-calls.ts` says which calls it allows. */
export const StaffRole = z.enum(staffRoles)
export type StaffRole = z.infer<typeof StaffRole>

type Words = { readonly label: string; readonly may: string }

/** The name of each role, and what the person assigning it should know. */
export const roleWords: Readonly<Record<StaffRole, Words>> = {
  owner: { label: 'Owner', may: 'Can do everything. Only owners give roles and change the shop’s settings.' },
  manager: { label: 'Manager', may: 'Runs the shop: orders, products, prices, people and messages.' },
  press: { label: 'Press', may: 'Sees what is to be made, with designs and print sheets. No prices, no customers.' },
  viewer: { label: 'Viewer', may: 'Reads everything and changes nothing.' },
}

/** Returns a person's role from their record; undefined for a customer. An admin without a role is an owner. */
export function roleOf({
  isAdmin,
  role,
}: {
  readonly isAdmin: boolean
  readonly role?: StaffRole | undefined
}): StaffRole | undefined {
  return isAdmin ? (role ?? 'owner') : undefined
}
