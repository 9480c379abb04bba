import './theme.css'
import { openConsole } from '#src/console/open.tsx'
import logo from './logo.svg'

openConsole(logo)
