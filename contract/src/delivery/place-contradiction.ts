type Place = { readonly city: string; readonly state: string }

/** Large cities, each with its other names. */
const cities: readonly string[][] = [
  'Agra',
  'Ahmedabad Amdavad',
  'Aurangabad',
  'Bengaluru Bangalore',
  'Bhopal',
  'Bhubaneswar Bhubaneshwar',
  'Chandigarh',
  'Chennai Madras',
  'Coimbatore Kovai',
  'Dehradun',
  'Delhi NewDelhi',
  'Faridabad',
  'Ghaziabad',
  'Gurugram Gurgaon',
  'Guwahati Gauhati',
  'Hyderabad',
  'Indore',
  'Jaipur',
  'Jodhpur',
  'Kanpur Cawnpore',
  'Kochi Cochin Ernakulam',
  'Kolkata Calcutta',
  'Lucknow',
  'Ludhiana',
  'Madurai',
  'Mangaluru Mangalore',
  'Mumbai Bombay',
  'Mysuru Mysore',
  'Nagpur',
  'Nashik Nasik',
  'Noida',
  'Patna',
  'Pune Poona',
  'Raipur',
  'Rajkot',
  'Ranchi',
  'Srinagar',
  'Surat',
  'Thiruvananthapuram Trivandrum',
  'Vadodara Baroda',
  'Varanasi Banaras Benares',
  'Vijayawada',
  'Visakhapatnam Vizag',
].map((names) => names.toLowerCase().split(' '))

const spelled = (city: string) => city.toLowerCase().replace(/[^a-z]/g, '')

/** Districts are named after their city, some with a word added: 'Mumbai Suburban'. */
const cityOf = (name: string) => cities.find((names) => names.some((one) => spelled(name).includes(one)))

/**
 * Returns whether the typed place contradicts the one of the PIN code: another state, or another large city. A neighbourhood or village does not,
 * because the directory names the district that serves it.
 */
export function contradictsPlace(typed: Place, place: Place): boolean {
  if (typed.state !== place.state) return true
  const named = cities.find((names) => names.includes(spelled(typed.city)))
  const served = cityOf(place.city)
  return named !== undefined && served !== undefined && named !== served
}
