import { IconBuildingStore, IconLogout } from '@tabler/icons-react'
import { matchesSearch } from '@teeshala/contract/catalogue/listing/search'
import type { StaffRole } from '@teeshala/contract/staff/staff-role'
import * as texts from '../../../../texts/frame/admin.ts'
import { adminActionsOf } from '../admin-actions.ts'
import { adminLinksOf } from '../admin-links.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

const waysOut: readonly PaletteEntry[] = [
  { id: 'store', label: texts.viewStore, icon: IconBuildingStore, to: '/' },
  { id: 'sign-out', label: texts.signOut, icon: IconLogout, to: '/logout' },
]

/** Returns the role's matching actions and pages, which need no request. */
export function knownEntries(q: string, role: StaffRole | undefined): PaletteGroup[] {
  const actions = adminActionsOf(role).map(({ label, to, icon, key }) => ({
    id: `new-${key}`,
    label,
    to,
    icon,
    keys: `n ${key}`,
  }))
  const begun = new Set(actions.map(({ label }) => label))
  const links = adminLinksOf(role)
    .flat()
    .filter(({ label }) => !begun.has(label))
  const pages = links.map(({ key, to, label, icon }) => ({ id: to, label, icon, to, keys: `g ${key}` }))
  const named = (entries: readonly PaletteEntry[]) => entries.filter(({ label }) => matchesSearch(label, q))
  return [
    { title: texts.actions, entries: named(actions) },
    { title: texts.pages, entries: named([...pages, ...waysOut]) },
  ].filter(({ entries }) => entries.length > 0)
}
