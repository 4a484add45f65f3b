import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { formatPrice } from '@teeshala/contract/rupee-format'
import { preload } from 'react-dom'
import { ButtonLink } from '../../../shared/routing/ButtonLink.tsx'
import { settingsQuery } from '../../../shared/settings/settings-query.ts'
import * as texts from '../../../texts/first-visit.ts'
import classes from './Hero.module.css'
import { Services } from './Services.tsx'

const avif = [480, 720, 960].map((width) => `/catalogue/hero-${width}.avif ${width}w`).join(', ')
const sizes = '(min-width: 48em) 46vw, min(100vw - 2rem, 26rem)'

/** The home page's hero. */
export function Hero() {
  const { data: shop } = useQuery(settingsQuery)
  preload('/catalogue/hero-960.avif', {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avif,
    imageSizes: sizes,
    fetchPriority: 'high',
  })
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
            <ButtonLink to="/design-your-own" size="lg" variant="outline" color="ink.9">
              {texts.designYourOwn}
            </ButtonLink>
          </div>
        </div>
        <picture className={classes.sources}>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          <img
            className={classes.picture}
            src="/catalogue/hero-960.webp"
            srcSet="/catalogue/hero-480.webp 480w, /catalogue/hero-960.webp 960w"
            sizes={sizes}
            width={960}
            height={1200}
            alt=""
            fetchPriority="high"
            ref={(picture) => {
              if (picture?.complete) picture.dataset.isThere = ''
            }}
            onLoad={({ currentTarget }) => {
              currentTarget.dataset.isThere = ''
            }}
          />
        </picture>
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
