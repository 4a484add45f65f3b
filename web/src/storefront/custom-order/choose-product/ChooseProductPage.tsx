import { Container, Title } from '@mantine/core'
import { Link } from '../../../shared/routing/Link.tsx'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../../texts/storefront/garments.ts'
import classes from './PrintableGarments.module.css'
import { PrintableGarments } from './PrintableGarments.tsx'

/** `/order`: chooses a product for a bulk order. */
export function ChooseProductPage() {
  return (
    <Container pt="xl">
      <PageHead title={texts.bulkOrders} description={texts.printedTShirtsForTeamsEvents} />
      <Title order={1}>{texts.bulkOrders}</Title>
      <p className={classes.lead}>
        {texts.forTeamsEventsAndCompanies} <Link to="/design-your-own">{texts.designYourOwn}</Link>.
      </p>
      <PrintableGarments action={texts.orderInBulk} addressFor={({ _id }) => `/order/${_id}`} />
    </Container>
  )
}
