import { Button, type ButtonProps, type ElementProps } from '@mantine/core'
import { Link } from './Link.tsx'

type ButtonLinkProps = ButtonProps & ElementProps<typeof Link, keyof ButtonProps>

/** A link to another page of the shop that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  return <Button component={Link} {...props} />
}
