import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqItem } from '#specs/contract/faq.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { bestMatches } from './queries.ts'
import { searchWords } from './search-words.ts'

/** What came of a question; without items nothing was found for it. */
export type Answer =
  | { readonly is: 'looking' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly keyword: string; readonly items: readonly FaqItem[] }

export interface Turn {
  readonly asked: string
  readonly answer: Answer
}

/** What was asked and answered since the window opened. */
export const useConversation = (locale: Locale) => {
  const client = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])

  const found = async (asked: string): Promise<Answer> => {
    for (const keyword of searchWords(asked, locale)) {
      const items = await client.fetchQuery(bestMatches(keyword, locale))
      if (items.length > 0) return { is: 'there', keyword, items }
    }
    return { is: 'there', keyword: asked, items: [] }
  }

  const answer = async (place: number, asked: string) => {
    const put = (answer: Answer) => setTurns((former) => former.with(place, { asked, answer }))
    put({ is: 'looking' })
    put(await found(asked).catch((): Answer => ({ is: 'failed' })))
  }

  const ask = (typed: string) => {
    const asked = typed.trim()
    if (asked === '') return
    setTurns((former) => [...former, { asked, answer: { is: 'looking' } }])
    void answer(turns.length, asked)
  }
  const askAgain = (place: number) => void answer(place, turns[place]!.asked)

  return { turns, ask, askAgain }
}
