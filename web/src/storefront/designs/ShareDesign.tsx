import { Alert, Button, Group, Skeleton, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { secretAddress } from '@teeshala/contract/links/link-secret-address'
import type { SavedDesign } from '@teeshala/contract/saved-designs/saved-design'
import { useEffect } from 'react'
import { api } from '../../shared/api/api.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { invalidate } from '../../shared/api/queries/query-client.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { CopyLink } from '../../shared/ordering/CopyLink.tsx'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/designs.ts'

/** A link that shows a saved design to others, and a button to close it. */
export function ShareDesign({ saved, onClose }: { saved: SavedDesign; onClose: () => void }) {
  const { _id: designId, name } = saved
  const {
    mutate,
    data,
    error,
    isPending,
    variables = true,
  } = useMutation({
    mutationFn: (isOpen: boolean) => api(isOpen ? 'shareDesign' : 'stopSharingDesign', { params: { designId } }),
    onSuccess: (now) => {
      void invalidate(queryKeys.savedDesigns())
      if (now.shareSecret) return
      toast.good(texts.stopped)
      onClose()
    },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is created once, when the dialog opens
  useEffect(() => mutate(true), [])
  const secret = data?.shareSecret
  const url = secret && window.location.origin + secretAddress(`/design/${designId}`, { t: secret })
  return (
    <Dialog title={texts.shareTitle(name)} onClose={onClose}>
      <Stack>
        <p>{texts.whoeverHasIt}</p>
        {error && (
          <Alert color="red" role="alert">
            {sentenceFor(error, texts.notChanged)}
            <Button mt="sm" variant="default" onClick={() => mutate(variables)}>
              {texts.tryAgain}
            </Button>
          </Alert>
        )}
        {!url && !error && <Skeleton height="3.75rem" />}
        {url && (
          <>
            <TextInput
              label={texts.link}
              value={url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <Group>
              <CopyLink address={url} />
              <Button
                component="a"
                variant="default"
                href={`https://wa.me/?text=${encodeURIComponent(texts.lookAt(name, url))}`}
                target="_blank"
                rel="noreferrer"
              >
                {texts.whatsapp}
              </Button>
              <Button variant="subtle" color="red" loading={isPending} onClick={() => mutate(false)}>
                {texts.stopSharing}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
