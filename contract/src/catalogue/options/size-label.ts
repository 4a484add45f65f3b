const labels: Readonly<Record<string, string>> = { xS: 'XS', '2XL': 'XXL' }

/** Returns the label of a size: the order pages' xS and 2XL are the catalogue's XS and XXL. */
export function sizeLabel(size: string): string {
  return labels[size] ?? size
}
