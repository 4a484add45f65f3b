import type { Product } from '@teeshala/contract/catalogue/product'

/** A product in the words of schema.org. A rating is told only where customers gave it. */
export function productData(product: Product, origin: string): Record<string, unknown> {
  const { _id, name, description, images, price, stock, rating, reviewCount, ratingCounts, type, category } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: _id,
    category: `${category} › ${type}`,
    brand: { '@type': 'Brand', name: 'Teeshala' },
    image: images.map((image) => new URL(image, origin).href),
    offers: {
      '@type': 'Offer',
      url: `${origin}/product/${_id}`,
      price: price.toFixed(2),
      priceCurrency: 'INR',
      itemCondition: 'https://schema.org/NewCondition',
      availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    },
    ...(ratingCounts && { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } }),
  }
}
