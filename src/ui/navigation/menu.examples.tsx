import Box from 'lucide-react/icons/box'
import { MenuButton } from '../actions/menu-button.tsx'
import { MenuLink } from '../actions/menu-item.tsx'
import { Row, Samples } from '../examples.tsx'
import { IconMenu } from './icon-menu.tsx'
import { ScrollMenu } from './scroll-menu.tsx'

const products = [
  'Server',
  'GPU Server',
  'Object Storage',
  'Block Storage',
  'VPC',
  'Load Balancer',
  'CDN',
  'DNS',
  'WAF',
]
const links = products.map((text) => ({ to: `/gallery?product=${text}`, text, isCurrent: text === 'Server' }))
const iconLinks = (names: readonly string[]) =>
  names.map((text) => ({ to: `/gallery?product=${text}`, text, icon: <Box aria-hidden size={26} /> }))

const hovers = [
  ['Opens by click', undefined],
  ['Opens by hovering', 'hover'],
  ['Opens after a delay', 'delayedHover'],
] as const

const icons = [
  ['Solution use', 'solutionUse'],
  ['Calculator', 'calculator'],
  ['Cases', 'cases'],
] as const

export const MenuSamples = () => (
  <Samples title="Navigation menus">
    <Row>
      {hovers.map(([name, opensOn]) => (
        <MenuButton key={name} label={name} opensOn={opensOn}>
          <MenuLink to="/gallery">{`${name}: first`}</MenuLink>
          <MenuLink to="/">{`${name}: second`}</MenuLink>
        </MenuButton>
      ))}
    </Row>
    {['Compute & AI-2_0', 'Compute, AI', '컴퓨팅'].map((header) => (
      <ScrollMenu key={header} header={header} links={links} back="Back" forward="Forward" />
    ))}
    <ScrollMenu header="Two" links={links.slice(0, 2)} back="Back" forward="Forward" />
    {icons.map(([label, kind]) => (
      <IconMenu key={kind} kind={kind} label={label} links={iconLinks(products)} back="Back" forward="Forward" />
    ))}
    <IconMenu kind="cases" label="Two cases" links={iconLinks(['AI', 'DB'])} back="Back" forward="Forward" />
  </Samples>
)
