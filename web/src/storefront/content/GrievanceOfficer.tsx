import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { tel } from '../../shared/ui/fields/tel.ts'
import * as texts from '../../texts/storefront/content.ts'

/** The grievance officer and response times (E-Commerce Rules 2020, rule 4(4) and (5)). */
export function GrievanceOfficer() {
  const { data: shop } = useQuery(settingsQuery)
  const officer = shop?.grievanceOfficer
  return (
    <section aria-labelledby="grievance">
      <h2 id="grievance">{texts.grievanceOfficer}</h2>
      <p>{texts.ifOurFirstReplyDidNot}</p>
      {officer?.name && (
        <address>
          <span>
            <strong>{officer.name}</strong>
            {texts.grievanceOfficerLabel}
          </span>
          {officer.email && (
            <span>
              <a href={`mailto:${officer.email}`}>{officer.email}</a>
            </span>
          )}
          {officer.phone && (
            <span>
              <a href={tel(officer.phone)}>{officer.phone}</a>
            </span>
          )}
        </address>
      )}
    </section>
  )
}
