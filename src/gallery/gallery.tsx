import { ButtonSamples } from '../ui/actions/button.examples.tsx'
import { ChartSamples } from '../ui/charts/chart.examples.tsx'
import { ChoiceSamples } from '../ui/forms/choice.examples.tsx'
import { DialogSamples } from '../ui/overlays/dialog.examples.tsx'
import { FieldSamples } from '../ui/forms/field.examples.tsx'
import { FileSamples } from '../ui/files/file-field.examples.tsx'
import { ListSamples } from '../ui/navigation/list.examples.tsx'
import { MessageSamples } from '../ui/feedback/message.examples.tsx'
import { MultiSelectSamples } from '../ui/select/multi-select.examples.tsx'
import { TabSamples } from '../ui/navigation/tabs.examples.tsx'
import { ContentSamples } from '../ui/content/content.examples.tsx'
import { MenuSamples } from '../ui/navigation/menu.examples.tsx'
import { PickSamples } from '../ui/select/select.examples.tsx'

/**
 * Every component in every state, for viewing and measuring. An app of its own, so that visitors download none of it. Its
 * English texts are not messages.
 */
export const Gallery = () => (
  <main
    lang="en"
    className="mx-auto flex w-full max-w-[calc(var(--support-content-width)+48px)] flex-col gap-12 px-4 pt-10 pb-24 md:px-6"
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
    <ChartSamples />
    <TabSamples />
    <MenuSamples />
    <ContentSamples />
  </main>
)
