import { Button, Text, Title } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { download } from '../../shared/api/download.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import { whenLoaded } from '../../shared/ui/when-loaded.ts'
import * as texts from '../../texts/storefront/profile.ts'
import classes from './OwnData.module.css'

const loadDialog = () => import('./DeleteAccountDialog.tsx')
const DeleteAccountDialog = lazyPart(() => loadDialog().then((module) => module.DeleteAccountDialog))

/** Data export and account deletion. */
export function OwnData() {
  const [isLeaving, setIsLeaving] = useState(false)
  const { mutate, isPending } = useMutation({
    mutationFn: () => download('exportOwnData', 'my-teeshala-data.json', { params: { id: 'me' } }),
    onError: (error) => toast.bad(sentenceFor(error, texts.yourDataCouldNotBeDownloaded)),
  })
  return (
    <section className={classes.section} aria-labelledby="own-data">
      <Title order={2} size="h3" id="own-data">
        {texts.yourData}
      </Title>
      <div className={classes.row}>
        <Text c="dimmed">{texts.profileAddressesCartFavouritesOrdersAndMessages}</Text>
        <Button variant="default" loading={isPending} onClick={() => mutate()}>
          {texts.downloadMyData}
        </Button>
      </div>
      <div className={classes.row}>
        <Text c="dimmed">{texts.yourAccountAndEverythingInItWill}</Text>
        <Button variant="outline" color="red" onClick={() => whenLoaded(loadDialog(), () => setIsLeaving(true))}>
          {texts.deleteMyAccount}
        </Button>
      </div>
      {isLeaving && <DeleteAccountDialog onClose={() => setIsLeaving(false)} />}
    </section>
  )
}
