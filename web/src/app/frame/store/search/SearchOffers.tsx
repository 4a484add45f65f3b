import { IconArrowUpRight } from '@tabler/icons-react'
import { Price } from '../../../../shared/catalogue/product-card/Price.tsx'
import { ProductPicture } from '../../../../shared/catalogue/product-card/ProductPicture.tsx'
import { Link } from '../../../../shared/routing/Link.tsx'
import * as texts from '../../../../texts/frame/store.ts'
import classes from './SearchOffers.module.css'
import type { OfferGroup } from './search-offers.ts'

type SearchOffersProps = {
  listId: string
  groups: readonly OfferGroup[]
  /** The offer that Enter follows. */
  current: string | undefined
  optionId: (id: string) => string
  /** Told when the pointer comes to an offer. */
  onPoint: (id: string) => void
  onFollow: () => void
}

/** What the search offers while somebody types. The keyboard stays in its field. */
export function SearchOffers({ listId, groups, current, optionId, onPoint, onFollow }: SearchOffersProps) {
  return (
    <div id={listId} role="listbox" aria-label={texts.suggestions} className={classes.list}>
      {groups.map(({ title, offers }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
        <div key={title} role="group" aria-label={title}>
          <div className={classes.title} aria-hidden>
            {title}
          </div>
          {offers.map(({ id, to, label, product }) => (
            <Link
              key={id}
              id={optionId(id)}
              to={to}
              role="option"
              aria-selected={id === current}
              tabIndex={-1}
              className={classes.option}
              onMouseMove={() => onPoint(id)}
              onClick={onFollow}
            >
              {product ? (
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
              )}
            </Link>
          ))}
        </div>
      ))}
    </div>
  )
}
