import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { tel } from '../../shared/ui/tel.ts'
import * as texts from '../../texts/storefront/content.ts'

/** Who is responsible for complaints, and in what time (E-Commerce Rules 2020, rule 4(4) and (5)). */
export function GrievanceOfficer() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <section aria-labelledby="grievance">
      <h2 id="grievance">{texts.grievanceOfficer}</h2>
      <p>{texts.ifOurFirstReplyDidNot}</p>
      {shop && (
        <address>
          <span>
            <strong>{shop.grievanceOfficer.name}</strong>
            {texts.grievanceOfficerLabel}
          </span>
          <span>
            <a href={`mailto:${shop.grievanceOfficer.email}`}>{shop.grievanceOfficer.email}</a>
          </span>
          <span>
            <a href={tel(shop.grievanceOfficer.phone)}>{shop.grievanceOfficer.phone}</a>
          </span>
        </address>
      )}
    </section>
  )
}
