import classes from './PlainToasts.module.css'
import { useToasts } from './toast.ts'

/** The last message, where the code that shows messages well cannot be had. */
export function PlainToasts() {
  const last = useToasts((state) => state.waiting.at(-1))
  return (
    <p key={last?.id} role="alert" className={classes.plain}>
      {last?.message}
    </p>
  )
}
