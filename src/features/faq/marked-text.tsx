import { Fragment } from 'react'
import { partsOf } from '#specs/rules/search-matches.ts'

/** A text in which the matches of a keyword are marked. */
export const MarkedText = ({ text, keyword }: { readonly text: string; readonly keyword: string }) =>
  partsOf(text, keyword).map((part, index) =>
    part.isMatch ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  )
