import type { Product } from '@teeshala/contract/catalogue/product'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { productData } from './product-data.ts'

/** What search engines and link previews read of a product. */
export function ProductHead({ product }: { product: Product }) {
  const data = productData(product, window.location.origin)
  return (
    <>
      <PageHead
        type="product"
        title={product.name}
        description={product.description}
        path={`/product/${product._id}`}
        image={product.images[0]}
      />
      <meta property="product:price:amount" content={product.price.toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which '<' is escaped, so that no text can close the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
