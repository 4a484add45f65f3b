import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '../../../shared/routing/Link.tsx'
import * as texts from '../../../texts/first-visit.ts'
import classes from './Services.module.css'

const services = [
  {
    title: texts.yourDesignOneShirt,
    text: texts.uploadAPicturePlaceItOnTheGarment,
    to: '/design-your-own',
    label: texts.designYourOwn,
  },
  {
    title: texts.shirtsForTheWholeTeam,
    text: texts.tenOrFiveHundredInAny,
    to: '/order',
    label: texts.orderInBulk,
  },
  {
    title: texts.printingOnPaper,
    text: texts.thesesFlyersAndPosters,
    to: '/printing',
    label: texts.printADocument,
  },
] as const

/** The shop's three services besides ready-made shirts. */
export function Services() {
  return (
    <ul className={classes.services}>
      {services.map(({ title, text, to, label }) => (
        <li key={to} className={classes.service}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.text}>{text}</p>
          <Link to={to} className={classes.link}>
            {label}
            <IconArrowRight size={20} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
