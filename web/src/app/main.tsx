import './storage/install-storage-fallback.ts'
import './theme/mantine-styles.ts'
import './theme/theme-variables.css'
import './global.css'
import './fallback-fonts.css'
import { localStorageColorSchemeManager } from '@mantine/core'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { followOtherTabs } from '../shared/session/follow-other-tabs.ts'
import { restoreSession } from '../shared/session/session-store.ts'
import { loadDrawnPage } from './drawn/load-drawn-page.ts'
import { earlyEntries } from './early-entries.ts'
import { earlyPresses } from './early-presses.ts'
import { fetchAhead } from './fetch-ahead.ts'
import { followSession } from './follow-session.ts'
import { nextTask } from './next-task.ts'
import { createRouter } from './router.tsx'
import { ShopApp } from './ShopApp.tsx'
import { takeBrandFont } from './take-brand-font.ts'

const schemes = localStorageColorSchemeManager({ key: 'color-scheme' })

/** If a page's code fails to load, the router tries again and reports the failure; focus is kept by the browser alone. */
const onFailedLoad = () => undefined

const keepFocus = ({ target }: FocusEvent) =>
  void import('./keep-focus.ts').then((module) => module.keepFocus(target), onFailedLoad)

/** Not at module level: a page's code imports from this chunk, and the two would wait for each other. */
async function open(root: HTMLElement): Promise<void> {
  const styles = globalThis.firstScript?.styles
  const [drawn] = await Promise.all([loadDrawnPage(root.dataset.page).catch(onFailedLoad), restoreSession(), styles])
  await nextTask()
  // A router requests its first data when it is created, so it must come after the session.
  const router = createRouter(drawn)
  followOtherTabs()
  followSession(router)
  takeBrandFont(router)
  fetchAhead()
  // Without focus none can be lost, and a first visit does without this code.
  addEventListener('focusin', keepFocus, { once: true })
  if (!drawn) return createRoot(root).render(<ShopApp router={router} schemes={schemes} />)
  const { route, params } = drawn
  // Data that arrives during hydration would differ from the prerendered page, so it is requested afterwards.
  const load = () => void route.load?.({ request: new Request(location.href), params })
  const enter = earlyEntries(root)
  await nextTask()
  const press = earlyPresses()
  const onShown = () => {
    load()
    enter()
    // Typed input is known to the page only after this task.
    void nextTask().then(press)
  }
  // In slices: in one go it blocks a phone for half a second.
  startTransition(() => {
    hydrateRoot(root, <ShopApp router={router} schemes={schemes} onShown={onShown} />)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop')
void open(root)
