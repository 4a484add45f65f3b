import { useQuery } from '@tanstack/react-query'
import { NewsletterForm } from '../../../shared/footer/NewsletterForm.tsx'
import { Link } from '../../../shared/routing/Link.tsx'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import { tel } from '../../../shared/ui/fields/tel.ts'
import * as texts from '../../../texts/first-visit.ts'
import { Wordmark } from '../Wordmark.tsx'
import { footerLinks, legalLinks } from './footer-links.ts'
import classes from './StoreFooter.module.css'

const payments = ['VISA', 'MC', texts.paypal, 'UPI']

export function StoreFooter() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div className={classes.brand}>
          <Wordmark />
          <p>{texts.tShirtsPolosAndHoodiesPrinted}</p>
          <NewsletterForm />
        </div>
        {footerLinks.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <section aria-label={texts.contact} className={classes.contact}>
          <h2>{texts.contact}</h2>
          <address>
            {shop && (
              <>
                {shop.addressLines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
                {shop.phone && <a href={tel(shop.phone)}>{shop.phone}</a>}
              </>
            )}
          </address>
        </section>
      </div>
      <div className={classes.legal}>
        <p>
          {shop && (
            <>
              © {shop.legalName || shop.shopName}
              {shop.gstin && <> {texts.gstinIs(shop.gstin)}</>}
            </>
          )}
        </p>
        <ul className={classes.laws}>
          {legalLinks.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        <ul className={classes.payments} aria-label={texts.acceptedPayments}>
          {payments.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
