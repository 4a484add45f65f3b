import { Anchor, type AnchorProps, type ElementProps } from '@mantine/core'
import { Link } from './Link.tsx'

type TextLinkProps = AnchorProps & ElementProps<typeof Link, keyof AnchorProps>

/** A link to another page of the shop within a text. */
export function TextLink(props: TextLinkProps) {
  return <Anchor component={Link} {...props} />
}
