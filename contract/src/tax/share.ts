/** Returns the share of an amount in paise that `part` is of `whole`, rounded half up to the paisa; 0 if `whole` is 0. */
export function share(paise: number, part: number, whole: number): number {
  const [amount, of, all] = [BigInt(paise), BigInt(part), BigInt(whole)]
  return all === 0n ? 0 : Number((2n * amount * of + all) / (2n * all))
}
