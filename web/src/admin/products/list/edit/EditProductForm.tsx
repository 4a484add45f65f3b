import { Box, Button, Group } from '@mantine/core'
import type { ProductColor } from '@teeshala/contract/catalogue/options/product-color'
import type { ProductType } from '@teeshala/contract/catalogue/options/product-type'
import type { Product } from '@teeshala/contract/catalogue/product'
import { useState } from 'react'
import { api } from '../../../../shared/api/api.ts'
import { failedWith, sentenceFor } from '../../../../shared/api/api-failure.ts'
import { useAction } from '../../../../shared/api/use-action.ts'
import { EditConflictNote } from '../../../../shared/edit-conflict/EditConflictNote.tsx'
import { type EditConflictOf, editConflictIn } from '../../../../shared/edit-conflict/edit-conflict-in.ts'
import { mergedOver, type Opened, touchedIn } from '../../../../shared/session/kept/kept-edit.ts'
import { useKeptForm } from '../../../../shared/session/kept/use-kept-form.ts'
import { ErrorAlert } from '../../../../shared/ui/ErrorAlert.tsx'
import { focusFirstInvalid, markRefused } from '../../../../shared/ui/focus/focus-first-invalid.ts'
import { toast } from '../../../../shared/ui/toasts/toast.ts'
import { AskUnsaved } from '../../../../shared/unsaved/AskUnsaved.tsx'
import { UploadMissing } from '../../../../shared/uploads/run-uploads.ts'
import { useUploads } from '../../../../shared/uploads/uploads-store.ts'
import * as texts from '../../../../texts/admin/products.ts'
import { ProductFields } from '../../form/ProductFields.tsx'
import { type ProductValues, valuesOf } from '../../form/product-values.ts'
import { settledRequest } from '../../form/settled-request.ts'
import { type ProductForm, useProductForm } from '../../form/use-product-form.ts'
import { withAddresses } from '../../form/with-addresses.ts'
import { replaceListed } from '../listed-products.ts'
import { fieldWords } from './field-words.ts'
import { keptProductName } from './kept-product-name.ts'
import { ProductGone } from './ProductGone.tsx'
import { stockNowIn } from './stock-now-in.ts'

type EditProductFormProps = {
  product: Product
  types: readonly ProductType[]
  colors: readonly ProductColor[]
  onClose: () => void
}

/** The edit form of a product. Pieces sold meanwhile stay sold; a colleague's changes are shown first. */
export function EditProductForm({ product, types, colors, onClose }: EditProductFormProps) {
  const { initialValues, opened, open } = useKeptForm({
    name: keptProductName(product._id),
    stored: { values: valuesOf(product), basedOn: product.updatedAt },
    values: () => withAddresses(form.getValues(), useUploads.getState().uploads),
  })
  const form: ProductForm = useProductForm(initialValues, { isNew: false })
  const [conflict, setConflict] = useState<EditConflictOf<Product>>()
  const [isGone, setIsGone] = useState(false)
  const { run, error, isPending, setError } = useAction({
    act: async ({
      values,
      seen: { values: before, basedOn },
    }: {
      values: ProductValues
      seen: Opened<ProductValues>
    }) => {
      const body = { ...(await settledRequest(values)), expectedStock: Number(before.stock), basedOn }
      return api('changeProduct', { params: { id: product._id }, body })
    },
    failed: (failure) => {
      if (editConflictIn(failure) || failedWith(failure, 'NOT_FOUND')) return undefined
      if (failure instanceof UploadMissing) return failure.message
      return sentenceFor(failure, texts.failedToUpdateProduct)
    },
    onSuccess: (saved, { values }) => {
      toast.good(texts.productUpdated)
      replaceListed(saved)
      setConflict(undefined)
      const isTyping = touchedIn(form.getValues(), values).length > 0
      if (isTyping) open({ values, basedOn: saved.updatedAt })
      else onClose()
    },
    onError: (failure, { seen }) => {
      setConflict(editConflictIn<Product>(failure))
      setIsGone(failedWith(failure, 'NOT_FOUND'))
      // The staff member has been told the present stock.
      const stock = stockNowIn(failure)
      if (stock !== undefined) open({ values: { ...seen.values, stock }, basedOn: seen.basedOn })
      markRefused(form, failure)
    },
  })
  const isChanged = touchedIn(form.values, opened.values).length > 0
  const theirs = conflict && { values: valuesOf(conflict.current), basedOn: conflict.current.updatedAt }
  const saveOver = (seen: Opened<ProductValues>) =>
    form.onSubmit(
      (typed) => {
        const values = mergedOver(seen.values, typed, opened.values)
        // A further change is compared with what was seen of theirs.
        open(seen)
        // Later input is compared with what is sent.
        form.setValues(values)
        return run({ values, seen })
      },
      (errors) => focusFirstInvalid(form, errors),
    )()
  const take = (seen: Opened<ProductValues>) => {
    open(seen)
    form.setValues(seen.values)
    setConflict(undefined)
    setError(undefined)
  }
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          saveOver(opened)
        }}
      >
        <ProductFields form={form} types={types} colors={colors} />
        {conflict && theirs && (
          <Box mt="xl">
            <EditConflictNote
              conflict={conflict}
              edit={{ theirs: theirs.values, mine: form.values, opened: opened.values }}
              words={fieldWords(colors)}
              onUseTheirs={() => take(theirs)}
              onKeepMine={() => saveOver(theirs)}
              isSaving={isPending}
            />
          </Box>
        )}
        {isGone && (
          <ProductGone
            id={product._id}
            typed={withAddresses(form.values, useUploads.getState().uploads)}
            onClose={onClose}
          />
        )}
        <ErrorAlert error={error} mt="lg" />
        <Group justify="flex-end" mt="xl">
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={isPending}>
            {texts.updateProduct}
          </Button>
        </Group>
      </form>
      <AskUnsaved isChanged={isChanged} />
    </>
  )
}
