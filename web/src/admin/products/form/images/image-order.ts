import type { FormImage, ProductValues } from '../product-values.ts'

type Pictured = Pick<ProductValues, 'images' | 'colorImages'>

/** The pictures with the one at `from` at the place `to`. */
export function movedImage(images: readonly FormImage[], from: number, to: number): FormImage[] {
  const moved = [...images]
  const [image] = moved.splice(from, 1)
  if (image) moved.splice(to, 0, image)
  return moved
}

/** The form without a picture, and how to put it back where it was, with the colours that it showed. */
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

/** By colour, the picture that shows it, with this colour shown by `id`, or by none where that one showed it already. */
export function toggledColor(colorImages: Readonly<Record<string, string>>, color: string, id: string) {
  const { [color]: shown, ...others } = colorImages
  return shown === id ? others : { ...others, [color]: id }
}
