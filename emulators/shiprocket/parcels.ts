import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'

/** An order in the account, with its one shipment. */
export type Parcel = {
  id: number
  shipmentId: number
  reference: string
  status: 'NEW' | 'READY TO SHIP' | 'CANCELED'
  postalCode: string
  weight: number
  method: string
  amount: number
  courier: string
  awb: string
}

/** Couriers of the account: rupees for each half kilogram, days, and whether they take cash. */
export const couriers = [
  { id: 24, name: 'Xpressbees Surface', rate: 58, days: 5, isCash: true },
  { id: 43, name: 'Delhivery Surface', rate: 64, days: 4, isCash: true },
  { id: 142, name: 'Amazon Surface', rate: 71, days: 4, isCash: false },
  { id: 1, name: 'Blue Dart Air', rate: 112, days: 2, isCash: true },
] as const

/** The account's data; stored in a file if one is given. */
export class Parcels {
  readonly #parcels: Parcel[]
  readonly #file: string | undefined

  constructor(file?: string) {
    this.#file = file
    this.#parcels = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
  }

  get all(): readonly Parcel[] {
    return this.#parcels
  }

  /** Like the real service, it does not detect duplicates: whoever asks twice has two orders. */
  create(parcel: Pick<Parcel, 'reference' | 'postalCode' | 'weight' | 'method' | 'amount'>): Parcel {
    const id = 281_248_000 + this.#parcels.length
    const made: Parcel = { ...parcel, id, shipmentId: id - 100_000_000, status: 'NEW', courier: '', awb: '' }
    this.#parcels.push(made)
    this.save()
    return made
  }

  byShipment(shipmentId: unknown): Parcel | undefined {
    return this.#parcels.find((parcel) => parcel.shipmentId === Number(shipmentId))
  }

  assign(parcel: Parcel, courierId: unknown): Parcel {
    const courier = couriers.find(({ id }) => id === Number(courierId)) ?? couriers[0]
    Object.assign(parcel, {
      status: 'READY TO SHIP',
      courier: courier.name,
      awb: String(19_041_424_000_000 + parcel.id),
    })
    this.save()
    return parcel
  }

  save(): void {
    if (!this.#file) return
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#parcels))
    renameSync(`${this.#file}.new`, this.#file)
  }
}
