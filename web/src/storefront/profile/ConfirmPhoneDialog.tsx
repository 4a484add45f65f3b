import { Stack, Text } from '@mantine/core'
import type { User } from 'firebase/auth'
import { PhoneCodeForm } from '../../shared/accounts/PhoneCodeForm.tsx'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { useReauth } from '../../shared/accounts/use-reauth.tsx'
import { queryClient } from '../../shared/api/queries/query-client.ts'
import { useAction } from '../../shared/api/use-action.ts'
import { authSentence } from '../../shared/sign-in/auth-failure.ts'
import { provePhone } from '../../shared/sign-in/start-session.ts'
import { Dialog } from '../../shared/ui/Dialog.tsx'
import { ErrorAlert } from '../../shared/ui/ErrorAlert.tsx'
import { toast } from '../../shared/ui/toasts/toast.ts'
import * as texts from '../../texts/storefront/profile.ts'

/** Verifies the profile's number by a code; from then on it can be used to sign in. */
export function ConfirmPhoneDialog({ phone, onClose }: { phone: string; onClose: () => void }) {
  const { withProof, dialog } = useReauth()
  const { run, isPending, error } = useAction({
    act: (work: () => Promise<void>) => work(),
    failed: (failure) => authSentence(failure, texts.theCodeCouldNotBeChecked),
  })

  const confirm = async (person: User) => {
    const proof = await person.getIdToken()
    const { user } = await withProof(() => provePhone(proof))
    queryClient.setQueryData(profileQuery.queryKey, user)
    toast.good(texts.yourPhoneNumberIsConfirmed)
    onClose()
  }

  return (
    <>
      <Dialog title={texts.confirmYourPhoneNumber} onClose={onClose} isKept>
        <Stack>
          <Text>{texts.wellSendACodeToYourPhone}</Text>
          <PhoneCodeForm
            occasion="aside"
            phone={phone}
            run={run}
            onUser={confirm}
            isBusy={isPending}
            submitLabel={isPending ? texts.confirming : texts.confirm}
          />
          <ErrorAlert error={error} />
        </Stack>
      </Dialog>
      {dialog}
    </>
  )
}
