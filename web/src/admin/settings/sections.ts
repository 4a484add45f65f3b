/** The parts of the settings by their anchors: what each is called, and what it is about. */
export const sections = {
  shop: { title: 'Shop', about: 'How the shop is called, in its pages, mails and on invoices.' },
  contact: {
    title: 'Contact',
    about: 'How customers reach the shop: on the contact page, in the footer and under every mail.',
  },
  tax: { title: 'Tax', about: 'Under which number the shop pays GST.' },
  shipping: {
    title: 'Shipping',
    about: 'What carts and new orders pay for the parcel. Orders that are placed keep their fee.',
  },
  prices: { title: 'Prices', about: 'What a print costs on the single and bulk order pages.' },
  delivery: {
    title: 'Delivery',
    about: 'By when customers have what they order. Orders that are placed keep the date they were promised.',
  },
  payment: {
    title: 'Payment',
    about: 'Which ways to pay customers are offered. Orders that are placed can still be paid as they were.',
  },
  mails: { title: 'Mails to staff', about: 'Who is told of what happens in the shop.' },
  stock: { title: 'Stock', about: 'When the dashboard, the notifications and the product list warn.' },
} as const

export type SectionName = keyof typeof sections
