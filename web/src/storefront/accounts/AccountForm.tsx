import { Container, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageHead } from '../../shared/ui/heads/PageHead.tsx'
import classes from './AccountForm.module.css'

type AccountFormProps = { title: string; lead: ReactNode; children: ReactNode }

/** The frame of the sign-in, sign-up and password reset forms. */
export function AccountForm({ title, lead, children }: AccountFormProps) {
  return (
    <Container className={classes.page}>
      <PageHead title={title} />
      <div className={classes.sheet}>
        <Title order={1}>{title}</Title>
        <Text c="dimmed" className={classes.lead}>
          {lead}
        </Text>
        {children}
      </div>
    </Container>
  )
}
