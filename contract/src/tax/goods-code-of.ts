/** The HSN or SAC and the GST rate of an item. */
export type GoodsCode = { readonly hsn?: string | undefined; readonly gstPercent?: number | undefined }

/** Returns only the code and rate of an item. */
export function goodsCodeOf({ hsn, gstPercent }: GoodsCode): { hsn?: string; gstPercent?: number } {
  return { ...(hsn !== undefined && { hsn }), ...(gstPercent !== undefined && { gstPercent }) }
}
