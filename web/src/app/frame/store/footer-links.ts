export const footerLinks = [
  {
    title: 'Quick links',
    links: [
      { to: '/', label: 'Home' },
      { to: '/products', label: 'Products' },
      { to: '/single-order', label: 'Design your own' },
      { to: '/order', label: 'Bulk orders' },
      { to: '/printing', label: 'Printing' },
      { to: '/orders', label: 'My Orders' },
      { to: '/track', label: 'Track order' },
      { to: '/favorites', label: 'Favorites' },
      { to: '/about', label: 'About us' },
      { to: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Categories',
    links: [
      { to: '/category/men', label: 'Men' },
      { to: '/category/women', label: 'Women' },
      { to: '/category/kids', label: 'Kids' },
      { to: '/category/unisex', label: 'Unisex' },
      { to: '/category/seasonal', label: 'Seasonal' },
    ],
  },
] as const

/** The law requires these links on every page. */
export const legalLinks = [
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
  { to: '/returns', label: 'Shipping and returns' },
] as const
