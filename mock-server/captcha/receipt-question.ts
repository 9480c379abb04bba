import { type HighStreet, type Shop, highStreets } from '#fixtures/captcha/shops.ts'
import { inLocale, type Locale } from '#specs/model/locale.ts'
import { randomDigits, pick, pickSome, randomInt, type Random } from '../worlds/random.ts'

interface ReceiptItem {
  readonly name: string
  readonly quantity: number
  /** Of the whole quantity, as printed in the line. */
  readonly amount: number
}

/** The content of a receipt. The answer to every question is printed on it in digits. */
export interface Receipt {
  readonly shop: string
  /** Eight digits in two groups. */
  readonly number: string
  /** YYYY-MM-DD */
  readonly date: string
  /** HH:mm */
  readonly time: string
  /** The last four digits of the card number. */
  readonly card: string
  readonly items: readonly ReceiptItem[]
  readonly total: number
}

export interface ReceiptQuestion {
  readonly receipt: Receipt
  readonly question: string
  readonly answer: string
}

const two = (n: number): string => String(n).padStart(2, '0')

/** How many different prices an item has at least. With few of them, the answer could be guessed from the question. */
const pricesMin = 250

const priceNear = (usual: number, step: number, random: Random): number => {
  const lowest = Math.round((0.6 * usual) / step)
  return randomInt(random, lowest, lowest + Math.max(pricesMin, Math.round((0.8 * usual) / step))) * step
}

const itemsOf = ({ goods }: Shop, step: number, random: Random): ReceiptItem[] =>
  pickSome(random, goods, randomInt(random, 3, 4)).map(([name, usual]) => {
    const quantity = pick(random, [1, 1, 1, 2, 2, 3])
    return { name, quantity, amount: priceNear(usual, step, random) * quantity }
  })

const receiptOf = ({ shops, priceStep }: HighStreet, random: Random): Receipt => {
  const shop = pick(random, shops)
  const items = itemsOf(shop, priceStep, random)
  return {
    shop: shop.name,
    number: `${randomDigits(random, 4)}-${randomDigits(random, 4)}`,
    date: `202${randomInt(random, 4, 6)}-${two(randomInt(random, 1, 12))}-${two(randomInt(random, 1, 28))}`,
    time: `${two(randomInt(random, 8, 20))}:${two(randomInt(random, 0, 59))}`,
    card: randomDigits(random, 4),
    items,
    total: items.reduce((sum, { amount }) => sum + amount, 0),
  }
}

/** The questions in three languages, with their answers: numbers long enough not to be guessed. */
const questions = [
  {
    text: () => ({
      ko: '영수증의 합계 금액은 얼마인가요? 숫자만 입력해 주세요.',
      en: 'What is the total on the receipt? Enter digits only.',
      ja: 'レシートの合計金額はいくらですか。数字のみ入力してください。',
    }),
    answer: ({ total }: Receipt) => String(total),
  },
  {
    text: ({ name }: ReceiptItem) => ({
      ko: `영수증에서 "${name}"의 금액은 얼마인가요? 숫자만 입력해 주세요.`,
      en: `What is the amount for "${name}" on the receipt? Enter digits only.`,
      ja: `レシートの「${name}」の金額はいくらですか。数字のみ入力してください。`,
    }),
    answer: (_: Receipt, { amount }: ReceiptItem) => String(amount),
  },
  {
    text: () => ({
      ko: '영수증에 적힌 날짜의 월과 일을 숫자 네 자리로 입력해 주세요. 예: 3월 5일은 ‘0305’',
      en: 'Enter the month and day of the receipt as four digits, for example 0305 for 5 March.',
      ja: 'レシートの日付の月日を4桁の数字で入力してください。例：3月5日は「0305」',
    }),
    answer: ({ date }: Receipt) => date.slice(5).replace('-', ''),
  },
  {
    text: () => ({
      ko: '영수증 번호의 마지막 네 자리를 입력해 주세요.',
      en: 'What are the last four digits of the receipt number?',
      ja: 'レシート番号の下4桁を入力してください。',
    }),
    answer: ({ number }: Receipt) => number.slice(-4),
  },
  {
    text: () => ({
      ko: '결제한 카드 번호의 마지막 네 자리를 입력해 주세요.',
      en: 'What are the last four digits of the card used?',
      ja: '支払いに使われたカード番号の下4桁を入力してください。',
    }),
    answer: ({ card }: Receipt) => card,
  },
]

/** Creates a receipt and a question about it. */
export const receiptQuestion = (random: Random, locale: Locale): ReceiptQuestion => {
  const receipt = receiptOf(inLocale(highStreets, locale), random)
  const { text, answer } = pick(random, questions)
  const item = pick(random, receipt.items)
  return { receipt, question: inLocale(text(item), locale), answer: answer(receipt, item) }
}
