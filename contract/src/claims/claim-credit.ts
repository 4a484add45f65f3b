type Credit = { readonly number: string; readonly issuedAt: Date | string }
type Claim = { readonly createdAt: Date | string }
type Naming = { readonly creditNote?: string | undefined }

/** Returns the credit note by which the money of a claim went back: the latest since the claim that no other one of the order names. */
export function creditOfClaim<T extends Credit>(
  { createdAt }: Claim,
  credits: readonly T[],
  others: readonly Naming[],
): T | undefined {
  const since = new Date(createdAt)
  const used = others.map(({ creditNote }) => creditNote)
  return credits.findLast(({ number, issuedAt }) => new Date(issuedAt) >= since && !used.includes(number))
}
