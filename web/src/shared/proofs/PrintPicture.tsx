import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ProofPicture } from '@teeshala/contract/proofs/proof'
import * as texts from '../../texts/shared/proofs.ts'
import classes from './PrintPicture.module.css'

type PrintPictureProps = { picture: ProofPicture; loaded: Pick<UseQueryResult<string>, 'data' | 'isError'> }

/** A picture that the shop has drawn of a print, with where and on which colour it shows it. */
export function PrintPicture({ picture: { placement, color, view }, loaded }: PrintPictureProps) {
  const { data: address, isError } = loaded
  const words = texts.pictureAlt(placement, color, view === 'close_up')
  return (
    <figure className={classes.figure}>
      {address && <img className={classes.picture} src={address} alt={words} width={800} height={1000} />}
      {!address && !isError && <Skeleton className={classes.picture} />}
      {isError && <p className={classes.missing}>{texts.pictureIsMissing}</p>}
      <figcaption className={classes.caption}>{words}</figcaption>
    </figure>
  )
}
