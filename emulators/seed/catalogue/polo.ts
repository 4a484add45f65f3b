import type { SeedType } from './seed-product.ts'

export const polo: SeedType = {
  id: 'polo',
  type: 'Polo',
  cloth: {
    fabric: '100% cotton honeycomb piqué',
    gsm: 220,
    fit: 'Regular',
    neck: 'Flat-knit collar, three-button placket',
    sleeve: 'Half sleeve, ribbed cuff',
    care: 'Machine wash cold with the buttons closed. Dry flat in shade.',
    origin: 'Knitted in Ludhiana, finished in Bengaluru',
    country: 'India',
    hsn: '61051010',
  },
  products: [
    {
      id: 'campus-polo',
      name: 'Campus Polo',
      price: 699,
      was: 899,
      category: 'Men',
      description: 'Piqué with a backbone and our mark on the chest. Good from the first lecture to the last bus.',
      fullDescription:
        'A collar that stands without starch, vents that let you sit down, and a placket on woven tape. The mark is embroidered, not printed.\n\nLeave it as it comes, or add a name on the back for the whole department.',
      colors: ['navy-blue', 'red', 'black', 'white'],
      stock: 260,
      flags: ['bestSeller'],
    },
    {
      id: 'bandstand-polo',
      name: 'Bandstand Polo',
      price: 849,
      category: 'Men',
      description: 'Three knitted bands across the chest and a navy collar, for evenings by the sea.',
      fullDescription:
        'The bands are knitted in, not printed, so they run straight through the side seam and never crack. Named after a promenade where everybody walks and nobody gets anywhere.\n\nBands and print do not mix: this one is not customised.',
      colors: ['white'],
      stock: 74,
      isCustomizable: false,
      flags: ['new'],
    },
    {
      id: 'court-polo',
      name: 'Court Polo',
      price: 749,
      category: 'Women',
      description: 'White piqué with a bottle green collar. Serve, volley, filter coffee.',
      fullDescription:
        'Shaped at the waist, with a narrower placket and a sleeve that ends where it should. Contrast collar and cuffs are flat-knitted in Ludhiana and keep their line.',
      colors: ['white', 'light-blue'],
      stock: 110,
      cloth: { fit: 'Women’s regular', hsn: '61061000' },
    },
    {
      id: 'company-polo',
      name: 'Company Polo',
      price: 649,
      category: 'Unisex',
      description: 'The one for your logo. Every size deep in stock, so the late joiner gets one too.',
      fullDescription:
        'A clean piqué polo kept in depth through the year for teams, cafés and crews. Put a logo of 9 × 9 cm on either chest and anything up to A3 on the back.\n\nOrder one to feel the cloth, then order for everybody from the bulk page.',
      colors: ['royal-blue', 'light-grey', 'black', 'white', 'navy-blue', 'red'],
      stock: 1400,
    },
    {
      id: 'block-print-polo',
      name: 'Bagru Block Polo',
      price: 999,
      was: 1199,
      category: 'Men',
      description:
        'Flower and sprig, stamped again and again until the cloth is full. A kurta’s print on a polo’s back.',
      fullDescription:
        'The repeat comes from a teak block we had carved in Bagru; the cloth is printed before it is cut, so that the pattern runs over body and sleeves. Collar and cuffs in the darkest ink.\n\nSmall shifts of register are the hand of the printer, not a fault.',
      colors: ['golden-yellow', 'light-blue'],
      stock: 58,
      isCustomizable: false,
      flags: ['new'],
    },
    {
      id: 'school-polo',
      name: 'House Colours Polo',
      price: 449,
      category: 'Kids',
      description: 'A school polo that looks like the child chose it. Navy collar, soft placket.',
      fullDescription:
        'Knees go before this does. Soft piqué without the scratch, two buttons that stay on, and a collar that survives being chewed.\n\nAdd the house crest on the left chest; we keep the file for next year.',
      colors: ['light-blue', 'golden-yellow', 'white'],
      sizes: ['XS', 'S', 'M', 'L'],
      stock: 420,
      cloth: { gsm: 200, fit: 'Kids regular' },
    },
  ],
}
