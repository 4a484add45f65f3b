const id = location.pathname.split('/').at(-1)
const form = document.querySelector('form')
const problem = document.querySelector('#problem')
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })

const words = {
  paid: 'This link is paid. Thank you.',
  expired: 'This link has expired.',
  cancelled: 'This link was cancelled.',
}

const show = (link) => {
  const open = link.amount - link.amount_paid
  document.querySelector('#amount').textContent = rupees.format(open / 100)
  document.querySelector('#about').textContent = link.description
  const paid = link.status === 'partially_paid' ? `${rupees.format(link.amount_paid / 100)} is paid.` : ''
  document.querySelector('#state').textContent = words[link.status] ?? paid
  document.querySelector('#ways').hidden = link.status in words
  document.querySelector('#part').hidden = !link.accept_partial
  form.elements.rupees.value = open / 100
}

show(await (await fetch(`/v1/checkout/links/${id}`)).json())

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  problem.textContent = ''
  const { method, refused, rupees: part } = Object.fromEntries(new FormData(form))
  // Uses a test card and the device's default flow; this page asks for neither.
  const means = method === 'card' ? { number: refused ? '4000000000000002' : '4111111111111111' } : { flow: 'qr' }
  const body = { method, ...means, refused: refused === 'on', amount: Math.round(Number(part) * 100) }
  const answer = await fetch(`/v1/checkout/links/${id}/pay`, { method: 'POST', body: JSON.stringify(body) })
  const result = await answer.json()
  if (answer.ok) show(result)
  else problem.textContent = result.error.description
})

// Enabled only now, because before this script runs the browser would submit the form itself.
document.querySelector('#pay').disabled = false
