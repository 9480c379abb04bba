import { useState, type ReactNode } from 'react'

interface RareFieldsProps {
  /** Whether one of the fields has a value. They are shown then, so that nothing that is sent is hidden. */
  readonly isFilled: boolean
  readonly children: ReactNode
}

/** Fields of a form that are shown on demand. */
export const RareFields = ({ isFilled, children }: RareFieldsProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details open={isOpen || isFilled} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="w-fit cursor-pointer text-sm font-medium">Conditions and more</summary>
      <div className="pt-4">{children}</div>
    </details>
  )
}
