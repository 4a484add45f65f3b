/** Items that a closed card shows (storefront specification, section 9). */
export const previewed = 2
