import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepSecrets, keptSecrets, type LinkSecrets, secretsIn, withSecrets } from './link-secrets.ts'

/** The secrets with which this page was opened. They are removed from the address bar and stored in the tab, so that a reload finds them. */
export function useLinkSecrets(id: string): LinkSecrets {
  const navigate = useNavigate()
  const location = useLocation()
  const given = secretsIn(location)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the given secrets change only with the URL
  useEffect(() => {
    if (!given) return
    keepSecrets(id, given)
    navigate(withoutSecrets(location), { replace: true, state: location.state, preventScrollReset: true })
  }, [id, location])
  return withSecrets(keptSecrets(id), given ?? {})
}

function withoutSecrets({ pathname, search }: { pathname: string; search: string }): string {
  const rest = new URLSearchParams(search)
  for (const name of ['t', 'confirm']) rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}
