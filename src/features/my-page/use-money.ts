import { useTranslation } from 'react-i18next'

/** Writes an amount in won in the visitor's language. */
export const useMoney = () => {
  const { t } = useTranslation('myPage')
  return (won: number): string =>
    t(won < 0 ? 'myPage.minus' : 'myPage.won', { amount: Math.abs(won).toLocaleString('en-US') })
}
