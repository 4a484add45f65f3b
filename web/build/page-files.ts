import path from 'node:path'
import type { Rolldown } from 'vite'

type InfoOf = (id: string) => Rolldown.ModuleInfo | null
type Modules = { main: string; all: ReadonlySet<string>; needsOf: (id: string) => readonly string[]; infoOf: InfoOf }

/** Packages with one file that re-exports hundreds: each import is traced to the file it names. */
const barrels = [
  '@mantine/core',
  '@mantine/hooks',
  '@tabler/icons-react',
  '@tanstack/react-query',
  '@tanstack/query-core',
]

/** What only these pages share is small and needed by no other page. */
const lightAreas = ['content', 'accounts', 'orders']

/** Both are lists of garments, which no other page needs. */
const garmentPages = ['ChooseProductPage', 'DesignYourOwnPage']

/** These share so little with heavy pages that loading those pages' chunks would not pay off. */
const lightPages = [
  'SignInPage',
  'SignUpPage',
  'ForgotPasswordPage',
  'SignOutPage',
  'TrackPage',
  'FavoritesPage',
  ...garmentPages,
]

/**
 * Decides which chunk a module belongs to, so that a first visit loads few files: what one page needs alone is in that
 * page's chunk, what several need is in one of a few shared ones. What no page needs at once stays separate.
 */
export function pageFiles() {
  let fileOf: ReadonlyMap<string, string | null> | undefined
  return (id: string, build: { getModuleInfo: InfoOf }): string | null => {
    fileOf ??= filesOfModules((each) => build.getModuleInfo(each), id)
    return fileOf.get(id) ?? null
  }
}

function filesOfModules(infoOf: InfoOf, anyId: string): ReadonlyMap<string, string | null> {
  const modules = readModules(infoOf, anyId)
  const first = reachedFrom(modules.main, modules)
  const pages = [...modules.all].filter(
    (id) => isOpenedLater(id, modules) && /(Page|Form)\.tsx$/.test(id) && !first.has(id),
  )
  const loaders = [...modules.all].filter((id) => isOpenedLater(id, modules) && /\/load-[^/]+\.ts$/.test(id))
  const users = new Map<string, Set<string>>()
  const count = (root: string, forPages: readonly string[]) => {
    for (const id of reachedFrom(root, modules)) {
      if (!first.has(id)) users.set(id, new Set([...(users.get(id) ?? []), ...forPages]))
    }
  }
  for (const page of pages) count(page, [page])
  for (const loader of loaders) {
    const beside = pages.filter((page) => page.startsWith(`${path.dirname(loader)}/`))
    count(loader, beside)
  }
  // Ungrouped modules go with their page, unless a part that is opened later needs them too.
  const later = [...modules.all].filter((id) => isOpenedLater(id, modules) && !pages.includes(id))
  const shared = new Set(later.flatMap((id) => [...reachedFrom(id, modules)]))
  const sharedInShop = new Set(
    later.filter((id) => !id.includes('/admin/')).flatMap((id) => [...reachedFrom(id, modules)]),
  )
  const fileOf = ([id, pagesOfIt]: [string, Set<string>]) => {
    if (pagesOfIt.size === 1 && !shared.has(id)) return null
    // What customers open later must not load a staff chunk.
    if ([...pagesOfIt].every(isOfStaff) && sharedInShop.has(id)) return null
    return fileFor(id, [...pagesOfIt], modules)
  }
  return new Map([...users].map((each) => [each[0], fileOf(each)]))
}

function fileFor(id: string, users: readonly string[], modules: Modules): string {
  const needs = (what: RegExp) => [...reachedFrom(id, modules)].some((each) => what.test(each))
  const customers = users.filter((user) => !isOfStaff(user))
  if (customers.length === 0) return 'staff'
  const [area = '', ...others] = new Set(customers.map(areaOf))
  if (others.length === 0 && lightAreas.includes(area)) return area
  const isPackage = id.includes('/node_modules/')
  const names = customers.map(nameOf)
  if (names.every((name) => garmentPages.includes(name))) return 'garments'
  const isOf = (...pages: string[]) => pages.some((page) => names.includes(page))
  const isOfLight = isOf(...lightPages) && (!id.includes('/src/texts/') || isOf('SignInPage', 'TrackPage'))
  if (needs(/\/node_modules\/(libphonenumber-js|@mantine\/form)\//) && isOfLight) return 'people'
  if (/\/node_modules\/(libphonenumber-js|@mantine\/form|klona|fast-deep-equal)\//.test(id)) return 'people'
  if (isOfLight) return 'base'
  const isToOrder = isOf('ProductPage', 'PrintingPage', 'SingleOrderPage', 'BulkOrderPage', 'CartPage')
  if (isPackage && isToOrder && isOf('ProfilePage', 'OrderPage', 'ContactForm')) return 'base'
  if (isOf('PrintingPage')) return isOf('ProductPage', 'SingleOrderPage', 'BulkOrderPage') ? 'base' : 'papers'
  if (isOf('ProductPage')) return 'base'
  return isToOrder ? 'ordering' : 'overlays'
}

const isOfStaff = (page: string) => page.includes('/src/admin/')
const areaOf = (page: string) => /\/storefront\/([^/]+)\//.exec(page)?.[1] ?? ''
const nameOf = (page: string) => path.basename(page, '.tsx')
const isOpenedLater = (id: string, { infoOf }: Modules) => (infoOf(id)?.dynamicImporters.length ?? 0) > 0

function reachedFrom(root: string, { needsOf }: Modules): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...needsOf(id))
  }
  return reached
}

/** Returns all modules of the build, found from any of them, with their static imports. */
function readModules(infoOf: InfoOf, anyId: string): Modules {
  const all = new Set<string>()
  const open = [anyId]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const info = infoOf(id)
    if (!info || all.has(id)) continue
    all.add(id)
    open.push(...info.importers, ...info.dynamicImporters, ...info.importedIds, ...info.dynamicallyImportedIds)
  }
  const main = [...all].find((id) => id.endsWith('/web/src/app/main.tsx'))
  if (!main) throw new Error('The first file of the shop is not among its modules')
  const ofPackages = [...all].filter((id) => barrels.some((name) => id.includes(`/node_modules/${name}/`)))
  const byName = new Map(ofPackages.map((id) => [plainName(path.basename(id)), id]))
  const isBarrel = (id: string) => ofPackages.includes(id) && /\/(index|tabler-icons-react)\.m?js$/.test(id)
  const needsOf = (id: string): readonly string[] => {
    const info = infoOf(id)
    if (!info || isBarrel(id)) return []
    return [...info.importedIds, ...takenNames(info.code ?? '').flatMap((name) => byName.get(plainName(name)) ?? [])]
  }
  return { main, all, needsOf, infoOf }
}

/** `useId` is in `use-id.mjs`. */
const plainName = (name: string) =>
  name
    .replace(/\.m?js$/, '')
    .replaceAll('-', '')
    .toLowerCase()

function takenNames(code: string): readonly string[] {
  const imports = code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)
  return [...imports].flatMap(([, names = '', from = '']) =>
    barrels.includes(from) ? names.split(',').map((name) => name.trim().split(' as ')[0] ?? '') : [],
  )
}
