import { closestCenter, DndContext, type DragEndEvent, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { Input, VisuallyHidden } from '@mantine/core'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import { maxProductImages, tooManyImages } from '@teeshala/contract/catalogue/product'
import { useId, useState } from 'react'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import { DesignPicker } from '../../../../shared/uploads/DesignPicker.tsx'
import { removeUpload, takeDesign } from '../../../../shared/uploads/run-uploads.ts'
import { useUploads } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import type { FormImage } from '../product-values.ts'
import type { ProductForm } from '../use-product-form.ts'
import { dragWords } from './drag-words.ts'
import classes from './ImageField.module.css'
import { ImageRow } from './ImageRow.tsx'
import { movedImage, toggledColor, withoutImage } from './image-order.ts'

type ImageFieldProps = { form: ProductForm; colors: readonly ProductColor[] }

/** The pictures of a product, the first one its cover: uploaded, sorted, described and assigned to colours. */
export function ImageField({ form, colors }: ImageFieldProps) {
  const id = useId()
  const { images, colorImages } = form.values
  const uploads = useUploads((state) => state.uploads)
  const [refusals, setRefusals] = useState<readonly string[]>([])
  const [announcement, setAnnouncement] = useState('')
  const pointer = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const chosen = colors.filter(({ _id }) => form.values.colors.includes(_id))
  const left = maxProductImages - images.length

  const take = async (files: readonly File[]) => {
    const problems = files.length > left ? [tooManyImages] : []
    const taken: FormImage[] = []
    for (const file of files.slice(0, left)) {
      const upload = await takeDesign(file, 'catalogue')
      if ('refusal' in upload) problems.push(`${file.name}: ${upload.refusal}`)
      else taken.push({ id: upload.id, name: file.name, alt: '' })
    }
    setRefusals(problems)
    if (taken.length === 0) return
    form.setFieldValue('images', (now) => [...now, ...taken].slice(0, maxProductImages))
    form.clearFieldError('images')
  }

  const move = (from: number, to: number) => {
    form.setFieldValue('images', (now) => movedImage(now, from, to))
    setAnnouncement(texts.pictureMoved(from + 1, to + 1, images.length))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    const from = images.findIndex((image) => image.id === active.id)
    const to = images.findIndex((image) => image.id === over?.id)
    if (from !== to && to >= 0) move(from, to)
  }
  const remove = (image: FormImage) => {
    const { left: rest, putBack } = withoutImage(form.values, image.id)
    form.setValues(rest)
    toast.good(texts.pictureRemoved, {
      label: texts.undo,
      act: () => form.setValues((now) => putBack({ ...rest, ...now })),
    })
  }
  const cancel = (image: FormImage) => {
    removeUpload(image.id)
    form.setValues(withoutImage(form.values, image.id).left)
    setAnnouncement(texts.uploadCancelled)
  }
  const change = (index: number, changes: Partial<FormImage>) =>
    form.setFieldValue('images', (now) => now.map((image, at) => (at === index ? { ...image, ...changes } : image)))

  const errorsOf = (index: number) => form.errors[`images.${index}`] ?? form.errors[`imageAlts.${index}`]
  return (
    <fieldset className={classes.field} aria-describedby={`${id}-problem`} tabIndex={-1} data-path="images">
      <legend>
        {texts.images} <span className={classes.count}>{texts.ofCount(images.length, maxProductImages)}</span>
      </legend>
      <DndContext
        sensors={pointer}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ announcements: dragWords(images) }}
      >
        <SortableContext items={images.map((image) => image.id)} strategy={verticalListSortingStrategy}>
          <ol className={classes.list} aria-label={texts.images}>
            {images.map((image, index) => (
              <ImageRow
                key={image.id}
                image={image}
                upload={uploads[image.id]}
                place={{ index, count: images.length }}
                colors={chosen}
                shown={chosen.filter(({ _id }) => colorImages[_id] === image.id).map(({ _id }) => _id)}
                error={errorsOf(index)}
                onMove={(to) => move(index, to)}
                onAlt={(alt) => change(index, { alt })}
                onColor={(color) => form.setFieldValue('colorImages', (now) => toggledColor(now, color, image.id))}
                onRemove={() => remove(image)}
                onCancel={() => cancel(image)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {left > 0 && <DesignPicker page="catalogue" label={texts.uploadImages} onFiles={take} isMultiple />}
      <div id={`${id}-problem`} role="alert" className={classes.problems}>
        {form.errors.images && <Input.Error size="md">{form.errors.images}</Input.Error>}
        {refusals.map((refusal) => (
          <Input.Error key={refusal} size="md">
            {refusal}
          </Input.Error>
        ))}
      </div>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </fieldset>
  )
}
