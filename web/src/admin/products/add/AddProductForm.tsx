import { Alert, Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/options/product-type'
import { isHardlyAPrice } from '@teeshala/contract/catalogue/product'
import { useRef, useState } from 'react'
import { mergedOver } from '../../../shared/session/kept/kept-edit.ts'
import { focusFirstInvalid } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { SmallButton } from '../../../shared/ui/SmallButton.tsx'
import { toast } from '../../../shared/ui/toasts/toast.ts'
import { removeUpload } from '../../../shared/uploads/run-uploads.ts'
import * as texts from '../../../texts/admin/products.ts'
import { ProductFields } from '../form/ProductFields.tsx'
import { emptyValues, type ProductValues } from '../form/product-values.ts'
import { useProductForm } from '../form/use-product-form.ts'
import classes from './AddProductForm.module.css'
import { ProductPreview } from './preview/ProductPreview.tsx'
import { clearDraft, isEmpty, readDraft } from './product-draft.ts'
import { typedSince } from './typed-since.ts'
import { useAddProduct } from './use-add-product.ts'
import { useKeptDraft } from './use-kept-draft.ts'

const required = ['name', 'price', 'type', 'images'] as const

/** Returns what is missing, as a sentence. */
function lackIn(values: ProductValues, errors: Record<string, unknown>): string {
  if (required.some((name) => name in errors && values[name].toString().trim() === '')) {
    return texts.fillInAllRequiredFieldsAndUpload
  }
  const asksThePrice = values.price !== '' && isHardlyAPrice(values.price)
  return asksThePrice && Object.keys(errors).join() === 'price' ? texts.confirmThePrice : texts.checkTheMarkedFields
}

type AddProductFormProps = { uid: string; types: readonly ProductType[]; colors: readonly ProductColor[] }

/** The form of a new product, restored from this staff member's draft. */
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
  const { run, isPending, hasFailed } = useAddProduct(form, (sent) => {
    for (const { id } of sent.images) removeUpload(id)
    clearDraft(uid)
    const rest = typedSince(sent, form.getValues())
    restart(rest)
    // Whoever is still typing stays here.
    if (!isEmpty(rest)) return
    window.scrollTo({ top: 0 })
    form.getInputNode('name')?.focus({ preventScroll: true })
  })
  const startAfresh = () => {
    const discarded = form.values
    restart(emptyValues)
    // Later input stays, over the discarded draft.
    const putBack = () => restart(mergedOver(discarded, form.getValues(), emptyValues))
    toast.good(texts.draftDiscarded, { label: texts.undo, act: putBack })
  }
  const refuse = (errors: Record<string, unknown>) => {
    toast.bad(lackIn(form.values, errors))
    focusFirstInvalid(form, errors)
  }

  return (
    <div className={classes.page}>
      <form
        ref={element}
        className={classes.form}
        aria-label={texts.addNewTShirt}
        onSubmit={form.onSubmit(run, refuse)}
        noValidate
      >
        {kept && (
          <Alert mb="lg" role="status">
            {texts.draftRestored}{' '}
            <SmallButton ml="xs" onClick={startAfresh}>
              {texts.startOver}
            </SmallButton>
          </Alert>
        )}
        <ProductFields form={form} types={types} colors={colors} />
        <div className={classes.bar}>
          <Button type="submit" color="marigold" size="lg" loading={isPending} aria-keyshortcuts="Control+S Meta+S">
            {texts.addProduct}
          </Button>
          <p className={classes.state} data-failed={hasFailed || undefined}>
            {hasFailed ? texts.notAddedYet : texts.ctrlSAddsItADraft}
          </p>
        </div>
      </form>
      <ProductPreview values={form.values} />
    </div>
  )
}
