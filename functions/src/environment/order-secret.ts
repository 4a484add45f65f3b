type Environment = Readonly<Record<string, string | undefined>>

/** The shortest secret that cannot be tried out. */
const shortest = 32

/**
 * Returns the secret of the server from which ids and tokens of orders follow; whoever knew it could name other people's orders.
 * Throws where it is missing or too short, so that no order is made without it.
 */
export function orderSecret({ ORDER_SECRET }: Environment): string {
  if (ORDER_SECRET && ORDER_SECRET.length >= shortest) return ORDER_SECRET
  throw new Error(`ORDER_SECRET is not set, or has fewer than ${shortest} characters: orders cannot be given their ids`)
}
