import type { Announcements } from '@dnd-kit/core'
import type { FormImage } from '../product-values.ts'

/** What is read out while a picture is dragged. */
export function dragWords(images: readonly FormImage[]): Announcements {
  const placeOf = (id: string | number) => images.findIndex((image) => image.id === id) + 1
  return {
    onDragStart: ({ active }) => `Picture ${placeOf(active.id)} picked up`,
    onDragOver: ({ over }) => (over ? `Over place ${placeOf(over.id)} of ${images.length}` : undefined),
    onDragEnd: ({ over }) => (over ? undefined : 'Put back where it was'),
    onDragCancel: () => 'Put back where it was',
  }
}
