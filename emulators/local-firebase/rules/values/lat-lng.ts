import { fail } from './evaluation-error.ts'
import { RulesObject } from './rules-object.ts'
import type { RulesValue } from './rules-value.ts'

const earthRadiusMetres = 6_371_010
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A location on earth, in degrees. */
export class LatLng extends RulesObject {
  readonly latitude: number
  readonly longitude: number

  constructor(latitude: number, longitude: number) {
    super()
    if (!(Math.abs(latitude) <= 90)) fail('A latitude lies between -90 and 90')
    if (!(Math.abs(longitude) <= 180)) fail('A longitude lies between -180 and 180')
    this.latitude = latitude
    this.longitude = longitude
  }

  equals(other: RulesValue): boolean {
    return other instanceof LatLng && other.latitude === this.latitude && other.longitude === this.longitude
  }

  /** Returns the great-circle distance to the other location, in metres. */
  distance(other: LatLng): number {
    const [a, b] = [radians(this.latitude), radians(other.latitude)]
    const half = Math.sin((b - a) / 2) ** 2
    const width = Math.sin(radians(other.longitude - this.longitude) / 2) ** 2
    return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(half + Math.cos(a) * Math.cos(b) * width)))
  }
}
