import { useSettings } from '../../shared/settings/settings-query.ts'
import classes from './ContactLines.module.css'

/** How the shop is reached, as its settings say. */
export function ContactLines() {
  const settings = useSettings()
  if (!settings) return <div className={classes.lines} />
  const { legalName, addressLines, email, phone, gstin } = settings
  return (
    <address className={classes.lines}>
      <span>{legalName}</span>
      {addressLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone}`}>{phone}</a>}
      {gstin && <span>GSTIN {gstin}</span>}
    </address>
  )
}
