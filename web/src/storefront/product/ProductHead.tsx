import type { Product } from '@teeshala/contract/catalogue/product'
import { breadcrumbData, jsonForScript, productData, productWords } from '@teeshala/contract/catalogue/product-data'
import { memo } from 'react'
import { useShopName } from '../../shared/settings/use-shop-name.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'

/** The product's data for search engines and link previews; the server sends the same: functions/src/pages. */
export const ProductHead = memo(function ProductHead({ product }: { product: Product }) {
  const { origin } = window.location
  const shopName = useShopName()
  return (
    <>
      <PageHead
        type="product"
        title={product.name}
        description={productWords(product)}
        path={`/product/${product._id}`}
        image={product.images[0]}
      />
      <meta property="product:price:amount" content={product.price.toFixed(2)} />
      <meta property="product:price:currency" content="INR" />
      {[productData(product, origin, shopName), breadcrumbData(product, origin)].map((data) => (
        <script
          key={String(data['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with '<' escaped, so that no text can close the element
          dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
        />
      ))}
    </>
  )
})
