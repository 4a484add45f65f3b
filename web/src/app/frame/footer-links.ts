export const footerLinks = [
  {
    title: 'Quick links',
    links: [
      { to: '/', label: 'Home' },
      { to: '/orders', label: 'My Orders' },
      { to: '/cart', label: 'My Cart' },
    ],
  },
] as const
