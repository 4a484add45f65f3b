import { useQuery } from '@tanstack/react-query'
import { isPrinted } from '@teeshala/contract/catalogue/blank-or-printed'
import { freePlacements, sidesInWords } from '@teeshala/contract/catalogue/house-print'
import { sideOf } from '@teeshala/contract/catalogue/options/placement'
import type { Product } from '@teeshala/contract/catalogue/product'
import { cutForType } from '@teeshala/contract/garment/shape/cut'
import { measurements } from '@teeshala/contract/garment/size-chart'
import { formatAmount } from '@teeshala/contract/rupee-format'
import type { ReactNode } from 'react'
import { settingsQuery } from '../../shared/settings/settings-query.ts'
import * as texts from '../../texts/storefront/product.ts'
import classes from './ProductTabs.module.css'

const labels = [
  ['fabric', texts.fabric],
  ['gsm', texts.weightGM2],
  ['fit', texts.fit],
  ['neck', texts.neck],
  ['sleeve', texts.sleeve],
  ['care', texts.care],
  ['origin', texts.madeIn],
  ['country', texts.countryOfOrigin],
  ['maker', texts.madeBy],
  ['importer', texts.importedBy],
  ['hsn', texts.hsnCode],
] as const

/** Material and measurements, and the legally required information: price, manufacturers, contact. */
export function SpecificationsPanel({ product }: { product: Product }) {
  const { data: shop } = useQuery(settingsQuery)
  const { specification } = product
  const rows: (readonly [string, ReactNode])[] = [
    [texts.type, product.type],
    [texts.category, product.category],
    ...labels.flatMap(([key, label]) => (specification[key] ? [[label, specification[key]] as const] : [])),
    [texts.sizes, product.sizes.join(', ') || texts.oneSize],
    ...(product.sizes.length > 0 ? [[texts.aroundTheChest, chestsOf(product)] as const] : []),
    [texts.yourOwnDesign, ownDesignWords(product)],
    [texts.netQuantity, texts.onePiece],
    [texts.mrp, texts.mrpInWords(formatAmount(product.originalPrice ?? product.price))],
    ...(shop ? [[texts.marketedBy, [shop.legalName || shop.shopName, ...shop.addressLines].join(', ')] as const] : []),
    ...(shop?.phone || shop?.email ? [[texts.customerCare, <Care key="care" {...shop} />] as const] : []),
  ]
  return (
    <table className={classes.facts}>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Care({ phone, email }: { phone: string; email: string }) {
  return (
    <>
      {phone && <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}

/** 'S 97 cm, M 102 cm': chest measurements. */
function chestsOf({ type, sizes }: Product): string {
  const cut = cutForType(type)
  return sizes.map((size) => `${size} ${Math.round(measurements(cut, size).chestMm / 5)} cm`).join(', ')
}

function ownDesignWords(product: Product): string {
  const free = freePlacements(product)
  if (free.length === 0) return texts.no
  return isPrinted(product) ? texts.yesOn(sidesInWords([...new Set(free.map(sideOf))])) : texts.yesInSixPlacements
}
