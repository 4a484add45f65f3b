import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { FirstStepName } from '@teeshala/contract/first-steps/first-steps'
import { privateQuery } from '../../shared/api/queries/private-query.ts'
import { queryKeys } from '../../shared/api/queries/query-keys.ts'
import { Link } from '../../shared/routing/Link.tsx'
import { useMay } from '../../shared/session/staff-rights.ts'
import * as texts from '../../texts/admin/first-steps.ts'
import classes from './FirstSteps.module.css'

/** Which set-up steps are done. */
const firstStepsQuery = privateQuery('readFirstSteps', queryKeys.firstSteps())

type Words = { readonly title: string; readonly text: string; readonly to: string }

const words: Readonly<Record<FirstStepName, Words>> = {
  shop: {
    title: texts.enterTheNameAndGstinOfTheShop,
    text: texts.theyAppearOnEveryPageMail,
    to: '/admin/settings#tax',
  },
  product: { title: texts.addTheFirstProduct, text: texts.aTypeANameAPrice, to: '/admin/products' },
  shipping: {
    title: texts.decideWhatShippingCosts,
    text: texts.aFeePerOrderAndTheAmount,
    to: '/admin/settings#shipping',
  },
  payment: {
    title: texts.takePayments,
    text: texts.connectUpiAndCardsThroughTheGateway,
    to: '/admin/settings#payment',
  },
  mail: { title: texts.sendMails, text: texts.doneOnceTheFirstMailHas, to: '/admin/settings#mails' },
}

/** The set-up checklist of a new shop, for those who can do it; nothing once it is complete. */
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
        <h2 id="first-steps">{texts.openYourShop}</h2>
        <p>{texts.doneOf(steps.length - left.length, steps.length)}</p>
      </header>
      <ol>
        {steps.map(({ name, isDone }) => {
          const { title, text, to } = words[name]
          const Icon = isDone ? IconCircleCheckFilled : IconCircle
          return (
            <li key={name} data-done={isDone || undefined} data-next={name === next.name || undefined}>
              <Icon size={22} stroke={1.7} role="img" aria-label={isDone ? texts.done : texts.toDo} />
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
