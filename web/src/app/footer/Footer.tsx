import { Link } from 'react-router-dom'
import { Brand } from '../header/Brand.tsx'
import { ContactLines } from './ContactLines.tsx'
import classes from './Footer.module.css'
import { NewsletterBox } from './NewsletterBox.tsx'

const columns = [
  {
    title: 'Quick Links',
    links: [
      ['/products', 'All products'],
      ['/single-order', 'Design your own'],
      ['/order', 'Bulk orders'],
      ['/printing', 'Printing services'],
      ['/about', 'About us'],
      ['/contact', 'Contact'],
    ],
  },
  {
    title: 'Categories',
    links: [
      ['/category/men', 'Men'],
      ['/category/women', 'Women'],
      ['/category/kids', 'Kids'],
      ['/category/unisex', 'Unisex'],
      ['/category/seasonal', 'Seasonal'],
    ],
  },
] as const

const legal = [
  ['/privacy', 'Privacy'],
  ['/terms', 'Terms'],
  ['/returns', 'Returns'],
] as const

const payments = ['VISA', 'MC', 'PayPal', 'UPI'] as const

/** The foot of every customer page. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Brand />
          <p>Tees with something to say. One piece or five hundred, printed in India.</p>
          <NewsletterBox />
        </div>
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title} className={classes.column}>
            <h2>{title}</h2>
            {links.map(([to, label]) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </nav>
        ))}
        <section className={classes.column} aria-labelledby="footer-contact">
          <h2 id="footer-contact">Contact</h2>
          <ContactLines />
        </section>
      </div>
      <div className={classes.base}>
        <nav aria-label="Legal">
          {legal.map(([to, label]) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <ul aria-label="Accepted payments">
          {payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
