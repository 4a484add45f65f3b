import classes from './Excerpt.module.css'

type ExcerptProps = { title: string; text: string }

/** What a record is about, and the first lines of what its customer wrote. */
export function Excerpt({ title, text }: ExcerptProps) {
  return (
    <>
      <strong>{title}</strong>
      <span className={classes.excerpt}>{text}</span>
    </>
  )
}
