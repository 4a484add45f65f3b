import { Button, Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import * as texts from '../../texts/shared/proofs.ts'
import classes from './PrintPicture.module.css'

type PrintPictureProps = {
  picture: ProofPicture
  loaded: Pick<UseQueryResult<string>, 'data' | 'isError' | 'isFetching' | 'refetch'>
}

/** A drawn picture of a print, with placement and colour; a press opens it full size. */
export function PrintPicture({ picture: { placement, color, view }, loaded }: PrintPictureProps) {
  const { data: address, isError, isFetching, refetch } = loaded
  const words = texts.pictureAlt(placement, color, view === 'close_up')
  return (
    <figure className={classes.figure}>
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          <img className={classes.picture} src={address} alt={words} width={800} height={1000} />
        </a>
      )}
      {!address && !isError && <Skeleton className={classes.picture} />}
      {isError && !address && (
        <div className={classes.missing}>
          {texts.pictureIsMissing}
          <Button variant="default" size="compact-sm" loading={isFetching} onClick={() => refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
      <figcaption className={classes.caption}>{words}</figcaption>
    </figure>
  )
}
