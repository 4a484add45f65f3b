/** Under which HSN or SAC something is taxed, and at which rate. */
export type GoodsCode = { readonly hsn?: string | undefined; readonly gstPercent?: number | undefined }

/** Returns the code and rate of something, and nothing else of it. */
export function goodsCodeOf({ hsn, gstPercent }: GoodsCode): { hsn?: string; gstPercent?: number } {
  return { ...(hsn !== undefined && { hsn }), ...(gstPercent !== undefined && { gstPercent }) }
}
