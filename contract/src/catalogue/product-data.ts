import { formatPrice } from '../rupee-format.ts'
import type { Product } from './product.ts'

/** Returns the pages above a product's, from the home page down. */
export const productTrail = ({ category }: Pick<Product, 'category'>) => [
  { path: '/', label: 'Home' },
  { path: `/category/${category.toLowerCase()}`, label: category },
]

/** Returns the description of a shared link to a product; it includes the price because chats show none of their own. */
export const productWords = ({ price, description }: Pick<Product, 'price' | 'description'>): string =>
  [formatPrice(price), description.trim()].filter(Boolean).join(' · ')

/** Returns the absolute address of a picture, for chats and search engines. */
export const pictureAddress = (image: string, origin: string): string =>
  image.startsWith('/') ? origin + image : image

/** Returns a product as schema.org data, with the shop as its brand. A rating is included only if customers gave it. */
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

/** Returns a product's breadcrumbs as schema.org data. */
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

/** Returns JSON that is safe inside a script element: no text in it can close the element. */
export const jsonForScript = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')
