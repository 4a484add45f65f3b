import { pictureSources } from '@teeshala/contract/catalogue/picture-sources'
import cx from 'clsx'
import { useState } from 'react'
import * as texts from '../../../texts/first-visit.ts'
import { useNear } from '../../ui/near-screen/use-near.ts'
import classes from './ProductPicture.module.css'

type ProductPictureProps = {
  /** The picture's URL; undefined if the product has none. */
  src: string | undefined
  alt: string
  /** How wide it is shown, in the syntax of the `sizes` attribute. */
  sizes: string
  /** Visible when the page opens: loaded at once with priority. */
  isFirst?: boolean
  className?: string | undefined
}

/** A product's picture in the common 4:5 frame, or a placeholder. */
export function ProductPicture({ src, alt, sizes, isFirst = false, className }: ProductPictureProps) {
  if (!src) return <MissingPicture alt={alt} className={className} />
  return <NearPicture key={src} src={src} alt={alt} sizes={sizes} isFirst={isFirst} className={className} />
}

type NearPictureProps = ProductPictureProps & { src: string; isFirst: boolean }

/**
 * Loads the picture when it comes near the screen; the browser's own lazy loading starts three screens ahead. If its sizes are
 * missing, as in the seconds after an upload, the original is shown.
 */
function NearPicture({ src, alt, sizes, isFirst, className }: NearPictureProps) {
  const [ref, isNear] = useNear<HTMLImageElement>(isFirst)
  const [failures, setFailures] = useState(0)
  const sources = pictureSources(src)
  const sized = failures === 0 ? sources : undefined
  if (failures > (sources ? 1 : 0)) return <MissingPicture alt={alt} className={className} />
  const image = (
    <img
      ref={ref}
      className={cx(classes.picture, className)}
      {...(isNear && { src, ...(sized && { srcSet: sized.webp, sizes }) })}
      width={960}
      height={1200}
      alt={alt}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      onError={() => setFailures(failures + 1)}
    />
  )
  return (
    <picture className={classes.sources}>
      {isNear && sized?.avif && <source type="image/avif" srcSet={sized.avif} sizes={sizes} />}
      {image}
    </picture>
  )
}

function MissingPicture({ alt, className }: { alt: string; className: string | undefined }) {
  return (
    <svg
      className={cx(classes.picture, classes.missing, className)}
      viewBox="0 0 96 120"
      role="img"
      aria-label={alt || texts.noPicture}
    >
      <path d="M36 30 20 38l-8 20 12 5 3-7v40h42V56l3 7 12-5-8-20-16-8c-3 6-21 6-24 0Z" />
    </svg>
  )
}
