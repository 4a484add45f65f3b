import type { FirstScript } from '../../shared/first-script/first-script.ts'

const storageKey = 'brand-font'

/**
 * Uses the shop's font if it is cached before anything is painted; otherwise `take-brand-font.ts` does on the visit's second page. It
 * is therefore requested at once only if an earlier visit has cached it: on a slow connection it
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
  if (remembered() !== files) return loadBrandFont
  let isDrawn = false
  const look = () => {
    if (document.querySelector('#root > *')) isDrawn = true
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const take = (faces: readonly FontFace[]) => {
    if (!isDrawn) for (const face of faces) document.fonts.add(face)
  }
  loadBrandFont().then(take, () => undefined)
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
