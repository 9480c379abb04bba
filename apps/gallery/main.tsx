import { openGallery } from '#src/gallery/open.tsx'

void openGallery()
