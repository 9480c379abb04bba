import { openGallery } from '#src/gallery/open.tsx'

openGallery()
