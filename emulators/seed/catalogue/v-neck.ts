import type { SeedType } from './seed-product.ts'

export const vNeck: SeedType = {
  id: 'v-neck',
  type: 'V-Neck',
  cloth: {
    fabric: '100% combed cotton single jersey',
    gsm: 165,
    fit: 'Slim',
    neck: 'V, mitred rib',
    sleeve: 'Half sleeve',
    care: 'Machine wash cold inside out. Dry in shade. Warm iron on the reverse.',
    origin: 'Knitted in Tiruppur, printed in Bengaluru',
    country: 'India',
    hsn: '61091000',
  },
  products: [
    {
      id: 'monsoon-lines',
      name: 'Monsoon Lines V-Neck',
      price: 529,
      category: 'Women',
      description: 'Cloud, then rain, in one weight of line. For the first day the road smells right again.',
      fullDescription:
        'More than a hundred strokes of rain under three concentric clouds, with the sun making a brief appearance behind. Two blues and a marigold on royal blue or grey.\n\nLight jersey with a mitred V that lies flat. Dries quickly, as it should in July.',
      colors: ['royal-blue', 'light-grey'],
      stock: 140,
      flags: ['seasonal', 'new'],
    },
    {
      id: 'lotus-wheel',
      name: 'Lotus Wheel V-Neck',
      price: 549,
      was: 649,
      category: 'Women',
      description: 'A lotus opened flat into a wheel of sixteen petals, ringed by seeds.',
      fullDescription:
        'Built on a compass and printed in three inks, with the seed-head left open at the centre. Deep rose on grey for the day, copper on navy for the evening.\n\nSlim through the body with a curved hem that may be worn in or out.',
      colors: ['light-grey', 'navy-blue'],
      stock: 118,
      flags: ['bestSeller'],
    },
    {
      id: 'mayur',
      name: 'Mayur V-Neck',
      price: 579,
      category: 'Women',
      description: 'Thirty feathers and one very sure of himself bird.',
      fullDescription:
        'Every feather is drawn with five shapes and set on a fan of three arcs, so that the tail opens across the chest. Teal, blue and marigold on navy.\n\nThe softest jersey we knit. Hand wash if you can bear to take it off.',
      colors: ['navy-blue', 'black'],
      stock: 84,
      flags: ['new'],
    },
    {
      id: 'ridge-line',
      name: 'Ridge Line V-Neck',
      price: 549,
      category: 'Men',
      description: 'Twenty-six ridges between the last chai stall and the snow.',
      fullDescription:
        'Line behind line of mountains, each hiding the one after it, with a low sun over the pass. One warm grey ink and a flash of orange on black.\n\nTrim in the arm and long enough to stay put under a rucksack.',
      colors: ['black', 'navy-blue'],
      stock: 102,
    },
    {
      id: 'everyday-v',
      name: 'Everyday V-Neck',
      price: 349,
      category: 'Men',
      description: 'A plain V in a colour between the field and the sun. Yours to print on.',
      fullDescription:
        'The V-neck without a drawing on it. Wear it as it is or put your own on chest, front or back: this one takes print well, because the yarn is combed and the surface even.',
      colors: ['golden-green', 'light-blue', 'black', 'white'],
      stock: 320,
    },
  ],
}
