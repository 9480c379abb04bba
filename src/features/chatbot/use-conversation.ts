import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FaqItem } from '#specs/contract/faq.ts'
import type { Locale } from '#specs/model/locale.ts'
import { bestMatches } from '../../api/queries/faq.ts'

/** Reply to a question. No items means that nothing was found. */
export type Reply =
  | { readonly is: 'looking' }
  | { readonly is: 'failed' }
  | { readonly is: 'there'; readonly items: readonly FaqItem[]; readonly total: number }

export interface Turn {
  readonly question: string
  readonly reply: Reply
}

/** The questions and replies since the window was opened. */
export const useConversation = (locale: Locale) => {
  const client = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])

  const reply = async (index: number, question: string) => {
    const put = (reply: Reply) => setTurns((previous) => previous.with(index, { question, reply }))
    put({ is: 'looking' })
    put(
      await client.fetchQuery(bestMatches(question, locale)).then(
        (found): Reply => ({ is: 'there', ...found }),
        (): Reply => ({ is: 'failed' }),
      ),
    )
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
