import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Design } from '@teeshala/contract/designs/design'
import { useId } from 'react'
import * as texts from '../../texts/shared/design/designs.ts'
import classes from './DesignLink.module.css'
import { designPreviewQuery, designUrlQuery, isStored } from './design-url-query.ts'
import { useShownPreview } from './ShownPreviews.tsx'

type DesignLinkProps = {
  design: Pick<Design, 'path' | 'name'>
  /** The link's label. */
  label?: string
  /** Documents have no preview. */
  hasPicture?: boolean
}

/** A customer's design by name, linked to the file for those who may open it, or to its preview on an order's secret link. */
export function DesignLink({ design, label = texts.viewDesign, hasPicture = true }: DesignLinkProps) {
  const nameId = useId()
  const shownPreview = useShownPreview()
  const shown = hasPicture ? shownPreview(design.path) : undefined
  const file = useQuery(designUrlQuery(design.path))
  const preview = useQuery({ ...designPreviewQuery(design.path, shown), enabled: file.isError && shown !== undefined })
  // The garment may have loaded the preview already: whoever may open the file is not sent to it.
  const url = file.data ?? (file.isError ? preview.data : undefined)
  const isError = file.isError && (shown === undefined || preview.isError)
  const placeholder = shown ? texts.thereIsNoPictureOfItYet : texts.cannotBeOpenedHere
  return (
    <span className={classes.design}>
      <span id={nameId} className={classes.name}>
        {design.name}
      </span>
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" aria-describedby={nameId}>
          {label}
        </Anchor>
      )}
      {isStored(design.path) && !url && <span aria-busy={!isError}>{isError ? placeholder : '…'}</span>}
    </span>
  )
}
