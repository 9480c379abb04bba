import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import { Button } from './button.tsx'
import { LinkButton } from './link-button.tsx'
import { MenuButton } from './menu-button.tsx'
import { MenuAction, MenuLink } from './menu-item.tsx'
import { Row, Samples } from '../examples.tsx'

const variants = ['primary', 'secondary', 'quiet'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const ButtonSamples = () => {
  const [isBusy, setIsBusy] = useState(false)
  const [kind, setKind] = useState('one')
  return (
    <Samples title="Buttons and menus">
      {variants.map((variant) => (
        <Row key={variant}>
          {sizes.map((size) => (
            <Button key={size} variant={variant} size={size}>{`${variant} ${size}`}</Button>
          ))}
          <Button variant={variant} disabled>
            {'disabled'}
          </Button>
          <Button variant={variant} aria-disabled>
            {'off, keeps focus'}
          </Button>
          <Button variant={variant} isBusy>
            {'busy'}
          </Button>
        </Row>
      ))}
      <Row>
        <Button isBusy={isBusy} onClick={() => setIsBusy(true)}>
          {!isBusy && <Send aria-hidden size={18} />}
          <span>{isBusy ? 'Sending…' : 'Press me'}</span>
        </Button>
        <LinkButton to="/gallery" variant="secondary">
          {'A link'}
        </LinkButton>
        <MenuButton label={'Menu button'}>
          <MenuLink to="/gallery" isCurrent>
            {'The page itself'}
          </MenuLink>
          <MenuLink to="/">{'Another page'}</MenuLink>
          {['one', 'two'].map((each) => (
            <MenuAction key={each} isCurrent={each === kind} onClick={() => setKind(each)}>
              {`Choice ${each}`}
            </MenuAction>
          ))}
        </MenuButton>
      </Row>
    </Samples>
  )
}
