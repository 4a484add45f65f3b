/** Buyers' reviews of delivered orders, and the resulting ratings of products. */
import { createHash } from 'node:crypto'
import type { StoredProduct } from '@teeshala/contract/catalogue/product'
import type { StoredOrder } from '@teeshala/contract/orders/stored-order'
import { ratingOf, recounted } from '@teeshala/contract/reviews/rating'
import type { Stars, StoredReview } from '@teeshala/contract/reviews/review'
import { authorOf } from '@teeshala/contract/reviews/review-words'

const dayMs = 86_400_000

type Said = readonly [rating: Stars, text: string, answer?: string]

const said: Readonly<Record<string, readonly Said[]>> = {
  'cutting-chai': [
    [5, 'Print is even better in person. Washed six times, no crack at all. Took M, perfect fit.'],
    [5, 'Gifted it to my father, who runs on chai. He has not taken it off since Sunday.'],
    [4, 'Lovely tee. Colour is slightly darker than in the photo, but I like it.'],
    [5, 'Cloth is thick and soft, not see-through like others at this price.'],
    [3, 'Good print, but L was a bit long for me. Exchange to M was free and took five days.'],
    [5, 'Third one I am buying. Everyone at office asks where it is from.'],
    [
      4,
      'Fabric 10/10, delivery took two days more than promised.',
      'Sorry about that: the rains held up the Mumbai hub.',
    ],
    [5, ''],
    [5, 'Chai, sutta not included. Superb quality for 499.'],
    [
      2,
      'Ordered navy for my wife and the collar came with a loose thread.',
      'That should not leave our table. A new one is on its way, no return needed.',
    ],
    [5, 'Delivered to Gangtok in six days. Print has no plastic feel.'],
    [4, 'Nice. Wish it came in maroon also.'],
  ],
  bagh: [
    [5, 'The tiger covers the full chest and still feels light. Oversized fit is spot on.'],
    [5, 'Wore it for Durga Puja, got five compliments before lunch.'],
    [4, 'Heavy cloth, good for winter. For Chennai heat a bit too warm.'],
    [5, 'Orange one is exactly like the picture. No fading after a month.'],
    [5, ''],
    [4, 'Size down if you do not want it baggy. Quality is excellent.'],
    [3, 'Print is great. Sleeves are wider than I expected.'],
    [5, 'Best tee I own right now. Packaging was also plastic-free.'],
  ],
  'kolam-at-dawn': [
    [5, 'My mother drew this same kolam on the step. The lines are so fine!'],
    [5, 'Soft cotton, true to size. The cream ink does not peel.'],
    [4, 'Beautiful design. Red is more of a brick red.'],
    [5, 'Wore it to college fest, now three friends have ordered.'],
    [4, 'Good fit, shrank a tiny bit in the first wash.'],
  ],
  mayur: [
    [5, 'The feathers are printed so sharp. V-neck sits well.'],
    [4, 'Colour and cloth are good. A little transparent in bright sun.'],
    [5, 'Ordered for my sister in Guwahati, came in five days. She loves it.'],
    [3, 'Nice print but the neck is deeper than I like.'],
  ],
  'sab-chalta-hai': [
    [5, 'The font! Bold, huge and the ink is like butter. Must buy.'],
    [5, 'Everybody smiles in the lift when they read it.'],
    [4, 'Great tee. Free size exchange worked, just follow up on mail.'],
    [5, '240 gsm is no joke. Feels like a 2,000 rupee tee.'],
    [4, 'Black attracts lint, otherwise perfect.'],
  ],
  'kaapi-hoodie': [
    [5, 'Warm enough for Coorg mornings. The davara print is adorable.'],
    [5, 'Fleece inside is soft, zero pilling after two months.'],
    [4, 'Worth it. Pocket could be a little deeper.'],
    [4, 'Good hoodie, runs one size large.'],
  ],
  'polyester-dryfit': [
    [5, 'Printed our cricket team logo on left chest. Came out crisp.'],
    [4, 'Light and dries fast. At 120 there is nothing better for events.'],
    [4, 'Good for the price. Collar is simple, print is neat.'],
  ],
}

/** Not everybody writes a review. */
const isSilent = (index: number) => index % 5 === 3

/** Every review by its id: of orders that have arrived, in the order in which they were placed. */
export function reviewDocuments(orders: ReadonlyMap<string, StoredOrder>, now: Date): Map<string, StoredReview> {
  const reviews = new Map<string, StoredReview>()
  const delivered = new Map<string, number>()
  const words = new Map(Object.entries(said).map(([productId, all]) => [productId, all.values()]))
  // Asha has an account and is still to be asked.
  const arrived = [...orders].filter(([, { status, userId }]) => status === 'delivered' && userId === null)
  for (const [orderId, order] of arrived) {
    for (const line of order.lines) {
      if (line.kind === 'paper') continue
      const index = delivered.get(line.productId) ?? 0
      delivered.set(line.productId, index + 1)
      const one = isSilent(index) ? undefined : words.get(line.productId)?.next().value
      if (!one) continue
      const [rating, text, answer = ''] = one
      const at = new Date(
        Math.min(now.getTime(), (order.timeline.at(-1)?.at ?? now).getTime() + (2 + (index % 4)) * dayMs),
      )
      reviews.set(reviewIdOf(orderId, line.productId), {
        productId: line.productId,
        productName: line.name,
        orderId,
        userId: null,
        author: authorOf(order.contact.name),
        rating,
        text,
        isHidden: false,
        answer,
        createdAt: at,
        updatedAt: at,
      })
    }
  }
  return reviews
}

/** As the API creates it, so that a second review of the same product replaces this one. */
const reviewIdOf = (orderId: string, productId: string) =>
  createHash('sha256').update(`review of ${productId} in ${orderId}`).digest('hex').slice(0, 32)

/** Returns the products with the ratings from their reviews. */
export function withRatings(
  products: ReadonlyMap<string, StoredProduct>,
  reviews: ReadonlyMap<string, StoredReview>,
): Map<string, StoredProduct> {
  const rated = new Map(products)
  for (const { productId, rating } of reviews.values()) {
    const product = rated.get(productId)
    if (!product) continue
    const ratingCounts = recounted(product.ratingCounts, { to: rating })
    rated.set(productId, { ...product, ratingCounts, ...ratingOf(ratingCounts) })
  }
  return rated
}
