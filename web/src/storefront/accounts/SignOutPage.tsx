import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { signOut } from '../../shared/sign-in/sign-out.ts'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import * as texts from '../../texts/storefront/accounts.ts'

/** `/logout`: signs out and goes home. */
export function SignOutPage() {
  const navigate = useNavigate()
  useEffect(() => {
    void signOut().then(() => navigate('/', { replace: true }))
  }, [navigate])
  return <PageHead title={texts.signingOut} />
}
