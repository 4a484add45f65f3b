import { useLocation, useNavigate } from 'react-router-dom'

/** What is open over the page under this key, stored in the history: Back closes it, a reload does not. */
export function useOpenedOverPage(key: string) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  return {
    opened: state?.[key] as string | undefined,
    open: (what: string) =>
      navigate({ pathname, search }, { state: { ...state, [key]: what }, preventScrollReset: true }),
    close: () => navigate(-1),
  }
}
