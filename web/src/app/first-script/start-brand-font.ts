import type { FirstScript } from '../../shared/first-script/first-script.ts'
import { isLineFast } from '../is-line-fast.ts'

const storageKey = 'brand-font'

/** How many milliseconds the first paint waits for the font at most: a fast line delivers it in less. */
const longestWait = 200

/**
 * Uses the shop's font if it is there before anything is painted; otherwise `take-brand-font.ts` does on the visit's second page. It
 * is therefore requested at once only on a fast line, or if an earlier visit has cached it: on a slow one it
 * would delay the page's content. Returns a function that loads it.
 */
export function startBrandFont(): FirstScript['loadBrandFont'] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="brand-font"]')]
  const files = links.map(({ href }) => href).join()
  const fetchFaces = async () => {
    const faces = links.map(({ href, dataset: { letters: unicodeRange = 'U+0-10FFFF' } }) => {
      return new FontFace('Anek', `url(${href})`, { weight: '400 800', stretch: '75% 100%', unicodeRange })
    })
    await Promise.all(faces.map((face) => face.load()))
    remember(files)
    return faces
  }
  let fetched: ReturnType<typeof fetchFaces> | undefined
  const loadBrandFont = () => (fetched ??= fetchFaces())
  if (remembered() !== files && !isLineFast()) return loadBrandFont
  const { style } = document.documentElement
  let isPainted = false
  const paint = () => {
    isPainted = true
    style.visibility = ''
  }
  style.visibility = 'hidden'
  setTimeout(paint, longestWait)
  const take = (faces: readonly FontFace[]) => {
    if (!isPainted) for (const face of faces) document.fonts.add(face)
  }
  loadBrandFont()
    .then(take, () => undefined)
    .then(paint)
  return loadBrandFont
}

// With blocked site storage, each visit is a first one.
function remembered(): string | null {
  try {
    return localStorage.getItem(storageKey)
  } catch {
    return null
  }
}

function remember(files: string): void {
  try {
    localStorage.setItem(storageKey, files)
  } catch {}
}
