const storageKey = 'brand-font'

/**
 * Takes the shop's font if it is there before anything is drawn; else `take-brand-font.ts` does, with the second page of the visit. So it
 * is fetched at once only where an earlier visit has left it in the browser's cache, and else when that asks for it: on a slow line it
 * would come before what the page shows.
 */
export function startBrandFont(): void {
  let isDrawn = false
  const look = () => {
    if (document.querySelector('#root > *')) isDrawn = true
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="brand-font"]')]
  const files = links.map(({ href }) => href).join()
  const faces = links.map(({ href, dataset }) => {
    const ranges = dataset.letters !== undefined && { unicodeRange: dataset.letters }
    return new FontFace('Anek', `url(${href})`, { weight: '400 800', stretch: '75% 100%', ...ranges })
  })
  const take = async (face: FontFace) => {
    await face.load()
    if (!isDrawn) document.fonts.add(face)
  }
  const load = () =>
    Promise.all(faces.map(take)).then(
      () => remember(files),
      () => undefined,
    )
  if (remembered() === files) void load()
  Object.assign(window, { brandFont: { faces, load } })
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
