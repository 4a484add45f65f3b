type Environment = Readonly<Record<string, string | undefined>>

/** The minimum length that resists brute force. */
const shortest = 32

/**
 * Returns the server secret from which order ids and tokens are derived; whoever knew it could name other people's orders.
 * Throws if it is missing or too short.
 */
export function orderSecret({ ORDER_SECRET }: Environment): string {
  if (ORDER_SECRET && ORDER_SECRET.length >= shortest) return ORDER_SECRET
  throw new Error(`ORDER_SECRET is not set, or has fewer than ${shortest} characters: orders cannot be given their ids`)
}
