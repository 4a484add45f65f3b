import { useQuery } from '@tanstack/react-query'
import { isPincode } from '@teeshala/contract/accounts/address'
import * as texts from '../../texts/shared/orders.ts'
import { pincodesQuery, placeIn } from '../pincodes/place-of.ts'

/** 'Bengaluru, Karnataka', or that the PIN code is unknown; nothing if it is incomplete, or cannot be looked up. */
export function PlaceLine({ pincode }: { pincode: string }) {
  const { data: file } = useQuery({ ...pincodesQuery(pincode), enabled: isPincode(pincode) })
  if (!file || !isPincode(pincode)) return null
  const place = placeIn(file, pincode)
  return place ? `${place.city}, ${place.state}` : texts.weDoNotKnowThisPinCode
}
