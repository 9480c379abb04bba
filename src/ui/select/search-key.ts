// The letters of a Korean syllable in the order of Unicode, each as the keys that type it.
const initials = [...'ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ']
const vowels = 'ㅏ ㅐ ㅑ ㅒ ㅓ ㅔ ㅕ ㅖ ㅗ ㅗㅏ ㅗㅐ ㅗㅣ ㅛ ㅜ ㅜㅓ ㅜㅔ ㅜㅣ ㅠ ㅡ ㅡㅣ ㅣ'.split(' ')
const finals =
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ'.split(' ')

/** The keys of each letter, by the code point that canonical decomposition yields. */
const keys: ReadonlyMap<string, string> = new Map(
  [[0x1100, initials] as const, [0x1161, vowels] as const, [0x11a8, finals] as const].flatMap(([first, letters]) =>
    letters.map((typed, i) => [String.fromCodePoint(first + i), typed] as const),
  ),
)

/**
 * Normalises text for searching: ignores case, width and accents, and compares Korean key by key. While 미국 is typed, the
 * field contains 믹 for a moment, which as a syllable would match nothing.
 */
export const searchKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u1100-\u11ff]/g, (letter) => keys.get(letter) ?? letter)
