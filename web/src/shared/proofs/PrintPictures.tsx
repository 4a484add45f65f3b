import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PrintPictures as Listed } from '@teeshala/contract/proofs/print-pictures'
import * as texts from '../../texts/shared/proofs.ts'
import classes from './PrintPicture.module.css'
import { PrintPicture } from './PrintPicture.tsx'
import { printPictureQuery, printPicturesQuery } from './print-pictures-query.ts'

type PrintPicturesProps = { id: string; token: string | null }

/** The prints of an order as drawn by the shop, on each ordered colour, whole and in close-up. */
export function PrintPictures({ id, token }: PrintPicturesProps) {
  const { data, isError, refetch } = useQuery(printPicturesQuery(id, token))
  if (isError && !data) {
    return (
      <p className={classes.failed}>
        {texts.picturesCouldNotBeLoaded}{' '}
        <Button variant="default" size="compact-sm" onClick={() => refetch()}>
          {texts.tryAgain}
        </Button>
      </p>
    )
  }
  return (
    <ul className={classes.pictures} aria-busy={!data}>
      {!data && [0, 1].map((key) => <Skeleton key={key} component="li" className={classes.picture} />)}
      {data?.pictures.map((picture, index) => (
        <li key={`${picture.placement} ${picture.color} ${picture.view}`}>
          <OfOrder id={id} token={token} hash={data.hash} picture={picture} index={index} />
        </li>
      ))}
    </ul>
  )
}

type OfOrderProps = PrintPicturesProps & { hash: string; picture: Listed['pictures'][number]; index: number }

function OfOrder({ id, token, hash, picture, index }: OfOrderProps) {
  return <PrintPicture picture={picture} loaded={useQuery(printPictureQuery(id, token, hash, index))} />
}
