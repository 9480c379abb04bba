import { usePageTitle } from '../shell/use-page-title.ts'
import { ButtonSamples } from './gallery/buttons.tsx'
import { ChoiceSamples } from './gallery/choices.tsx'
import { DialogSamples } from './gallery/dialogs.tsx'
import { FieldSamples } from './gallery/fields.tsx'
import { FileSamples } from './gallery/files.tsx'
import { ListSamples } from './gallery/lists.tsx'
import { MessageSamples } from './gallery/messages.tsx'
import { MultiSelectSamples } from './gallery/multi-selects.tsx'
import { PickSamples } from './gallery/picks.tsx'

/**
 * Every component in every state, for viewing and measuring. It is part of production builds, because suites measure
 * deployments. No page links to it, and its English texts are not messages.
 */
export const GalleryPage = () => {
  usePageTitle('Gallery')
  return (
    <div
      lang="en"
      className="mx-auto flex max-w-[calc(var(--support-content-width)+48px)] flex-col gap-12 px-4 pt-10 pb-24 md:px-6"
    >
      <h1 tabIndex={-1} className="text-3xl outline-none">
        {'Gallery'}
      </h1>
      <ButtonSamples />
      <FieldSamples />
      <PickSamples />
      <MultiSelectSamples />
      <ChoiceSamples />
      <FileSamples />
      <MessageSamples />
      <DialogSamples />
      <ListSamples />
    </div>
  )
}
