/** What of the contract the browser tests need not meet, and why. The first row that fits counts. */
export const notInPages: readonly (readonly [pattern: RegExp, reason: string])[] = [
  [/^captcha(Sound|Image) /, 'Loaded by an audio and an image element, which ask for parts and tell no status.'],
  [/ (206|304|416 \w+)$/, 'The browser itself asks for parts of a file, and for what it has kept.'],
  [/ (TOO_MANY_FILES|FILE_NAME_INVALID)$/, 'The form refuses such files before it sends them.'],
  [/ 400 BAD_REQUEST$/, 'The app sends no such value: it drops those of the address that do not fit.'],
  [/ (413|415|422) \w+$/, 'The app sets the type, the length and the key of what it sends.'],
  [/^(all)?inquiryCodes \?inquiryType=/i, 'The form of this type asks the other operation for its categories.'],
  [/^captchaQuestion \?reload=false$/, 'The app asks for a question once it wants another one.'],
  [/^cachedNews \?/, 'The start page shows the newest news, without filters.'],
  [/^(taxBill|billing) \?month$/, 'The page loads all months and chooses among them.'],
  [/ 401 UNAUTHORIZED$/, 'A session that ends leads to the login page whatever read notices it: see login.spec.ts.'],
  [/ 403 FORBIDDEN$/, 'Pages ask only for what the roles allow: see access.spec.ts.'],
  [/ 404 NOT_FOUND$/, 'Reached only from a page that has loaded what it belongs to.'],
  [/ (0|503 SERVICE_UNAVAILABLE)$/, 'Reads share one message for a failure, which the tests of other reads show.'],
]
