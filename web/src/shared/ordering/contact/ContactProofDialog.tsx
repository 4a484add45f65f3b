import { Anchor, Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { Email } from '@teeshala/contract/accounts/email'
import { invalidEmail } from '@teeshala/contract/accounts/refusals'
import { type ContactProof, ContactProofRequest } from '@teeshala/contract/orders/buyer/contact-code'
import { type SubmitEvent, useState } from 'react'
import * as texts from '../../../texts/shared/orders.ts'
import { CodeInput } from '../../accounts/CodeInput.tsx'
import { useCountdown } from '../../accounts/use-countdown.ts'
import { api } from '../../api/api.ts'
import { useAction } from '../../api/use-action.ts'
import { deviceHeader } from '../../orders/device-id.ts'
import { Dialog } from '../../ui/Dialog.tsx'

const resendAfterSeconds = 30

type ContactProofDialogProps = {
  email: string
  onProved: (proof: ContactProof) => void
  onClose: () => void
}

/** Verifies an order's email with a one-time code, then continues with the order. */
export function ContactProofDialog({ email: known, onProved, onClose }: ContactProofDialogProps) {
  const [email, setEmail] = useState(known)
  const [code, setCode] = useState('')
  const [fault, setFault] = useState<string>()
  const [secondsLeft, startCountdown] = useCountdown()
  const sending = useAction({
    act: (to: string) => api('sendContactCode', { body: { email: to }, headers: deviceHeader() }),
    failed: texts.theCodeCouldNotBeSent,
    onSuccess: () => {
      setCode('')
      startCountdown(resendAfterSeconds)
    },
  })
  const proving = useAction({
    act: (request: ContactProofRequest) => api('proveContact', { body: request }),
    failed: texts.theCodeCouldNotBeChecked,
    onSuccess: onProved,
  })
  const isSent = sending.data !== undefined

  const send = () => {
    const to = Email.safeParse(email).data
    setFault(to ? undefined : invalidEmail)
    if (to) return sending.run(to)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isSent) return void send()
    const request = ContactProofRequest.safeParse({ email, code })
    setFault(request.error?.issues[0]?.message)
    if (request.data) void proving.run(request.data)
  }

  return (
    <Dialog title={texts.confirmYourEmail} onClose={onClose} isKept>
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text>{texts.soManyPiecesAreKeptOnly}</Text>
          {isSent ? (
            <>
              <Text role="status">{sending.data?.message}</Text>
              <CodeInput
                value={code}
                error={fault ?? proving.error}
                onChange={(typed) => {
                  setCode(typed)
                  setFault(undefined)
                }}
              />
              {sending.data?.localCode && (
                <Text size="sm" c="dimmed">
                  {texts.localShopCode(sending.data.localCode)}
                </Text>
              )}
            </>
          ) : (
            <TextInput
              label={texts.email}
              type="email"
              autoComplete="email"
              readOnly={known !== ''}
              value={email}
              error={fault ?? sending.error}
              errorProps={{ role: 'alert' }}
              onChange={({ target }) => setEmail(target.value)}
            />
          )}
          <Button type="submit" size="lg" loading={isSent ? proving.isPending : sending.isPending}>
            {isSent ? texts.confirmAndOrder : texts.sendCode}
          </Button>
          {isSent && (
            <Group justify="space-between">
              <Anchor
                component="button"
                type="button"
                size="sm"
                disabled={sending.isPending || secondsLeft > 0}
                c={secondsLeft > 0 ? 'dimmed' : undefined}
                underline={secondsLeft > 0 ? 'never' : 'always'}
                onClick={send}
              >
                {secondsLeft > 0 ? texts.sendANewCodeInS(secondsLeft) : texts.sendANewCode}
              </Anchor>
              {sending.error && (
                <Text size="sm" role="alert">
                  {sending.error}
                </Text>
              )}
            </Group>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
