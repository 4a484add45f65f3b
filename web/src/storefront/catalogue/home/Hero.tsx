import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { Link } from '../../../shared/routing/Link.tsx'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import * as texts from '../../../texts/first-visit.ts'
import classes from './Hero.module.css'
import { Services } from './Services.tsx'

/** What the shop does, at the top of the home page. */
export function Hero() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <section className={classes.hero} aria-labelledby="hero-title">
      <div className={classes.window}>
        <div className={classes.words}>
          <h1 id="hero-title" className={classes.title}>
            {texts.sayIt} <br />
            {texts.onATee}
          </h1>
          <p className={classes.lead}>{texts.pickOneOfOurDesignsOrSend}</p>
          <div className={classes.actions}>
            <Button component="a" href="#collections" size="lg" color="ink.9">
              {texts.shopTheCollection}
            </Button>
            <Button component={Link} to="/design-your-own" size="lg" variant="outline" color="ink.9">
              {texts.designYourOwn}
            </Button>
          </div>
        </div>
        <img
          className={classes.picture}
          src="/catalogue/hero-960.webp"
          srcSet="/catalogue/hero-480.webp 480w, /catalogue/hero-960.webp 960w"
          sizes="(min-width: 48em) 46vw, 100vw"
          width={960}
          height={1200}
          alt=""
          fetchPriority="high"
        />
      </div>
      <ul className={classes.facts}>
        <li>{texts.printedInOurWorkshop}</li>
        <li>{texts.fromOnePiece}</li>
        <li>{texts.cashOnDelivery}</li>
        <li>{shop ? texts.freeShippingAbove(formatPrice(shop.freeShippingAbove)) : texts.shippingAllOverIndia}</li>
      </ul>
      <Services />
    </section>
  )
}
