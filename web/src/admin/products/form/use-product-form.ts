import { schemaResolver, type UseFormReturnType, useForm } from '@mantine/form'
import { imageRequired, NewProductRequest, ProductRequest } from '@teeshala/contract/catalogue/product'
import { type ProductValues, requestOf } from './product-values.ts'

export type ProductForm = UseFormReturnType<ProductValues>

/** The form of a product, validated by the contract's rules; a new one needs a picture. */
export function useProductForm(initialValues: ProductValues, { isNew }: { isNew: boolean }): ProductForm {
  return useForm<ProductValues>({
    initialValues,
    validateInputOnBlur: true,
    validate: (values) => ({
      // Checked separately: the schema reaches this rule only if all numbers are present.
      ...(isNew && values.images.length === 0 && { images: imageRequired }),
      ...schemaResolver(isNew ? NewProductRequest : ProductRequest, { sync: true })(requestOf(values)),
    }),
  })
}
