import { IconArrowUpRight } from '@tabler/icons-react'
import { Price } from '../../../../shared/catalogue/product-card/Price.tsx'
import { ProductPicture } from '../../../../shared/catalogue/product-card/ProductPicture.tsx'
import * as texts from '../../../../texts/frame/store.ts'
import { FoundOptions, type FoundOptionsProps } from '../../found/FoundOptions.tsx'
import classes from './SearchOffers.module.css'
import type { SearchOffer } from './search-offers.ts'

/** The suggestions while typing. */
export function SearchOffers(props: FoundOptionsProps<SearchOffer>) {
  return (
    <FoundOptions {...props} label={texts.suggestions} optionClass={classes.option}>
      {({ label, product }) =>
        product ? (
          <>
            <span className={classes.picture}>
              <ProductPicture src={product.images[0]} alt="" sizes="48px" isFirst />
            </span>
            <span className={classes.words}>
              <span className={classes.label}>{label}</span>
              <span className={classes.type}>{product.type}</span>
            </span>
            <Price product={product} />
          </>
        ) : (
          <>
            <span className={classes.label}>{label}</span>
            <IconArrowUpRight size={18} stroke={1.7} aria-hidden className={classes.icon} />
          </>
        )
      }
    </FoundOptions>
  )
}
