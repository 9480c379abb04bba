import type { MockResponse } from '../request.ts'

const fileNameOf = (disposition: string) => {
  const encoded = /filename\*=utf-8''([^;]+)/i.exec(disposition)?.[1]
  return encoded === undefined ? (/filename="([^"]*)"/.exec(disposition)?.[1] ?? 'file') : decodeURIComponent(encoded)
}

/** Renders a mock response instead of the app, when an API URL is opened in the address bar (offline build). */
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
    const pre = document.createElement('pre')
    pre.textContent = text
    document.body.replaceChildren(pre)
  } else {
    const link = document.createElement('a')
    link.href = URL.createObjectURL(new Blob([body as BlobPart], { type }))
    link.download = link.textContent = fileNameOf(header('content-disposition') ?? '')
    document.body.replaceChildren(link)
    link.click()
  }
}
