import { Anchor, Text } from '@mantine/core'
import { formatPhone } from '@teeshala/contract/accounts/phone'
import type { User } from '@teeshala/contract/accounts/user'
import * as texts from '../../texts/storefront/profile.ts'

type PhoneStateProps = Pick<User, 'phone' | 'isPhoneProven'> & { onConfirm: () => void }

/** Shows whether the saved number is verified, with a button to verify it. Nothing without a number. */
export function PhoneState({ phone, isPhoneProven, onConfirm }: PhoneStateProps) {
  if (phone === '') return null
  return (
    <Text size="sm" c="dimmed" mt={6}>
      {isPhoneProven ? (
        texts.phoneIsConfirmed(formatPhone(phone))
      ) : (
        <>
          {texts.phoneIsNotConfirmed(formatPhone(phone))}{' '}
          <Anchor component="button" type="button" inherit py={4} onClick={onConfirm}>
            {texts.confirmWithOtp}
          </Anchor>
        </>
      )}
    </Text>
  )
}
