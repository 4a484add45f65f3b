type Shelf = { readonly _id: string; readonly name: string; readonly stock: number }

/**
 * Returns which pieces of a reprint are not in stock, as a sentence for staff; undefined if all are. A product that is no longer sold has no stock to take
 * from.
 */
export function reprintShortage(
  pieces: ReadonlyMap<string, number>,
  products: readonly (Shelf | undefined)[],
): string | undefined {
  const short = products.flatMap((product) => {
    const needed = (product && pieces.get(product._id)) ?? 0
    return product && needed > product.stock ? [`${product.name} (${product.stock} left, ${needed} needed)`] : []
  })
  if (short.length === 0) return undefined
  return `Not enough in stock: ${short.join(', ')}. If there are more on the shelf, correct the stock first, or refund the customer instead.`
}
