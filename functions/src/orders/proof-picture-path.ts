/** Returns where a picture of a proof lies, which no browser reads past the API. */
export function proofPicturePath(orderId: string, hash: string, number: number): string {
  return `${proofFolderOf(orderId)}${hash.slice(0, 16)}-${number}.webp`
}

/** The folder of all pictures of an order's proofs. */
export const proofFolderOf = (orderId: string) => `proofs/${orderId}/`
