import { useQuery } from '@tanstack/react-query'
import type { OwnClaim } from '@teeshala/contract/claims/claim'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import * as texts from '../../texts/shared/claims.ts'
import { designUrlQuery } from '../ordered-designs/design-url-query.ts'
import { ReviewPhoto } from '../reviews/ReviewPhoto.tsx'
import classes from './ClaimFacts.module.css'

/** A claim's content: the affected pieces, and photos that only the customer and staff see. */
export function ClaimFacts({ claim }: { claim: OwnClaim }) {
  const { _id, reason, text, lines, photos } = claim
  return (
    <div className={classes.facts}>
      <strong>{claimReasons[reason]}</strong>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map(({ line, quantity, name, about }) => (
            <li key={line}>
              {texts.pieces(quantity, name)}
              {about && <span className={classes.quiet}> {about}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.text}>{text}</p>
      {photos.length > 0 && (
        <ul className={classes.photos}>
          {photos.map((photo, index) => (
            <li key={photo._id}>
              <Photo photo={photo} alt={texts.photoOf(index + 1, _id)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** A thumbnail that opens full size in a new tab: print flaws are a matter of millimetres. */
function Photo({ photo, alt }: { photo: OwnClaim['photos'][number]; alt: string }) {
  const { data: address } = useQuery(designUrlQuery(photo.path))
  return (
    <a href={address} target="_blank" rel="noreferrer" className={classes.photo}>
      <ReviewPhoto reviewId="" photo={photo} alt={alt} isHidden />
    </a>
  )
}
