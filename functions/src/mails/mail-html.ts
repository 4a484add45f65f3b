import { escapeHtml } from './escape-html.ts'
import type { MailContent, MailLine, Shop, Sum } from './mail-content.ts'
import { picturesMark } from './mail-picture.ts'
import { look, sheetOfStyles } from './mail-style.ts'
import { imprint } from './mail-text.ts'

/** Returns a mail as HTML that mail programs can display: tables, inline styles, and product photos, which it can do without. */
export function mailHtml(mail: MailContent, shop: Shop): string {
  const { paragraphs, way, lines, sums, facts } = mail
  const greeting = mail.name ? `Hello ${mail.name},` : 'Hello,'
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(mail.subject)}</title>
<style>${sheetOfStyles}</style>
</head>
<body class="page" style="${look.page}">
<div style="${look.hidden}">${escapeHtml(paragraphs[0] ?? '')}</div>
<table role="presentation" cellpadding="0" cellspacing="0" class="sheet" style="${look.sheet}">
<tr><td class="inset" style="${look.head}">${escapeHtml(shop.shopName)}</td></tr>
<tr><td class="inset" style="${look.body}">
<h1 style="${look.title}">${escapeHtml(mail.subject)}</h1>
${[greeting, ...paragraphs].map((words) => `<p style="${look.words}">${escapeHtml(words)}</p>`).join('\n')}
${mail.showsPrints ? `${picturesMark}\n` : ''}<p style="${look.words}"><a href="${escapeHtml(way.url)}" class="button" style="${look.button}">${escapeHtml(way.label)}</a></p>
<h2 class="strong-rule" style="${look.order}">${escapeHtml(mail.heading.title)}<br><span class="quiet" style="${look.quiet}">${escapeHtml(mail.heading.about)}</span></h2>
<table role="presentation" cellpadding="0" cellspacing="0" style="width:100%">
${lines.map(itemRow).join('\n')}
${sums.map(sumRow).join('\n')}
</table>
${facts.map(factBlock).join('\n')}
<p style="${look.words};margin-top:28px">Questions? Reply to this email${shop.phone && `, or call ${telephone(shop.phone)}`}.${returnsWords(mail.returnsUrl)}</p>
</td></tr>
<tr><td class="inset quiet rule" style="${look.foot}">${imprint(shop).map(escapeHtml).join('<br>')}</td></tr>
</table>
</body>
</html>
`
}

function itemRow({ text, about, swatch, picture, amount }: MailLine): string {
  const spot = swatch ? `<span style="${look.spot};background:${escapeHtml(swatch)}"></span> ` : ''
  const choices = about && `<br><span class="quiet" style="${look.quiet}">${spot}${escapeHtml(about)}</span>`
  const photo = picture
    ? `<img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="56" height="70" style="${look.photo}">`
    : ''
  return `<tr><td class="rule" style="${look.item}">${photo}${escapeHtml(text)}${choices}</td><td class="rule" style="${look.amount}">${escapeHtml(amount)}</td></tr>`
}

function sumRow({ label, amount }: Sum, index: number, sums: readonly Sum[]): string {
  const weight = index === sums.length - 1 ? `;${look.total}` : ''
  return `<tr><td style="${look.sum}${weight}">${escapeHtml(label)}</td><td style="${look.sumAmount}${weight}">${escapeHtml(amount)}</td></tr>`
}

function factBlock({ title, lines }: MailContent['facts'][number]): string {
  return `<h2 style="${look.fact}">${escapeHtml(title)}</h2>
<p style="${look.factWords}">${lines.map(escapeHtml).join('<br>')}</p>`
}

function returnsWords(url: string | undefined): string {
  if (url === undefined) return ''
  const link = `<a href="${escapeHtml(url)}" class="text" style="${look.link}">returns and refunds</a>`
  return ` If something is wrong with it, read about ${link}.`
}

const telephone = (phone: string) =>
  `<a href="tel:${escapeHtml(phone.replace(/[^+\d]/g, ''))}" class="text" style="${look.link};white-space:nowrap">${escapeHtml(phone)}</a>`
