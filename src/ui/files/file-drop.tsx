import { useRef, useState, type DragEvent, type ReactNode } from 'react'

export interface FileDropProps {
  /** Rejects files. A dropped file must still not replace the page, so the drop is handled. */
  isDisabled: boolean
  onDrop: (files: File[]) => void
  children: ReactNode
}

/** Drop zone for files. It must contain another way to do the same. */
export const FileDrop = ({ isDisabled, onDrop, children }: FileDropProps) => {
  const [isOver, setIsOver] = useState(false)
  // Entering a child fires `dragleave` on its parent, so enters and leaves are counted.
  const depth = useRef(0)
  const moved = (by: number) => (event: DragEvent) => {
    event.preventDefault()
    depth.current += by
    setIsOver(depth.current > 0 && !isDisabled)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    depth.current = 0
    setIsOver(false)
    const files = [...event.dataTransfer.files]
    if (!isDisabled && files.length > 0) onDrop(files)
  }
  return (
    <div
      onDragEnter={moved(1)}
      onDragLeave={moved(-1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-dashed p-4 transition-colors duration-100 ${
        isOver ? 'border-brand bg-brand-soft' : 'border-edge bg-surface-soft'
      }`}
    >
      {children}
    </div>
  )
}
