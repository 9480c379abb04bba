import './theme.css'
import { open } from '#src/app/open.tsx'
import logo from './logo.svg'

void open({ site: 'gov', logo })
