import { useNavigate } from 'react-router-dom'
import { signOutOfShop } from '../../shared/session/sign-out.ts'

/** Ends the session and goes home. */
export function SignOutButton() {
  const navigate = useNavigate()
  const leave = async () => {
    await navigate('/')
    await signOutOfShop()
  }
  return (
    <button type="button" onClick={leave}>
      Sign Out
    </button>
  )
}
