const search = new URLSearchParams(location.search)
const form = document.querySelector('form')
const problem = document.querySelector('#problem')
const tell = (message) => parent.postMessage(message, search.get('parent'))

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
const order = await (await fetch(`/v1/checkout/orders/${search.get('order')}`)).json()
document.querySelector('#amount').textContent = rupees.format(order.amount / 100)
document.querySelector('#shop').textContent = search.get('name')

const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'desktop'
const show = (method) => {
  for (const part of document.querySelectorAll('[data-for]')) {
    part.hidden = !part.dataset.for.split(' ').includes(method) || (part.dataset.on ?? device) !== device
  }
  // On a phone a UPI app's button pays.
  document.querySelector('#pay').hidden = method === 'upi' && device === 'phone'
}
const wished = { card: 'card', upi: 'upi', wallet: 'paypal' }[search.get('method')]
if (wished) form.elements.method.value = wished
show(form.elements.method.value)
form.addEventListener('change', () => show(form.elements.method.value))

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  const { refused, ...means } = Object.fromEntries(new FormData(form, event.submitter))
  const flow = device === 'phone' ? 'intent' : 'qr'
  const body = { key: search.get('key'), order_id: search.get('order'), refused: refused === 'on', flow, ...means }
  const answer = await fetch('/v1/checkout/pay', { method: 'POST', body: JSON.stringify(body) })
  const result = await answer.json()
  if (answer.ok) return tell({ kind: 'paid', proof: result })
  problem.textContent = result.error.description
  tell({ kind: 'failed', error: result.error })
})

// Enabled only now, because before this script runs the browser would submit the form itself.
for (const button of form.querySelectorAll('[type=submit]')) button.disabled = false

const close = () => tell({ kind: 'closed' })
document.querySelector('#close').addEventListener('click', close)
addEventListener('keydown', ({ key }) => key === 'Escape' && close())
