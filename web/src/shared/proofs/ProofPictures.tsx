import { useQuery } from '@tanstack/react-query'
import type { OrderProof } from '@teeshala/contract/proofs/proof'
import classes from './PrintPicture.module.css'
import { PrintPicture } from './PrintPicture.tsx'
import { proofPictureQuery } from './proof-picture-query.ts'

type Version = OrderProof['versions'][number]
type ProofPicturesProps = { id: string; token: string | null; version: Version }

/** The pictures of a proof. */
export function ProofPictures({ id, token, version: { number, pictures } }: ProofPicturesProps) {
  return (
    <ul className={classes.pictures}>
      {pictures.map((picture, index) => (
        <li key={`${picture.placement} ${picture.color} ${picture.view}`}>
          <OfProof picture={picture} at={{ id, token, number, picture: index }} />
        </li>
      ))}
    </ul>
  )
}

type OfProofProps = { picture: Version['pictures'][number]; at: Parameters<typeof proofPictureQuery>[0] }

function OfProof({ picture, at }: OfProofProps) {
  return <PrintPicture picture={picture} loaded={useQuery(proofPictureQuery(at))} />
}
