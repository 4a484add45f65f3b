import { Button, Container, Group, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { profileQuery } from '../../shared/accounts/profile-query.ts'
import { sentenceFor } from '../../shared/api/api-failure.ts'
import { signOut } from '../../shared/sign-in/sign-out.ts'
import { Notice } from '../../shared/ui/Notice.tsx'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { AddressBook } from './AddressBook.tsx'
import { OwnData } from './OwnData.tsx'
import { ProfileForm } from './ProfileForm.tsx'

export function ProfilePage() {
  const { data: profile, error, status, refetch } = useQuery(profileQuery)
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <Container pt="xl" size={720}>
      <PageHead title="My Profile" />
      <Group justify="space-between" mb="xl">
        <div>
          <Title order={1}>My Profile</Title>
          <Text c="dimmed">Manage your account information</Text>
        </div>
        <Button variant="default" onClick={() => signOut().then(() => navigate('/login'))}>
          Logout
        </Button>
      </Group>
      {status === 'pending' && <Text aria-busy>Loading your profile...</Text>}
      {status === 'error' && (
        <Notice isError title="Oops!" text={sentenceFor(error, 'Failed to load your profile.')}>
          <Button onClick={() => refetch()}>Try Again</Button>
        </Notice>
      )}
      {profile && (
        <>
          <ProfileForm profile={profile} />
          {search.get('tab') === 'address' && <AddressBook />}
          <OwnData />
        </>
      )}
    </Container>
  )
}
