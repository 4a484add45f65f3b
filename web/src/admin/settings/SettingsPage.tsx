import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { LoadFailure } from '../../shared/admin/LoadFailure.tsx'
import { reasonFor } from '../../shared/api/reason-for.ts'
import { useMay } from '../../shared/session/staff-rights.ts'
import { allSettingsQuery } from '../../shared/settings/all-settings-query.ts'
import { PageTitle } from '../../shared/ui/heads/PageTitle.tsx'
import * as texts from '../../texts/admin/settings.ts'
import { SettingsFacts } from './SettingsFacts.tsx'
import { SettingsForm } from './SettingsForm.tsx'

/** The shop's identity, charges, offers and staff mails; only owners can change them. */
export function SettingsPage() {
  const mayChange = useMay('changeSettings')
  const { data: settings, error, refetch } = useQuery(allSettingsQuery)
  return (
    <>
      <PageTitle title={texts.settings} />
      {error && !settings && (
        <LoadFailure title={texts.failedToLoadTheSettings} reason={reasonFor(error)} onRetry={() => refetch()} />
      )}
      {!error && !settings && <Skeleton height="40rem" aria-busy />}
      {settings && (mayChange ? <SettingsForm stored={settings} /> : <SettingsFacts settings={settings} />)}
    </>
  )
}
