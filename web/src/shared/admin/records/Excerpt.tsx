import classes from './Excerpt.module.css'

type ExcerptProps = { title: string; text: string }

/** A record's subject, and the first lines of the customer's text. */
export function Excerpt({ title, text }: ExcerptProps) {
  return (
    <>
      <strong>{title}</strong>
      <span className={classes.excerpt}>{text}</span>
    </>
  )
}
