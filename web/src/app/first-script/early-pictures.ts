import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'
import { isLineThin } from '../is-line-thin.ts'

/**
 * Shows the pictures of a list's first products in the places that the build has drawn for them, before the code is there
 * that draws the products. The same sizes are asked for as by that code, so each picture is fetched once.
 */
export async function showEarlyPictures(answer: Response): Promise<void> {
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
 * Shows the first pictures of the list that the page names in `first-pictures`, small, as soon as they are there: on a phone with a slow
 * line those that the list itself tells of are another way to the shop and back later.
 */
export function showFirstPictures(): void {
  const address = document.querySelector<HTMLMetaElement>('meta[name="first-pictures"]')?.content
  // A search has other products, a desk shows more of them side by side, and who saves data sees each picture once.
  if (address === undefined || location.search !== '' || !matchMedia('(max-width: 47.99em)').matches || isLineThin())
    return
  const show = async () => {
    const answer = await fetch(address, { headers: { accept: 'application/json' } })
    const pictures: readonly (string | null)[] = answer.ok ? await answer.json() : []
    const places = document.querySelectorAll<HTMLElement>('[data-early-sizes]')
    for (const [index, picture] of pictures.entries()) {
      const place = places[index]
      if (picture && place?.style.background === '') put(picture, place)
    }
  }
  show().catch(() => undefined)
}
