import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import * as texts from '../../texts/shared/accounts.ts'
import { queryKeys } from '../api/queries/query-keys.ts'
import { TextLink } from '../routing/TextLink.tsx'

type LocalNoteProps = { phone: string } | { email: string }

/** In a local shop, which sends nothing, shows what would have been sent. Nothing elsewhere. */
export function LocalNote(sentTo: LocalNoteProps) {
  const { data } = useQuery({
    queryKey: queryKeys.sentByEmulator(sentTo),
    queryFn: () => whatWasSent(sentTo),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  if (!data) return null
  return (
    <Text size="sm" c="dimmed">
      {texts.thisShopRunsOnYourMachineAndSends}{' '}
      {'code' in data ? (
        texts.codeWouldBe(data.code)
      ) : (
        <TextLink to={data.path} inherit>
          {texts.openTheLinkOfTheMail}
        </TextLink>
      )}
    </Text>
  )
}

async function whatWasSent(sentTo: LocalNoteProps): Promise<{ code: string } | { path: string } | null> {
  const { isLocalShop } = await import('../session/firebase-auth.ts')
  if (!(await isLocalShop())) return null
  const { lastPhoneCode, lastResetPath } = await import('../sign-in/sent-by-emulator.ts')
  if ('phone' in sentTo) {
    const code = await lastPhoneCode(sentTo.phone)
    return code === undefined ? null : { code }
  }
  const path = await lastResetPath(sentTo.email)
  return path === undefined ? null : { path }
}
