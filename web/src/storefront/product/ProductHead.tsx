import type { Product } from '@teeshala/contract/catalogue/product'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { productData } from './product-data.ts'

/** What search engines and link previews read of a product. */
export function ProductHead({ product }: { product: Product }) {
  const { origin } = window.location
  const url = `${origin}/product/${product._id}`
  const [image] = product.images
  return (
    <>
      <PageHead title={product.name} description={product.description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={product.name} />
      <meta property="og:description" content={product.description} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      <meta property="product:price:amount" content={product.price.toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON in which '<' is escaped, so that no text can close the element
        dangerouslySetInnerHTML={{ __html: JSON.stringify(productData(product, origin)).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}
