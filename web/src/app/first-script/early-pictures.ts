import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import type { Product } from '@teeshala/contract/catalogue/product'

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
    () => Object.assign(place.style, { background: `url("${image.currentSrc}") center / cover`, animation: 'none' }),
    () => undefined,
  )
}
