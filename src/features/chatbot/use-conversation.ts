import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqItem } from '#specs/contract/faq.ts'
import type { Locale } from '#specs/messages/locale.ts'
import { bestMatches } from '../../api/queries/faq.ts'
import { searchWords } from './search-words.ts'

/** Reply to a question. No items means that nothing was found. */
export type Reply =
  | { readonly is: 'looking' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly keyword: string; readonly items: readonly FaqItem[]; readonly total: number }

export interface Turn {
  readonly question: string
  readonly reply: Reply
}

/** The questions and replies since the window was opened. */
export const useConversation = (locale: Locale) => {
  const client = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])

  const found = async (question: string): Promise<Reply> => {
    for (const keyword of searchWords(question, locale)) {
      const { items, total } = await client.fetchQuery(bestMatches(keyword, locale))
      if (items.length > 0) return { is: 'there', keyword, items, total }
    }
    return { is: 'there', keyword: question, items: [], total: 0 }
  }

  const reply = async (index: number, question: string) => {
    const put = (reply: Reply) => setTurns((previous) => previous.with(index, { question, reply }))
    put({ is: 'looking' })
    put(await found(question).catch((): Reply => ({ is: 'failed' })))
  }

  const ask = (typed: string) => {
    const question = typed.trim()
    if (question === '') return
    setTurns((previous) => [...previous, { question, reply: { is: 'looking' } }])
    void reply(turns.length, question)
  }
  const askAgain = (index: number) => void reply(index, turns[index]!.question)

  return { turns, ask, askAgain }
}
