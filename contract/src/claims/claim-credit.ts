type Credit = { readonly number: string; readonly issuedAt: Date | string }
type Claim = { readonly createdAt: Date | string }
type Naming = { readonly creditNote?: string | undefined }

/** Returns the credit note that refunded a claim: the latest one after the claim that no other claim of the order refers to. */
export function creditOfClaim<T extends Credit>(
  { createdAt }: Claim,
  credits: readonly T[],
  others: readonly Naming[],
): T | undefined {
  const since = new Date(createdAt)
  const used = others.map(({ creditNote }) => creditNote)
  return credits.findLast(({ number, issuedAt }) => new Date(issuedAt) >= since && !used.includes(number))
}
