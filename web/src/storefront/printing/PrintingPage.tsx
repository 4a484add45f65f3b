import { Container, Skeleton, Title } from '@mantine/core'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { trackingAddress } from '../../shared/link-secrets/placed-order.ts'
import { usePriceList } from '../../shared/printing/use-price-list.ts'
import { ButtonLink } from '../../shared/routing/ButtonLink.tsx'
import { TextLink } from '../../shared/routing/TextLink.tsx'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import { Notice } from '../../shared/ui/Notice.tsx'
import * as texts from '../../texts/storefront/printing.ts'
import { PrintingBuilder } from './PrintingBuilder.tsx'
import { PrintingIntro } from './PrintingIntro.tsx'
import classes from './PrintingPage.module.css'
import { usePrinting } from './printing-draft.ts'

const canPrint = ['paper', 'printing', 'design', 'lamination', 'binding'] as const

/** `/printing`: documents, flyers and posters on paper, with or without an account. */
export function PrintingPage() {
  const { list, rules, error, refresh } = usePriceList()
  const isEmpty = list && canPrint.every((section) => list.of(section).length === 0)
  return (
    <Container pt="xl" className={classes.page}>
      <PageHead
        title={texts.printDocumentsFlyersAndPosters}
        path="/printing"
        description={texts.uploadAPdfChoosePaperColour}
      />
      <LatestOrder />
      <header>
        <Title order={1}>{texts.printDocumentsFlyersAndPosters}</Title>
        <p className={classes.lead}>{texts.uploadAPdfChooseHowItIsPrinted}</p>
      </header>
      {!list && !error && (
        <div aria-busy>
          <Skeleton height="6.5rem" mt="lg" mb="xl" />
          <div className={classes.waiting}>
            <Skeleton height="20rem" />
            <Skeleton height="20rem" />
          </div>
        </div>
      )}
      {(!list || !rules) && error && (
        <FailedNotice text={sentenceFor(error, texts.failedToLoadPricingData)} onRetry={() => refresh()} />
      )}
      {isEmpty && (
        <Notice title={texts.ourPriceListIsComingSoon} text={texts.tellUsWhatYouNeedAndWell}>
          <ButtonLink to="/contact">{texts.writeToUs}</ButtonLink>
        </Notice>
      )}
      {list && rules && !isEmpty && (
        <>
          <PrintingIntro list={list} rules={rules} />
          <PrintingBuilder list={list} rules={rules} refresh={refresh} />
        </>
      )}
    </Container>
  )
}

/** A link back to the order placed in this tab, for people who went back before saving its link. */
function LatestOrder() {
  const ordered = usePrinting((draft) => draft.ordered)
  if (!ordered) return null
  return (
    <p className={classes.latest}>
      {texts.yourOrder} <strong>{ordered._id}</strong> {texts.isIn}{' '}
      <TextLink to={trackingAddress(ordered)} fw={650}>
        {texts.trackYourOrder}
      </TextLink>
    </p>
  )
}
