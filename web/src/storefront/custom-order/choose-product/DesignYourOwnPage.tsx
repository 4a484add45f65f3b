import { Container, Title } from '@mantine/core'
import { useDrafts } from '../../../shared/designer/drafts/design-drafts.ts'
import { Link } from '../../../shared/routing/Link.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../../texts/storefront/garments.ts'
import classes from './PrintableGarments.module.css'
import { PrintableGarments } from './PrintableGarments.tsx'

/** `/design-your-own`: chooses the garment for a custom design. */
export function DesignYourOwnPage() {
  const hasDesign = useDrafts(({ single }) => single.designs.length > 0)
  return (
    <Container pt="xl">
      <PageHead title={texts.designYourOwn} description={texts.chooseAGarmentAndPutYourPictures} />
      <Title order={1}>{texts.designYourOwn}</Title>
      <p className={classes.lead}>
        {hasDesign ? (
          <>
            {texts.yourDesignIsKept} <Link to="/single-order">{texts.continueYourDesign}</Link>
          </>
        ) : (
          <>
            {texts.chooseAGarmentToDesignOn} <Link to="/order">{texts.orderInBulk}</Link>.
          </>
        )}
      </p>
      <PrintableGarments action={texts.designOnThis} addressFor={({ _id }) => `/single-order?product=${_id}`} />
    </Container>
  )
}
