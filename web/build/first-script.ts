import { createHash } from 'node:crypto'

/**
 * What each HTML runs before anything else: it sets the colour scheme before the first paint, and starts the calls that the page names
 * in `first-calls`, which `web/src/shared/api/first-answers.ts` hands over. A path that holds a search is for the plain address alone.
 * The same on every page, because the policy in firebase.json lets this text run and no other.
 */
export const firstScript = `(() => {
  let choice = null
  try {
    choice = localStorage.getItem('color-scheme')
  } catch {}
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  const answers = (window.firstAnswers = {})
  const calls = document.querySelector('meta[name="first-calls"]')?.content.split(' ') ?? []
  for (const call of calls) {
    if (call.includes('?') && location.search) continue
    const path = call.replace('%3Aid', location.pathname.split('/').pop())
    answers[path] = fetch(path, { headers: { accept: 'application/json' } })
    answers[path].catch(() => undefined)
  }
})()`

/** The source by which the policy knows this script. */
export const firstScriptSource = `'sha256-${createHash('sha256').update(firstScript).digest('base64')}'`
