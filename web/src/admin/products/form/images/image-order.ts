import type { FormImage, ProductValues } from '../product-values.ts'

type Pictured = Pick<ProductValues, 'images' | 'colorImages'>

/** Returns the pictures with one moved from `from` to `to`. */
export function movedImage(images: readonly FormImage[], from: number, to: number): FormImage[] {
  const moved = [...images]
  const [image] = moved.splice(from, 1)
  if (image) moved.splice(to, 0, image)
  return moved
}

/** Returns the form without a picture, and how to restore it with its colours. */
export function withoutImage({ images, colorImages }: Pictured, id: string) {
  const place = images.findIndex((image) => image.id === id)
  const image = images[place]
  const others = Object.entries(colorImages).filter(([, shown]) => shown !== id)
  const own = Object.entries(colorImages).filter(([, shown]) => shown === id)
  return {
    left: { images: images.filter((other) => other !== image), colorImages: Object.fromEntries(others) },
    putBack: (now: Pictured): Pictured => ({
      images: image ? [...now.images.slice(0, place), image, ...now.images.slice(place)] : now.images,
      colorImages: { ...Object.fromEntries(own), ...now.colorImages },
    }),
  }
}

/** Returns the pictures by colour, with this colour shown by `id`, or by none if it already was. */
export function toggledColor(colorImages: Readonly<Record<string, string>>, color: string, id: string) {
  const { [color]: shown, ...others } = colorImages
  return shown === id ? others : { ...others, [color]: id }
}
