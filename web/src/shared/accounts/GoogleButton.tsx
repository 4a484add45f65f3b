import { Button } from '@mantine/core'
import { IconBrandGoogleFilled } from '@tabler/icons-react'
import type { User } from 'firebase/auth'
import { useEffect, useState } from 'react'
import * as texts from '../../texts/shared/accounts.ts'
import type { Occasion } from '../sign-in/google-sign-in.ts'
import { lazyPart } from '../ui/lazy-part.tsx'

const LocalGoogleChooser = lazyPart(() =>
  import('./LocalGoogleChooser.tsx').then((module) => module.LocalGoogleChooser),
)

type GoogleButtonProps = {
  occasion: Occasion
  /** Runs an action with a busy state and error message. */
  run: (work: () => Promise<void>) => Promise<void>
  onUser: (user: User) => Promise<void>
  disabled?: boolean
}

/** Opens Google's window; in a local shop, which cannot reach Google, a chooser of invented accounts. */
export function GoogleButton({ occasion, run, onUser, disabled = false }: GoogleButtonProps) {
  const [isChoosing, setIsChoosing] = useState(false)

  // Preloaded, because browsers block a window that opens too long after the press.
  useEffect(() => {
    void import('../sign-in/google-sign-in.ts')
    void import('../session/firebase-auth.ts').then(({ firebaseAuth }) => firebaseAuth()).catch(() => undefined)
  }, [])

  const ask = () =>
    run(async () => {
      const { isLocalShop } = await import('../session/firebase-auth.ts')
      if (await isLocalShop()) return setIsChoosing(true)
      const { askGoogle } = await import('../sign-in/google-sign-in.ts')
      await onUser(await askGoogle(occasion))
    })

  const choose = (idToken: string) => {
    setIsChoosing(false)
    return run(async () => {
      const { believeGoogleToken } = await import('../sign-in/google-sign-in.ts')
      await onUser(await believeGoogleToken(idToken, occasion))
    })
  }

  return (
    <>
      <Button
        variant="default"
        size="lg"
        fullWidth
        leftSection={<IconBrandGoogleFilled size={20} />}
        disabled={disabled}
        onClick={ask}
      >
        {texts.continueWithGoogle}
      </Button>
      {isChoosing && <LocalGoogleChooser onChoose={choose} onClose={() => setIsChoosing(false)} />}
    </>
  )
}
