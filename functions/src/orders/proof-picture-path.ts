/** Returns the storage path of a proof picture, which browsers can only read through the API. */
export function proofPicturePath(orderId: string, hash: string, number: number): string {
  return `${proofFolderOf(orderId)}${hash.slice(0, 16)}-${number}.webp`
}

/** Returns the folder of all proof pictures of an order. */
export const proofFolderOf = (orderId: string) => `proofs/${orderId}/`
