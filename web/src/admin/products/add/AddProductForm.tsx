import { Alert, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { ProductColor } from '@teeshala/contract/catalogue/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/product-type'
import { useRef, useState } from 'react'
import { focusFirstInvalid } from '../../../shared/ui/focus-first-invalid.ts'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { removeUpload } from '../../../shared/uploads/run-uploads.ts'
import { ProductFields } from '../form/ProductFields.tsx'
import { emptyValues, type ProductValues } from '../form/product-values.ts'
import { useProductForm } from '../form/use-product-form.ts'
import classes from './AddProductForm.module.css'
import { ProductPreview } from './preview/ProductPreview.tsx'
import { clearDraft, readDraft } from './product-draft.ts'
import { useAddProduct } from './use-add-product.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const required = ['name', 'price', 'type', 'images']
const incomplete = 'Please fill in all required fields and upload at least one image'
const unfit = 'Please check the marked fields'

type AddProductFormProps = { uid: string; types: readonly ProductType[]; colors: readonly ProductColor[] }

/** The form of a new product, which goes on where this member of the staff has left it. */
export function AddProductForm({ uid, types, colors }: AddProductFormProps) {
  const [kept, setKept] = useState(() => readDraft(uid))
  const form = useProductForm(kept ?? emptyValues, { isNew: true })
  useKeptDraft(uid, form.values)
  const element = useRef<HTMLFormElement>(null)
  useHotkeys([['mod+S', () => element.current?.requestSubmit()]], [])

  const restart = (values: ProductValues) => {
    form.setValues(values)
    form.clearErrors()
    form.resetDirty(values)
    setKept(undefined)
  }
  const { run, isPending, hasFailed } = useAddProduct(form, () => {
    for (const { id } of form.values.images) removeUpload(id)
    clearDraft(uid)
    restart(emptyValues)
    window.scrollTo({ top: 0 })
    form.getInputNode('name')?.focus({ preventScroll: true })
  })
  const startAfresh = () => {
    const discarded = form.values
    restart(emptyValues)
    toast.good('Draft discarded', { label: 'Undo', act: () => restart(discarded) })
  }
  const refuse = (errors: Record<string, unknown>) => {
    toast.bad(required.some((field) => field in errors) ? incomplete : unfit)
    focusFirstInvalid(form, errors)
  }

  return (
    <div className={classes.page}>
      <form
        ref={element}
        className={classes.form}
        aria-label="Add New T-Shirt"
        onSubmit={form.onSubmit(run, refuse)}
        noValidate
      >
        {kept && (
          <Alert mb="lg" role="status">
            Draft restored{' '}
            <Button variant="default" size="compact-md" ml="xs" onClick={startAfresh}>
              Start over
            </Button>
          </Alert>
        )}
        <ProductFields form={form} types={types} colors={colors} />
        <div className={classes.bar}>
          <Button type="submit" color="marigold" size="lg" loading={isPending} aria-keyshortcuts="Control+S Meta+S">
            Add Product
          </Button>
          <p className={classes.state} data-failed={hasFailed || undefined}>
            {hasFailed
              ? 'Not added yet. Everything you typed is still here.'
              : 'Ctrl S adds it. A draft is kept as you type.'}
          </p>
        </div>
      </form>
      <ProductPreview values={form.values} />
    </div>
  )
}
