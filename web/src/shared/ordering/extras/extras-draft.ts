import { tabDraft } from '../../session/kept/tab-draft.ts'

export type ExtrasDraft = {
  readonly hasCompany: boolean
  readonly companyName: string
  readonly gstin: string
  /** A date, or empty. */
  readonly neededBy: string
  /** The earliest possible date when the customer chose to order anyway; null until then. */
  readonly acceptedDay: string | null
  readonly note: string
}

export const emptyExtras: ExtrasDraft = {
  hasCompany: false,
  companyName: '',
  gstin: '',
  neededBy: '',
  acceptedDay: null,
  note: '',
}

type Company = Pick<ExtrasDraft, 'hasCompany' | 'companyName' | 'gstin'>
type Wishes = Omit<ExtrasDraft, keyof Company>

type Extras = {
  /** May well order again, on any page. */
  readonly company: Company
  /** What belongs to one order, by its page: the date and note of one order do not carry over to another. */
  readonly wishes: Readonly<Record<string, Partial<Wishes>>>
}

const { hasCompany, companyName, gstin } = emptyExtras
const empty: Extras = { company: { hasCompany, companyName, gstin }, wishes: {} }

/** A customer's additional wishes on any ordering page. They survive a reload, but not the tab. */
const useExtras = tabDraft<Extras>('extras', empty, { version: 2, migrate: () => empty })

/** The additional wishes for the order of a page. */
export function useExtrasDraft(page: string): ExtrasDraft {
  const company = useExtras((extras) => extras.company)
  const wishes = useExtras((extras) => extras.wishes[page])
  return { ...emptyExtras, ...company, ...wishes }
}

/** Changes what is asked for in the order of a page. */
export function changeExtras(page: string, changes: Partial<ExtrasDraft>): void {
  useExtras.setState(({ company, wishes }) => {
    const { hasCompany, companyName, gstin, ...wished } = { ...company, ...wishes[page], ...changes }
    return { company: { hasCompany, companyName, gstin }, wishes: { ...wishes, [page]: wished } }
  })
}

/** Forgets what belonged to the order of a page, once it is placed. */
export function clearExtras(page: string): void {
  useExtras.setState(({ wishes: { [page]: _, ...wishes } }) => ({ wishes }))
}
