import { Container, Skeleton, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import { designsOfLine } from '@teeshala/contract/designs/line-designs'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { undyedCloth } from '@teeshala/contract/garment/trim-colours'
import { pathsOf, type SharedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useMemo } from 'react'
import { useParams } from 'react-router-dom'
import { failedWith, sentenceFor } from '../../shared/api/api-failure.ts'
import { productColorsQuery, productQuery } from '../../shared/catalogue/catalogue-queries.ts'
import { PrintedGarment } from '../../shared/garment/PrintedGarment.tsx'
import { useLinkSecrets } from '../../shared/link-secrets/use-link-secrets.ts'
import type { ShownPreview } from '../../shared/ordered-designs/design-url-query.ts'
import { ShownPreviews } from '../../shared/ordered-designs/ShownPreviews.tsx'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/designs.ts'
import classes from './SharedDesignPage.module.css'
import { sharedDesignQuery } from './shared-design-query.ts'

/** `/design/…`: a design shared by link. */
export function SharedDesignPage() {
  const { id = '' } = useParams()
  const { t: secret = '' } = useLinkSecrets(id)
  const { data: design, error, status, refetch } = useQuery(sharedDesignQuery(id, secret))
  const isGone = status === 'error' && failedWith(error, 'NOT_FOUND')
  return (
    <Container pt="xl">
      <PageHead title={design?.name ?? texts.design} isUnlisted />
      {status === 'pending' && <Skeleton aria-busy height="28rem" />}
      {isGone && (
        <Notice as="page" title={texts.notShared} text={texts.askForAnother}>
          <ButtonLink to="/order">{texts.makeYourOwn}</ButtonLink>
        </Notice>
      )}
      {!design && status === 'error' && !isGone && (
        <FailedNotice as="page" text={sentenceFor(error, texts.failedToLoadShared)} onRetry={() => refetch()} />
      )}
      {design && !isGone && <ShownDesign design={design} secret={secret} />}
    </Container>
  )
}

function ShownDesign({ design, secret }: { design: SharedDesign; secret: string }) {
  const { _id, name, productId, color: colorId, placement, document } = design
  const { data: product } = useQuery(productQuery(productId))
  const { data: colors = [] } = useQuery(productColorsQuery)
  const color = colors.find((each) => each._id === colorId)
  const previews = useMemo(
    () =>
      new Map(
        pathsOf(document).map((path, number): [string, ShownPreview] => [
          path,
          { of: 'shared design', id: _id, number, token: secret },
        ]),
      ),
    [document, _id, secret],
  )
  const garment = product?.name ?? ''
  return (
    <article className={classes.design}>
      <ShownPreviews previews={previews}>
        <PrintedGarment
          cut={cutForType(product?.type ?? '')}
          side={sideOf(placement)}
          color={color?.hexCode ?? undyedCloth}
          designs={designsOfLine({ designDocument: document }).map((each) => ({ ...each, placement }))}
          documents={[{ ...document, placement }]}
          label={texts.designOn(name, garment)}
          className={classes.picture}
        />
      </ShownPreviews>
      <div>
        <Title order={1}>{name}</Title>
        <p className={classes.quiet}>{texts.shownOn(garment, color?.name, placement)}</p>
        <ButtonLink to={product ? `/product/${productId}` : '/order'} size="lg" color="marigold">
          {texts.makeYourOwn}
        </ButtonLink>
      </div>
    </article>
  )
}
