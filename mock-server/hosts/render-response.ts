import type { MockResponse } from '../request.ts'

const fileNameOf = (disposition: string) => {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'file') : decodeURIComponent(encoded)
}

/** Shows, in place of the app, what an address of the mock answers that was opened with no page there to answer it. */
export const renderResponse = ({ headers, body }: MockResponse): void => {
  const header = (name: string) => headers.find(([key]) => key === name)?.[1]
  const to = header('location')
  if (to !== undefined) {
    location.replace(to)
    return
  }
  const type = header('content-type') ?? 'text/plain'
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body ?? new Uint8Array())
  if (type.startsWith('text/html')) {
    document.open()
    document.write(text)
    document.close()
  } else if (/json|yaml|text/.test(type) && header('content-disposition') === undefined) {
    const shown = document.createElement('pre')
    shown.textContent = text
    document.body.replaceChildren(shown)
  } else {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([body as BlobPart], { type }))
    link.download = link.textContent = fileNameOf(header('content-disposition') ?? '')
    document.body.replaceChildren(link)
    link.click()
  }
}
