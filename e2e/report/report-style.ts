/** Style sheet of the clause report. It is inlined, because the report is a single file. */
export const reportStyle = `
:root { color: #1b1f24; background: #fff; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 1280px; margin: 0 auto; padding: 24px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 8px; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; font-weight: 600; padding: 8px 0; }
th, td { border-bottom: 1px solid #dfe3e8; padding: 6px 8px; text-align: left; vertical-align: top; font-weight: 400; }
thead th { background: #f5f7f9; font-weight: 600; }
.totals { width: auto; }
.totals td { text-align: right; font-variant-numeric: tabular-nums; }
.totals .text { text-align: left; }
#clauses p { margin: 2px 0; }
#clauses th[scope='row'] { min-width: 320px; }
code { font: 13px ui-monospace, monospace; overflow-wrap: anywhere; }
small { color: #57606a; }
pre { background: #fdf2f1; border-left: 3px solid #b42318; padding: 8px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 12px; }
.wide { overflow-x: auto; }
.place { text-align: center; }
.passed { color: #1a6b3c; }
.failed { color: #b42318; font-weight: 600; }
.not-run { color: #7a5200; }
li { color: inherit; margin: 4px 0; }
li.passed, li.failed, li.skipped { color: inherit; font-weight: 400; }
li .state { font-weight: 600; }
.failure summary { color: #b42318; overflow-wrap: anywhere; }
button { font: inherit; font-size: 13px; padding: 1px 8px; border: 1px solid #8c959f; border-radius: 4px; background: #f5f7f9; }
.trend { margin: 8px 0; }
.trend .good { fill: #1a6b3c; }
.trend .bad { fill: #b42318; }
#gallery ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(260px, 1fr)); gap: 16px; padding: 0; list-style: none; }
figure { margin: 0; }
#gallery img { width: 100%; aspect-ratio: 16 / 10; object-fit: cover; object-position: top; border: 1px solid #dfe3e8; }
#filter { position: sticky; top: 0; background: #fff; padding: 12px 0; display: flex; flex-wrap: wrap; gap: 16px; align-items: center; }
select, input { font: inherit; padding: 4px 8px; border: 1px solid #8c959f; border-radius: 4px; background: #fff; }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 1px; }
a { color: #0b5cad; }
.sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
[hidden] { display: none; }
`

/** Script that filters the clauses. It stores the filter in the hash of the URL, so that it can be shared. */
export const reportScript = `
const form = document.getElementById('filter')
const rows = [...document.querySelectorAll('#clauses tbody tr')].map((row) => ({ row, text: row.textContent.toLowerCase() }))
const names = ['area', 'class', 'state', 'text']
const params = new URLSearchParams(location.hash.slice(1))
for (const name of names) form.elements[name].value = params.get(name) ?? ''
const show = () => {
  const filter = Object.fromEntries(names.map((name) => [name, form.elements[name].value]))
  let count = 0
  for (const { row, text } of rows) {
    const matches = ['area', 'class', 'state'].every((name) => !filter[name] || row.dataset[name] === filter[name]) &&
      text.includes(filter.text.trim().toLowerCase())
    row.hidden = !matches
    if (matches) count += 1
  }
  form.querySelector('output').textContent = count + ' clauses'
  history.replaceState(null, '', '#' + new URLSearchParams(Object.entries(filter).filter(([, value]) => value)))
}
for (const button of document.querySelectorAll('[data-copy]'))
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.textContent = 'Copied'
  })
form.addEventListener('input', show)
form.addEventListener('submit', (event) => event.preventDefault())
show()
`
