import { DiagnosisView } from '../../../features/diagnosis/diagnosis-view.tsx'
import { PopupScreen } from '../../parts/popup-screen.tsx'

/** Network diagnosis, in a window of its own. */
export const DiagnosisScreen = () => (
  <PopupScreen>
    <div className="min-h-0 flex-1 overflow-y-auto">
      <DiagnosisView />
    </div>
  </PopupScreen>
)
