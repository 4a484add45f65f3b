import type { FirstScript } from '../../shared/first-script/first-script.ts'

const storageKey = 'brand-font'

/**
 * Takes the shop's font if it is there before anything is drawn; else `take-brand-font.ts` does, with the second page of the visit. So it
 * is fetched at once only where an earlier visit has left it in the browser's cache, and else when that asks for it: on a slow line it
 * would come before what the page shows. Returns how to fetch it.
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

// Where site storage is blocked, each visit is a first one.
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
