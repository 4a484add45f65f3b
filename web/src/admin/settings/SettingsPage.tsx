import { Alert, Button, Skeleton, Title } from '@mantine/core'
import '@mantine/core/styles/Alert.layer.css'
import { useQuery } from '@tanstack/react-query'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { allSettingsQuery } from '../../shared/settings/all-settings-query.ts'
import { PageHead } from '../../shared/ui/PageHead.tsx'
import { SettingsFacts } from './SettingsFacts.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** What the shop is called, charges, offers and tells its staff; only an owner changes it. */
export function SettingsPage() {
  const mayChange = useMay('changeSettings')
  const { data: settings, error, refetch } = useQuery(allSettingsQuery)
  return (
    <>
      <PageHead title="Settings" />
      <Title order={1} mb="lg">
        Settings
      </Title>
      {error && !settings && (
        <Alert color="red" role="alert" title="Failed to load the settings. Please try again.">
          {reasonFor(error)}{' '}
          <Button variant="default" size="compact-md" onClick={() => refetch()}>
            Try Again
          </Button>
        </Alert>
      )}
      {!error && !settings && <Skeleton height="40rem" aria-busy />}
      {settings && (mayChange ? <SettingsForm stored={settings} /> : <SettingsFacts settings={settings} />)}
    </>
  )
}
