/** Returns a part of an amount in paise as `part` is of `whole`, rounded half up to the paisa; nothing of nothing. */
export function share(paise: number, part: number, whole: number): number {
  const [amount, of, all] = [BigInt(paise), BigInt(part), BigInt(whole)]
  return all === 0n ? 0 : Number((2n * amount * of + all) / (2n * all))
}
