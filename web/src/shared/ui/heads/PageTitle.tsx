import { type MantineSpacing, Text, Title } from '@mantine/core'
import { PageHead } from './PageHead.tsx'

type PageTitleProps = {
  title: string
  /** The heading, where it is not the title. */
  heading?: string
  /** A sentence below the heading. */
  lead?: string
  mb?: MantineSpacing
}

/** The title of a page, in the browser and as its heading. */
export function PageTitle({ title, heading = title, lead, mb = lead ? 'xs' : 'lg' }: PageTitleProps) {
  return (
    <>
      <PageHead title={title} />
      <Title order={1} mb={mb}>
        {heading}
      </Title>
      {lead && (
        <Text c="dimmed" mb="lg" maw="44rem">
          {lead}
        </Text>
      )}
    </>
  )
}
