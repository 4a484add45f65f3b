import { Button, Container, Stack, Text, TextInput, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { TrackOrderRequest } from '@teeshala/contract/orders/search/track-order'
import { useNavigate } from 'react-router-dom'
import { api } from '../../../shared/api/api.ts'
import { useAction } from '../../../shared/api/use-action.ts'
import { keepSecrets } from '../../../shared/link-secrets/link-secrets.ts'
import { TextLink } from '../../../shared/routing/TextLink.tsx'
import { formDraft } from '../../../shared/session/kept/form-draft.ts'
import { useShopName } from '../../../shared/settings/use-shop-name.ts'
import { ErrorAlert } from '../../../shared/ui/ErrorAlert.tsx'
import { joinedTo } from '../../../shared/ui/fields/fields-of.ts'
import { markRefused, submitOf } from '../../../shared/ui/focus/focus-first-invalid.ts'
import { PageHead } from '../../../shared/ui/heads/PageHead.tsx'
import * as orderTexts from '../../../texts/storefront/orders.ts'
import * as texts from '../../../texts/storefront/track.ts'
import classes from './TrackPage.module.css'

/** Kept so that a visitor who returns from the order finds their input. */
const trackDraft = formDraft<TrackOrderRequest>('track')

/** `/track`: finds an order by its number and phone or email, without an account. */
export function TrackPage() {
  const navigate = useNavigate()
  const form = useForm<TrackOrderRequest>({
    mode: 'uncontrolled',
    initialValues: { orderId: '', contact: '', ...trackDraft.read() },
    validate: schemaResolver(TrackOrderRequest, { sync: true }),
  })
  const { run, error, isPending } = useAction({
    act: (body: TrackOrderRequest) => api('trackOrder', { body }),
    failed: texts.weCouldNotLookForYourOrder,
    onSuccess: ({ _id, trackingToken }) => {
      trackDraft.write(form.getValues())
      keepSecrets(_id, { t: trackingToken })
      navigate(`/order/${_id}`)
    },
    onError: (failure) => markRefused(form, failure),
  })
  const field = joinedTo(form)

  return (
    <Container className={classes.page}>
      <PageHead
        title={texts.trackYourOrder}
        path="/track"
        description={texts.seeHowFarYourOrderHasCome(useShopName())}
      />
      <div className={classes.sheet}>
        <Title order={1}>{texts.trackYourOrder}</Title>
        <Text c="dimmed" className={classes.lead}>
          {texts.theOrderNumberIsInTheMail}
        </Text>
        <form onSubmit={submitOf(form, run)} noValidate>
          <Stack>
            <TextInput
              label={texts.orderNumber}
              placeholder={texts.ts7k2m9qx4rd}
              classNames={{ input: classes.number }}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...field('orderId')}
            />
            <TextInput
              label={texts.phoneOrEmail}
              description={texts.theOneYouGaveWithTheOrder}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...field('contact')}
            />
            <ErrorAlert error={error} />
            <Button type="submit" size="lg" color="marigold" loading={isPending}>
              {texts.trackOrder}
            </Button>
          </Stack>
        </form>
        <div className={classes.further}>
          <Title order={2} size="h4">
            {texts.noOrderNumberAtHand}
          </Title>
          <Text c="dimmed">
            {texts.whatYouOrderedWithAnAccount}{' '}
            <TextLink inherit to="/orders">
              {orderTexts.myOrders}
            </TextLink>
            {texts.forAnythingElse}{' '}
            <TextLink inherit to="/contact">
              {orderTexts.writeToUs}
            </TextLink>{' '}
            {texts.withYourNameAndTheDay}
          </Text>
        </div>
      </div>
    </Container>
  )
}
