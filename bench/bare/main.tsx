import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

// The least that a page with React can be. Sizes and times of our pages are compared with it.
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <main>
      <h1>How can we help?</h1>
      <p>Ask us anything. Our support team will reply by email.</p>
    </main>
  </StrictMode>,
)
