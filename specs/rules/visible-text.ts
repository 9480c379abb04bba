/**
 * Whether a text contains a character that people see. Spaces, controls, characters that fonts do not draw, such as the
 * zero width space and the Hangul filler, and the empty Braille pattern alone count as nothing.
 */
export const hasVisibleText = (text: string): boolean =>
  /[^\p{White_Space}\p{Control}\p{Format}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text)
