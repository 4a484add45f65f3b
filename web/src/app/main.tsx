import './storage/install-storage-fallback.ts'
import './mantine-styles.ts'
import './theme-variables.css'
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

const keepFocus = () =>
  void import('./keep-focus.ts').then(
    (module) => module.keepFocus(document.activeElement),
    () => undefined,
  )

/** Where a page's code does not come, the router asks for it again and says so if it fails. */
const undrawn = () => undefined

/** Not at the top of the file: a page's code imports from the chunk of this one, and would wait for it while it is waited for. */
async function open(root: HTMLElement): Promise<void> {
  const styles = globalThis.firstScript?.styles
  const [drawn] = await Promise.all([loadDrawnPage(root.dataset.page).catch(undrawn), restoreSession(), styles])
  await nextTask()
  // A router asks for its first data as soon as it is made, so it comes after the session.
  const router = createRouter(drawn)
  followOtherTabs()
  followSession(router)
  takeBrandFont(router)
  fetchAhead()
  // Before there is a focus none can be lost, and a first visit does without this code.
  addEventListener('focusin', keepFocus, { once: true })
  if (!drawn) return createRoot(root).render(<ShopApp router={router} schemes={schemes} />)
  const { route, params } = drawn
  // Data that came while React takes the page over would not be what the build has drawn, so it is asked for after.
  const load = () => void route.load?.({ request: new Request(location.href), params })
  const enter = earlyEntries(root)
  await nextTask()
  const press = earlyPresses()
  const onShown = () => {
    load()
    enter()
    // What was typed is known to the page only after this task.
    void nextTask().then(press)
  }
  // In slices: in one piece it keeps a phone from answering for half a second.
  startTransition(() => {
    hydrateRoot(root, <ShopApp router={router} schemes={schemes} onShown={onShown} />)
  })
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the shop')
void open(root)
