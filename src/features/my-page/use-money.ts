import { useText } from '../../i18n/language.ts'

/** Writes an amount in won in the visitor's language. */
export const useMoney = () => {
  const text = useText()
  return (won: number): string =>
    text(won < 0 ? 'myPage.minus' : 'myPage.won', { amount: Math.abs(won).toLocaleString('en-US') })
}
