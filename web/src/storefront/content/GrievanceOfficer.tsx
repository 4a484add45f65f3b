import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import { tel } from '../../shared/ui/tel.ts'

/** Who is responsible for complaints, and in what time (E-Commerce Rules 2020, rule 4(4) and (5)). */
export function GrievanceOfficer() {
  const { data: shop } = useQuery(settingsQuery)
  return (
    <section aria-labelledby="grievance">
      <h2 id="grievance">Grievance officer</h2>
      <p>
        If our first reply did not solve your problem, write to our grievance officer. You get an acknowledgement with a
        number within 48 hours, and a decision within one month of your complaint.
      </p>
      {shop && (
        <address>
          <span>
            <strong>{shop.grievanceOfficer.name}</strong>, grievance officer
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
