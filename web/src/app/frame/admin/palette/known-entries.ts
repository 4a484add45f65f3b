import { IconBuildingStore, IconLogout } from '@tabler/icons-react'
import { matchesSearch } from '@teeshala/contract/catalogue/search'
import { adminActions } from '../admin-actions.ts'
import { adminLinkGroups } from '../admin-links.ts'
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts'

const actions: readonly PaletteEntry[] = adminActions.map(({ label, to, icon, key }) => ({
  id: `new-${key}`,
  label,
  to,
  icon,
  keys: `n ${key}`,
}))

const pages: readonly PaletteEntry[] = [
  ...adminLinkGroups.flat().map(({ key, to, label, icon }) => ({ id: to, label, icon, to, keys: `g ${key}` })),
  { id: 'store', label: 'View Store', icon: IconBuildingStore, to: '/' },
  { id: 'sign-out', label: 'Sign out', icon: IconLogout, to: '/logout' },
]

/** What can be begun and opened without asking the shop, as far as its name has the words that were typed. */
export function knownEntries(q: string): PaletteGroup[] {
  const named = (entries: readonly PaletteEntry[]) => entries.filter(({ label }) => matchesSearch(label, q))
  return [
    { title: 'Actions', entries: named(actions) },
    { title: 'Pages', entries: named(pages) },
  ].filter(({ entries }) => entries.length > 0)
}
