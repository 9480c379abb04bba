import { useCallback, useEffect, useState, type ComponentType } from 'react'
import { isLocale, locales } from '#specs/model/locale.ts'
import { isSite, sites, type Site } from '#specs/model/site.ts'
import { useLocale } from '../i18n/language.ts'
import { buttonClass } from '../ui/actions/button-styles.ts'

type Samples = { readonly [name: string]: ComponentType }
const modules = import.meta.glob<Samples>('../ui/*/*.examples.tsx', { eager: true })
const sources = import.meta.glob<string>('../ui/*/*.examples.tsx', { query: '?raw', import: 'default', eager: true })

/** The files of samples, with the title and the imported components that their sources have. */
const sections = Object.entries(modules).map(([path, module]) => {
  const source = sources[path] ?? ''
  const imports = [...source.matchAll(/^import \{ (.+) \} from '(\.[^']+\.tsx)'/gm)].flatMap(
    ([, names = '', from = '']) => {
      const file = new URL(from, new URL(path, 'https://ui.example/src/gallery/')).pathname.slice(1)
      return file === 'src/ui/examples.tsx' ? [] : [{ names, file }]
    },
  )
  const id = path.split('/').at(-1)!.split('.')[0]!
  return { id, title: /<Samples title="([^"]+)"/.exec(source)?.[1] ?? id, imports, Body: Object.values(module)[0]! }
})

type State = { readonly [Name in 'id' | 'text']: string }

/** Gives each sample of a file an address by its name or first text, and returns them. */
const namedStates = (section: string): readonly State[] => {
  const taken = new Map<string, number>()
  const samples = document.querySelectorAll<HTMLElement>(`[id="samples-${section}"] [data-sample]`)
  return [...samples].map((sample) => {
    const words = document.createTreeWalker(sample, NodeFilter.SHOW_TEXT).nextNode()?.textContent
    const text = (sample.firstElementChild?.ariaLabel ?? words ?? 'state').trim()
    const count = (taken.get(text) ?? 0) + 1
    taken.set(text, count)
    const name = text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    sample.id = `${section}/${name}${count > 1 ? `-${count}` : ''}`
    return { id: sample.id, text }
  })
}

/**
 * Every component in every state, for viewing and measuring. An app of its own, so that visitors download none of it. Its
 * English texts are not messages.
 */
export const Gallery = ({ themes }: { readonly themes: { readonly [S in Site]: string } }) => {
  const [site, setSite] = useState<Site>('public')
  const [locale, setLocale] = useLocale()
  const [states, setStates] = useState<ReadonlyMap<string, readonly State[]>>(new Map())
  const nameStates = useCallback(() => setStates(new Map(sections.map(({ id }) => [id, namedStates(id)]))), [])
  // The samples are rendered after the browser has looked for the place in the address.
  useEffect(() => {
    if (states.size > 0) document.getElementById(decodeURIComponent(location.hash.slice(1)))?.scrollIntoView()
  }, [states])
  return (
    <main
      lang="en"
      ref={nameStates}
      className="mx-auto flex w-full max-w-[calc(var(--support-content-width)+48px)] flex-col gap-12 px-4 pt-10 pb-24 md:px-6"
    >
      <style>{themes[site]}</style>
      <div className="flex flex-col gap-4">
        <h1 tabIndex={-1} className="text-3xl outline-none">
          {'Gallery'}
        </h1>
        <div className="flex flex-wrap gap-4 text-sm">
          <Choice label="Site" values={sites} value={site} onChange={(to) => isSite(to) && setSite(to)} />
          <Choice
            label="Language"
            values={locales}
            value={locale}
            onChange={(to) => isLocale(to) && void setLocale(to)}
          />
        </div>
        <nav aria-label="Samples" className="flex flex-col gap-2 text-sm">
          {sections.map(({ id, title }) => (
            <div key={id} className="flex flex-wrap items-baseline gap-x-4">
              <a href={`#samples-${id}`} className="py-1 font-semibold hover:underline md:w-56">
                {title}
              </a>
              <ul aria-label={`States of ${id}`} className="flex flex-1 basis-72 flex-wrap gap-x-4">
                {states.get(id)?.map((state) => (
                  <li key={state.id}>
                    <a href={`#${state.id}`} className="link inline-block py-1">
                      {state.text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      {sections.map(({ id, imports, Body }) => (
        <div key={id} id={`samples-${id}`} className="flex scroll-mt-4 flex-col gap-4">
          <Body />
          <ul aria-label={`Components of ${id}`} className="flex flex-col gap-1 text-sm">
            {imports.map(({ names, file }) => (
              <li key={file} className="flex flex-wrap items-center gap-x-3">
                <b>{names}</b>
                <code className="text-xs break-all text-ink-soft">{file}</code>
                <button
                  type="button"
                  aria-label={`Copy import of ${names}`}
                  className={buttonClass('quiet', 'sm')}
                  onClick={() => void navigator.clipboard.writeText(`import { ${names} } from '#${file}'`)}
                >
                  {'Copy import'}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </main>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly values: readonly string[]
  readonly value: string
  readonly onChange: (value: string) => void
}

const Choice = ({ label, values, value, onChange }: ChoiceProps) => (
  <label className="flex items-center gap-2">
    <span>{label}</span>
    <select
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-h-8 rounded-md border border-edge bg-surface px-2"
    >
      {values.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
)
