import { open } from '#src/app/open.tsx'
// Never inlined, because the static page of the server refers to the file.
import logo from './logo.svg?no-inline'

open({ site: 'gov', logo })
