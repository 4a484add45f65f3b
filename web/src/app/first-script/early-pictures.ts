import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'
import { isLineThin } from '../is-line-thin.ts'

/** Resolves when all of the page is there: on a slow phone a response may come first. */
const parsed = new Promise((resolve) => addEventListener('DOMContentLoaded', resolve))

/**
 * Shows the pictures of a list's first products in their prerendered places, before the code that renders products has
 * loaded. It requests the same sizes as that code, so each picture is loaded once.
 */
export async function showEarlyPictures(answer: Response): Promise<void> {
  await parsed
  const places = document.querySelectorAll<HTMLElement>('[data-early-sizes]')
  if (!answer.ok || places.length === 0) return
  const given = [await answer.clone().json()].flat()
  const products = given.filter((each): each is Product => Array.isArray(each?.images))
  for (const [index, place] of places.entries()) {
    const src = products[index]?.images[0]
    if (src === undefined || place.getBoundingClientRect().top >= innerHeight) return
    show(src, place)
  }
}

function show(src: string, place: HTMLElement): void {
  const { webp, avif = webp } = pictureSources(src) ?? {}
  if (avif === undefined) return
  const image = new Image()
  image.fetchPriority = 'high'
  image.sizes = place.dataset.earlySizes ?? ''
  image.srcset = avif
  image.decode().then(
    () => put(image.currentSrc, place),
    () => undefined,
  )
}

function put(address: string, place: HTMLElement): void {
  Object.assign(place.style, { background: `url("${address}") center / cover`, animation: 'none' })
}

/**
 * Shows the first pictures of the list named in `first-pictures`, in the small size, as soon as they arrive: on a phone with a slow
 * connection the pictures named in the list itself would need another round trip.
 */
export function showFirstPictures(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="first-pictures"]')?.content
  // A search has other products, a desktop shows more of them side by side, and with data saving each picture is loaded once.
  if (address === undefined || location.search !== '' || !matchMedia('(max-width: 47.99em)').matches || isLineThin())
    return
  const show = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } })
    const pictures: readonly (string | null)[] = answer.ok ? await answer.json() : []
    await parsed
    const places = document.querySelectorAll<HTMLElement>('[data-early-sizes]')
    for (const [index, picture] of pictures.entries()) {
      const place = places[index]
      if (picture && place?.style.background === '') put(picture, place)
    }
  }
  show().catch(() => undefined)
}
