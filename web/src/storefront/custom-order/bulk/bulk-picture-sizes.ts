/** How wide the garment of a bulk order is shown, in the syntax of the `sizes` attribute. */
export const bulkPictureSizes = '18rem'
