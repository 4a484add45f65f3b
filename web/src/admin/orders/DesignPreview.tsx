import { useQuery } from '@tanstack/react-query'
import type { BulkOrder } from '@teeshala/contract/bulk/bulk-order'
import { designPreviewQuery, designUrlQuery, isStored } from '../../shared/ordered-designs/design-url-query.ts'
import { useNear } from '../../shared/ui/near-screen/use-near.ts'
import * as texts from '../../texts/admin/orders/orders.ts'
import classes from './DesignPreview.module.css'
import { NoDesignYet } from './NoDesignYet.tsx'

/** The first design of a bulk order as a thumbnail that opens in a new tab, or 'No Image', with a mark if one is missing. */
export function DesignPreview({
  order,
}: {
  order: Pick<BulkOrder, '_id' | 'designImage' | 'designs' | 'missingDesigns'>
}) {
  const path = order.designImage ?? order.designs[0]?.path ?? ''
  const [ref, isNear] = useNear<HTMLAnchorElement>(false)
  const enabled = isNear && isStored(path)
  const { data: preview, isError } = useQuery({ ...designPreviewQuery(path), enabled })
  const { data: url } = useQuery({ ...designUrlQuery(path), enabled })
  const hasPicture = isStored(path) && !(isError && !preview)
  return (
    <>
      <NoDesignYet order={order} />
      {hasPicture ? (
        <a
          ref={ref}
          href={url}
          target="_blank"
          rel="noreferrer"
          className={classes.preview}
          // The file's URL may be known before there is a picture, and a link needs a name.
          aria-label={url && texts.designOf(order._id)}
          aria-busy={enabled && !preview}
        >
          {preview && <img src={preview} alt={texts.designOf(order._id)} />}
        </a>
      ) : (
        <span className={classes.none}>{texts.noImage}</span>
      )}
    </>
  )
}
