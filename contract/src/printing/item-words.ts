import type { PricingSection } from './pricing.ts'

const names: Readonly<Record<PricingSection, (option: string) => string>> = {
  design: (option) => `${option} Design`,
  paper: (option) => option.split('|').join(' '),
  printing: (option) => `${option} Printing`,
  lamination: (option) => `${option} Lamination`,
  binding: (option) => `${option} Binding`,
}

/** Returns the name of a line with this option: 'Glossy Lamination'; for paper 'common1 A4 70gsm'. */
export function itemName(section: PricingSection, option: string): string {
  return names[section](option)
}

/** Returns the description of an option that has none of its own: 'Glossy lamination service'. */
export function itemDescription(section: PricingSection, option: string): string {
  return `${section === 'paper' ? itemName(section, option) : option} ${section} service`
}

/** The error when no option of a section is chosen. */
export const chooseOption: Readonly<Record<PricingSection, string>> = {
  design: 'Please select a design',
  paper: 'Please select paper specifications',
  printing: 'Please select a printing option',
  lamination: 'Please select a lamination option',
  binding: 'Please select a binding option',
}
