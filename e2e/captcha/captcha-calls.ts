import type { ApiClient } from '../mock-client/api-client.ts'

export const kinds = ['RECEIPT', 'AUDIO', 'CAPTCHA'] as const
export type Kind = (typeof kinds)[number]

const createKey: { readonly [K in Kind]: (api: ApiClient) => Promise<{ body: { key: string } }> } = {
  RECEIPT: (api) => api.post('/api/security/receipt-captcha', { width: 360, height: 123 }),
  AUDIO: (api) => api.get('/api/security/audio-captcha'),
  CAPTCHA: (api) => api.post('/api/security/captcha'),
}

export const newKey = async (api: ApiClient, kind: Kind): Promise<string> => (await createKey[kind](api)).body.key

export const verify = (api: ApiClient, captchaCategory: string, captchaKey: string, captchaValue: string) =>
  api.get('/api/security/captcha/verify', { captchaKey, captchaValue, captchaCategory })

/** The response body of the verify request: true for a correct value. */
export const verified = async (api: ApiClient, kind: Kind, key: string, value: string): Promise<unknown> =>
  (await verify(api, kind, key, value)).body

/** A value that differs from the correct one. */
export const wrongValue = (value: string) => (value === '000000' ? '111111' : '000000')
