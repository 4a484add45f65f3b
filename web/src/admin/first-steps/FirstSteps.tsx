import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FirstStepName } from '@teeshala/contract/first-steps/first-steps'
import { Link } from 'react-router-dom'
import { useMay } from '../../shared/session/staff-rights.ts'
import classes from './FirstSteps.module.css'
import { firstStepsQuery } from './first-steps-query.ts'

type Words = { readonly title: string; readonly text: string; readonly to: string }

const words: Readonly<Record<FirstStepName, Words>> = {
  shop: {
    title: 'Enter the name and GSTIN of the shop',
    text: 'They appear on every page, mail and invoice.',
    to: '/admin/settings#tax',
  },
  product: {
    title: 'Add the first product',
    text: 'A type, a name, a price and one picture are enough to begin.',
    to: '/admin/products',
  },
  shipping: {
    title: 'Decide what shipping costs',
    text: 'A fee per order, and the amount above which it is free.',
    to: '/admin/settings#shipping',
  },
  payment: {
    title: 'Take payments',
    text: 'Connect UPI and cards through the gateway, or record the first payment by hand.',
    to: '/admin/settings#payment',
  },
  mail: {
    title: 'Send mails',
    text: 'Done once the first mail has been delivered. Customers get one for each order.',
    to: '/admin/settings#mails',
  },
}

/** What a new shop has to do before it can sell, for those who can do it; nothing once all of it is done. */
export function FirstSteps() {
  const mayRead = useMay('readFirstSteps')
  const { data } = useQuery({ ...firstStepsQuery, enabled: mayRead })
  const steps = data?.steps ?? []
  const left = steps.filter(({ isDone }) => !isDone)
  const [next] = left
  if (!next) return null
  return (
    <section aria-labelledby="first-steps" className={classes.steps}>
      <header className={classes.head}>
        <h2 id="first-steps">Open your shop</h2>
        <p>
          {steps.length - left.length} of {steps.length} done
        </p>
      </header>
      <ol>
        {steps.map(({ name, isDone }) => {
          const { title, text, to } = words[name]
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={name} data-done={isDone || undefined} data-next={name === next.name || undefined}>
              <Icon size={22} stroke={1.7} role="img" aria-label={isDone ? 'Done:' : 'To do:'} />
              <div>
                {isDone ? <span className={classes.title}>{title}</span> : <Link to={to}>{title}</Link>}
                {!isDone && <p>{text}</p>}
              </div>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
