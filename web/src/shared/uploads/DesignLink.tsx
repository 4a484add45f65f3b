import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Design } from '@teeshala/contract/orders/design'
import { useId } from 'react'
import classes from './DesignLink.module.css'
import { designUrlQuery, isStored } from './design-url-query.ts'

/** A customer's design by its name, and the way to the file for those who may open it. */
export function DesignLink({ design }: { design: Pick<Design, 'path' | 'name'> }) {
  const nameId = useId()
  const { data: url, isError } = useQuery(designUrlQuery(design.path))
  return (
    <span className={classes.design}>
      <span id={nameId} className={classes.name}>
        {design.name}
      </span>
      {url && (
        <Anchor href={url} target="_blank" rel="noreferrer" aria-describedby={nameId}>
          View Design
        </Anchor>
      )}
      {isStored(design.path) && !url && <span aria-busy={!isError}>{isError ? 'Cannot be opened here' : '…'}</span>}
    </span>
  )
}
