import { Button, Container, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { EmailState } from '../../shared/accounts/EmailState.tsx'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { signOut } from '../../shared/sign-in/sign-out.ts'
import { FailedNotice } from '../../shared/ui/FailedNotice.tsx'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../texts/storefront/profile.ts'
import { AddressBook } from './AddressBook.tsx'
import { OwnData } from './OwnData.tsx'
import { OwnUpdates } from './OwnUpdates.tsx'
import { ownUpdatesQuery } from './own-updates-query.ts'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfilePage() {
  const { data: profile, error, status, refetch } = useQuery(profileQuery)
  const updates = useQuery({
    ...ownUpdatesQuery(profile ?? { phone: '', isPhoneProven: false }),
    enabled: profile !== undefined,
  })
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Container pt="xl" size={720}>
      <PageHead title={texts.myProfile} />
      <Group justify="space-between" mb="xl">
        <div>
          <Title order={1}>{texts.myProfile}</Title>
          <Text c="dimmed">{texts.manageYourAccountInformation}</Text>
        </div>
        <Button variant="default" onClick={() => signOut().then(() => navigate('/login'))}>
          {texts.logout}
        </Button>
      </Group>
      {status === 'pending' && <Text aria-busy>{texts.loadingYourProfile}</Text>}
      {!profile && status === 'error' && (
        <FailedNotice text={sentenceFor(error, texts.failedToLoadYourProfile)} onRetry={() => refetch()} />
      )}
      {profile && (
        <>
          <EmailState {...profile} />
          <ProfileForm profile={profile} />
          {search.get('tab') === 'address' && <AddressBook />}
          {/* Shown together, or the later one would push the buttons of the other away from under a finger. */}
          {!updates.isPending && (
            <>
              {updates.data && <OwnUpdates key={updates.data.phone} profile={profile} updates={updates.data} />}
              <OwnData />
            </>
          )}
        </>
      )}
    </Container>
  )
}
