/**
 * The shop's colours in mails. Mail programs support no variables and few of them style sheets, so every element has inline
 * styles; the sheet only switches colours in dark mode and reduces margins on phones.
 */
const ink = '#1b1737'
const marigold = '#f4a518'
const quiet = '#696151'
const line = '#ddd4c0'
const serifless = "font-family:'Segoe UI',-apple-system,Roboto,'Noto Sans','Helvetica Neue',Arial,sans-serif"

export const look = {
  page: `margin:0;padding:0;background:#f6f2e8;color:${ink};${serifless};font-size:16px;line-height:1.5`,
  sheet: 'width:100%;max-width:600px;margin:0 auto;background:#ffffff',
  head: `padding:18px 32px;background:${marigold};color:${ink};font-size:22px;font-weight:700;letter-spacing:-0.01em`,
  body: 'padding:28px 32px 8px',
  title: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700',
  words: 'margin:0 0 16px',
  button: `display:inline-block;padding:14px 26px;background:${ink};color:#ffffff;font-weight:600;text-decoration:none`,
  order: `margin:28px 0 0;padding:0 0 10px;border-bottom:2px solid ${ink};font-size:16px;font-weight:700`,
  quiet: `color:${quiet};font-size:14px;font-weight:400`,
  item: `padding:12px 12px 12px 0;border-bottom:1px solid ${line};vertical-align:top;overflow-wrap:anywhere`,
  picture: 'display:block;width:320px;max-width:100%;height:auto;border-radius:8px;font-size:12px',
  pictureBeside: 'display:inline-block;max-width:100%;height:auto;margin:0 6px 8px 0;border-radius:8px;font-size:12px',
  photo: 'float:left;width:56px;height:70px;margin:0 14px 0 0;object-fit:cover;font-size:10px;line-height:1.2',
  amount: `padding:12px 0;border-bottom:1px solid ${line};vertical-align:top;text-align:right;white-space:nowrap`,
  sum: 'padding:10px 12px 0 0',
  sumAmount: 'padding:10px 0 0;text-align:right;white-space:nowrap',
  total: 'font-size:19px;font-weight:700',
  fact: 'margin:28px 0 4px;font-size:16px;font-weight:700',
  factWords: 'margin:0;overflow-wrap:anywhere',
  foot: `padding:20px 32px 28px;border-top:1px solid ${line};color:${quiet};font-size:14px`,
  link: `color:${ink}`,
  spot: 'display:inline-block;width:11px;height:11px;border:1px solid #938974;border-radius:50%;vertical-align:-1px',
  hidden: 'display:none;max-height:0;overflow:hidden',
} as const

export const sheetOfStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .inset { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background: #100d20 !important; color: #f3eee2 !important; }
  .sheet { background: #231f39 !important; }
  .text { color: #f3eee2 !important; }
  .quiet { color: #aaa5b9 !important; }
  .rule { border-color: #413c5c !important; }
  .strong-rule { border-color: #f3eee2 !important; }
  .button { background: ${marigold} !important; color: ${ink} !important; }
}`
