/** Without Buffer, so that a browser can do it too. */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

export const toBase64 = (bytes: Uint8Array): string => {
  let letters = ''
  for (let i = 0; i < bytes.length; i += 8192) letters += String.fromCharCode(...bytes.subarray(i, i + 8192))
  return btoa(letters)
}
