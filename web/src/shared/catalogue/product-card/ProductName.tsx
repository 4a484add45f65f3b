import cx from 'clsx'
import { Link } from '../../routing/Link.tsx'
import classes from './ProductName.module.css'

type ProductNameProps = {
  name: string
  /** The link of the name; undefined for a product that is gone. */
  to: string | undefined
  as?: 'h2' | 'h3'
  id?: string
  className?: string | undefined
}

/** A product's name as the heading of its card or line. It may be written right to left. */
export function ProductName({ name, to, as: Heading = 'h2', id, className }: ProductNameProps) {
  return (
    <Heading className={cx(classes.name, className)} id={id} dir="auto">
      {to === undefined ? name : <Link to={to}>{name}</Link>}
    </Heading>
  )
}
