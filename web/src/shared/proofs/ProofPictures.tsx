import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrderProof, ProofPicture } from '@teeshala/contract/proofs/proof'
import * as texts from '../../texts/shared/proofs.ts'
import classes from './ProofPictures.module.css'
import { type ProofPictureAt, proofPictureQuery } from './proof-picture-query.ts'

type ProofPicturesProps = { id: string; token: string | null; version: OrderProof['versions'][number] }

/** The pictures of a proof, each with where and on which colour it shows the print. */
export function ProofPictures({ id, token, version: { number, pictures } }: ProofPicturesProps) {
  return (
    <ul className={classes.pictures}>
      {pictures.map((picture, index) => (
        <li key={`${picture.placement} ${picture.color} ${picture.view}`}>
          <Picture picture={picture} at={{ id, number, picture: index, token }} />
        </li>
      ))}
    </ul>
  )
}

function Picture({ picture: { placement, color, view }, at }: { picture: ProofPicture; at: ProofPictureAt }) {
  const { data: address, isError } = useQuery(proofPictureQuery(at))
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
