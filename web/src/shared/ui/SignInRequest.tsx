import { Container } from '@mantine/core'
import { useLocation } from 'react-router-dom'
import * as texts from '../../texts/first-visit.ts'
import { ButtonLink } from '../routing/ButtonLink.tsx'
import { signInPath } from '../routing/return-path.ts'
import { PageHead } from './heads/PageHead.tsx'
import { Notice } from './Notice.tsx'

/** Asks to sign in first; the link returns here. */
export function SignInRequest({ title, text }: { title: string; text: string }) {
  const { pathname, search } = useLocation()
  return (
    <Container>
      <PageHead title={title} />
      <Notice as="page" title={title} text={text}>
        <ButtonLink to={signInPath(pathname + search)}>{texts.signIn}</ButtonLink>
      </Notice>
    </Container>
  )
}
