import { firstMessageSettings } from '@teeshala/contract/messages/message-settings'
import { templateNames } from '@teeshala/contract/messages/template-names'
import { defaultSettings } from '@teeshala/contract/settings/default-settings'

/** The settings of the local shop: the defaults, with its identity, quantity breaks and delivery promises. */
export const seedSettings = {
  ...defaultSettings,
  legalName: 'Teeshala Prints Private Limited',
  email: 'hello@teeshala.test',
  phone: '+91 80 4567 8900',
  addressLines: ['14, Printers Lane, Gandhi Bazaar', 'Basavanagudi, Bengaluru', 'Karnataka 560004'],
  gstin: '29AAACT0000A1ZB',
  grievanceOfficer: { name: 'Meera Nair', email: 'care@teeshala.test', phone: '+91 80 4567 8901' },
  delivery: { ...defaultSettings.delivery, isPromised: true, holidays: ['2026-12-25', '2027-01-26'] },
  messageChannels: {
    whatsapp: { isOn: true, phoneNumberId: '106540352242922' },
    sms: {
      ...firstMessageSettings.sms,
      isOn: true,
      entityId: '1201159000000000001',
      header: 'TEESHL',
      templateIds: Object.fromEntries(templateNames.map((name, index) => [name, `120716100000000000${index}`])),
    },
  },
  courierService: { isOn: true, pickupLocation: 'Basavanagudi', pickupPostalCode: '560004' },
  quantityBreaks: [
    { from: 50, percent: 5 },
    { from: 100, percent: 10 },
    { from: 250, percent: 15 },
  ],
}
