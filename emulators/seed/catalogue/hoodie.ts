import type { SeedType } from './seed-product.ts'

export const hoodie: SeedType = {
  id: 'hoodie',
  type: 'Hoodie',
  cloth: {
    fabric: '80% cotton, 20% polyester brushed fleece',
    gsm: 320,
    fit: 'Relaxed',
    neck: 'Lined hood with drawcord',
    sleeve: 'Full sleeve, ribbed cuff',
    care: 'Machine wash cold inside out. Dry flat. Do not iron on the print.',
    origin: 'Knitted in Ludhiana, printed in Bengaluru',
    country: 'India',
    hsn: '61102000',
  },
  products: [
    {
      id: 'kaapi-hoodie',
      name: 'Filter Kaapi Hoodie',
      price: 1299,
      was: 1599,
      category: 'Unisex',
      description: 'Tumbler, davara and a yard of pour. For the three cold weeks and every air-conditioned office.',
      fullDescription:
        'The pour is the point: the higher, the better the froth. Three inks on brushed fleece, printed above the pocket where it shows when you sit.\n\nDouble-layered hood, metal-tipped cord in coffee brown, a pocket deep enough for both hands and a phone.',
      colors: ['light-grey', 'black'],
      stock: 76,
      flags: ['bestSeller', 'seasonal'],
    },
    {
      id: 'studio-hoodie',
      name: 'Studio Hoodie',
      price: 1199,
      category: 'Women',
      description: 'Quiet in front, a lotus wheel across the back. What we wear to the press on winter mornings.',
      fullDescription:
        'A small mark on the chest, then a full A3 wheel in three inks on the back. Marigold cord.\n\nBrushed inside, smooth outside; the rib at hem and cuffs is knitted with Lycra and springs back.',
      colors: ['navy-blue', 'black'],
      stock: 64,
      flags: ['new'],
    },
    {
      id: 'little-tiger',
      name: 'Little Tiger Hoodie',
      price: 899,
      was: 1099,
      category: 'Kids',
      description: 'Hood up, roar on. A warm orange cub for the smallest member of the pride.',
      fullDescription:
        'The stripes of our Bagh tee on a fleece hoodie cut for children. The cord is stitched down at the centre, as it must be in children’s wear.\n\nBrushed fleece that stays soft; inks without PVC.',
      colors: ['orange'],
      sizes: ['XS', 'S', 'M'],
      stock: 52,
      flags: ['seasonal'],
      cloth: { gsm: 280, fit: 'Kids relaxed' },
    },
  ],
}
