/** The ten colours that a product may come in. */
export const seedColours = [
  { id: 'black', name: 'Black', hexCode: '#17181B' },
  { id: 'white', name: 'White', hexCode: '#FFFFFF' },
  { id: 'navy-blue', name: 'Navy Blue', hexCode: '#1B2A4A' },
  { id: 'golden-yellow', name: 'Golden Yellow', hexCode: '#F2AE1C' },
  { id: 'red', name: 'Red', hexCode: '#C4212F' },
  { id: 'royal-blue', name: 'Royal Blue', hexCode: '#2449AE' },
  { id: 'orange', name: 'Orange', hexCode: '#EA6A1E' },
  { id: 'light-blue', name: 'Light Blue', hexCode: '#A8CBE6' },
  { id: 'light-grey', name: 'Light Grey', hexCode: '#C8CACD' },
  { id: 'golden-green', name: 'Golden Green', hexCode: '#7C8730' },
] as const

export type ColourId = (typeof seedColours)[number]['id']
