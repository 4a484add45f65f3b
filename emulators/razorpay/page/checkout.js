// Stands in for https://checkout.razorpay.com/v1/checkout.js: `new Razorpay(options).open()` opens the window over the page.
;(() => {
  const here = new URL(document.currentScript.src).origin

  window.Razorpay = class Razorpay {
    constructor(options) {
      this.options = options
      this.listeners = {}
      this.receive = this.receive.bind(this)
    }

    on(event, listener) {
      this.listeners[event] = listener
    }

    open() {
      const { key, order_id: order, name = '', prefill = {} } = this.options
      const search = new URLSearchParams({ key, order, name, method: prefill.method ?? '', parent: location.origin })
      this.frame = document.createElement('iframe')
      this.frame.className = 'razorpay-checkout-frame'
      this.frame.title = 'Razorpay Checkout'
      this.frame.src = `${here}/v1/checkout/window?${search}`
      this.frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647'
      window.addEventListener('message', this.receive)
      document.body.append(this.frame)
      this.frame.focus()
    }

    close() {
      window.removeEventListener('message', this.receive)
      this.frame?.remove()
      this.frame = undefined
    }

    receive({ origin, source, data }) {
      if (origin !== here || source !== this.frame?.contentWindow) return
      if (data.kind === 'failed') {
        this.listeners['payment.failed']?.({ error: data.error })
        return
      }
      this.close()
      if (data.kind === 'paid') this.options.handler?.(data.proof)
      else this.options.modal?.ondismiss?.()
    }
  }
})()
