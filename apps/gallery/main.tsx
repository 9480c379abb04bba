import fin from '../fin/theme.css?inline'
import gov from '../gov/theme.css?inline'
import { openGallery } from '#src/gallery/open.tsx'

openGallery({ public: '', gov, fin })
