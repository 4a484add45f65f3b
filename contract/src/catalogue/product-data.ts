import { formatPrice } from '../rupee-format.ts'
import type { Product } from './product.ts'

/** The pages above a product's own, from the top of the shop. */
export const productTrail = ({ category }: Pick<Product, 'category'>) => [
  { path: '/', label: 'Home' },
  { path: `/category/${category.toLowerCase()}`, label: category },
]

/** What a link to a product says of it where it is shared: chats show no price of their own. */
export const productWords = ({ price, description }: Pick<Product, 'price' | 'description'>): string =>
  [formatPrice(price), description.trim()].filter(Boolean).join(' · ')

/** The whole address of a picture, as chats and search engines fetch it. */
export const pictureAddress = (image: string, origin: string): string =>
  image.startsWith('/') ? origin + image : image

/** A product of the shop of this name in the words of schema.org. A rating is told only where customers gave it. */
export function productData(product: Product, origin: string, shopName: string): Record<string, unknown> {
  const { _id, name, description, images, price, stock, rating, reviewCount, ratingCounts, type, category } = product
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: _id,
    category: `${category} › ${type}`,
    brand: { '@type': 'Brand', name: shopName },
    image: images.map((image) => pictureAddress(image, origin)),
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

/** Where a product stands in the shop, in the words of schema.org. */
export function breadcrumbData(product: Product, origin: string): Record<string, unknown> {
  const trail = [...productTrail(product), { path: `/product/${product._id}`, label: product.name }]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ path, label }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }
}

/** JSON as it may stand in a script element: no text in it can close the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
