import type { PricingSection } from './pricing.ts'

const names: Readonly<Record<PricingSection, (option: string) => string>> = {
  design: (option) => `${option} Design`,
  paper: (option) => option.split('|').join(' '),
  printing: (option) => `${option} Printing`,
  lamination: (option) => `${option} Lamination`,
  binding: (option) => `${option} Binding`,
}

/** What a line of this option is called: 'Glossy Lamination'; a paper 'common1 A4 70gsm'. */
export function itemName(section: PricingSection, option: string): string {
  return names[section](option)
}

/** What is said of an option that has no description: 'Glossy lamination service'. */
export function itemDescription(section: PricingSection, option: string): string {
  return `${section === 'paper' ? itemName(section, option) : option} ${section} service`
}

/** Said where nothing is chosen of a section. */
export const chooseOption: Readonly<Record<PricingSection, string>> = {
  design: 'Please select a design',
  paper: 'Please select paper specifications',
  printing: 'Please select a printing option',
  lamination: 'Please select a lamination option',
  binding: 'Please select a binding option',
}
