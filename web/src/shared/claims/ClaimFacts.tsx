import type { OwnClaim } from '@teeshala/contract/claims/claim'
import { claimReasons } from '@teeshala/contract/claims/claim-reason'
import * as texts from '../../texts/shared/claims.ts'
import { ReviewPhoto } from '../reviews/ReviewPhoto.tsx'
import { usePhotoAddress } from '../reviews/use-photo-address.ts'
import classes from './ClaimFacts.module.css'

/** What was reported, of which pieces, with the photos, which only the customer and staff see. */
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

function Photo({ photo, alt }: { photo: OwnClaim['photos'][number]; alt: string }) {
  const address = usePhotoAddress({ reviewId: '', photo, isHidden: true })
  return (
    <a href={address('large')} target="_blank" rel="noreferrer" className={classes.photo}>
      <ReviewPhoto reviewId="" photo={photo} alt={alt} isHidden />
    </a>
  )
}
