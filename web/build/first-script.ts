import { createHash } from 'node:crypto'

/**
 * What each HTML runs before anything else: it sets the colour scheme before the first paint, takes the shop's font if that is there by then
 * (else `web/src/app/take-brand-font.ts` does, with the second page), and starts the calls that the page names in `first-calls`, which
 * `web/src/shared/api/first-answers.ts` hands over. A path that holds a search is for the plain address alone.
 * A form that is sent before the shop's code is there would leave the page, with all that was typed in its address.
 * The same on every page, because the policy in firebase.json lets this text run and no other.
 */
export const firstScript = `(() => {
  let choice = null
  try {
    choice = localStorage.getItem('color-scheme')
  } catch {}
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
  let isDrawn = false
  const look = () => {
    if (document.querySelector('#root > *')) isDrawn = true
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  window.brandFaces = [...document.querySelectorAll('link[data-letters]')].map((link) => {
    const measures = { weight: '400 800', stretch: '75% 100%', unicodeRange: link.dataset.letters }
    const face = new FontFace('Anek', 'url(' + link.href + ')', measures)
    face.load().then(() => isDrawn || document.fonts.add(face), () => undefined)
    return face
  })
  addEventListener('submit', (event) => event.preventDefault())
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
