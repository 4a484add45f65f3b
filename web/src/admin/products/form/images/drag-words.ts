import type { Announcements } from '@dnd-kit/core'
import * as texts from '../../../../texts/admin/products.ts'
import type { FormImage } from '../product-values.ts'

/** Screen reader announcements while dragging a picture. */
export function dragWords(images: readonly FormImage[]): Announcements {
  const placeOf = (id: string | number) => images.findIndex((image) => image.id === id) + 1
  return {
    onDragStart: ({ active }) => texts.picturePickedUp(placeOf(active.id)),
    onDragOver: ({ over }) => (over ? texts.overPlace(placeOf(over.id), images.length) : undefined),
    onDragEnd: ({ over }) => (over ? undefined : texts.putBackWhereItWas),
    onDragCancel: () => texts.putBackWhereItWas,
  }
}
