/** The parts of the settings by their anchors: what each is called, and what it is about. */
export const sections = {
  shop: { title: 'Shop', about: 'The shop’s name on pages, mails and invoices.' },
  contact: {
    title: 'Contact',
    about: 'How customers reach the shop: on the contact page, in the footer and under every mail.',
  },
  tax: { title: 'Tax', about: 'The number under which the shop pays GST.' },
  shipping: {
    title: 'Shipping',
    about: 'What carts and new orders pay for shipping. Orders already placed keep their fee.',
  },
  prices: { title: 'Prices', about: 'What a print costs on the single and bulk order pages.' },
  delivery: {
    title: 'Delivery',
    about: 'When customers get what they order. Orders already placed keep the date they were promised.',
  },
  payment: {
    title: 'Payment',
    about: 'The ways to pay that customers are offered. Orders already placed can still be paid the way they were.',
  },
  mails: { title: 'Mails to staff', about: 'Who gets mails about what happens in the shop.' },
  stock: { title: 'Stock', about: 'When the dashboard, the notifications and the product list warn you.' },
  holds: {
    title: 'Unconfirmed orders',
    about:
      'How much is kept for buyers who have neither paid nor confirmed their email or phone, so that nobody empties the shelf for nothing. Larger orders ask for a code by mail first.',
  },
} as const

export type SectionName = keyof typeof sections
