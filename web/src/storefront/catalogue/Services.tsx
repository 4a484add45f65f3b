import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router-dom'
import classes from './Services.module.css'

const services = [
  {
    title: 'Your design, one shirt',
    text: 'Upload a picture, place it on the garment, see it before you pay.',
    to: '/single-order',
    label: 'Design your own',
  },
  {
    title: 'Shirts for the whole team',
    text: 'Ten or five hundred, in any mix of sizes and colours. See the total as you go.',
    to: '/order',
    label: 'Order in bulk',
  },
  {
    title: 'Printing on paper',
    text: 'Theses, flyers and posters: upload a PDF and see the price at once.',
    to: '/printing',
    label: 'Print a document',
  },
] as const

/** The three services of the shop beside ready shirts. */
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
