import { useMay } from '../asking/use-me.ts'
import { useSettings } from '../screens/settings/use-settings.ts'

/** Whether a model is configured that translates and drafts, for somebody who may use it. */
export function useHasModel(): boolean {
  const mayAct = useMay('agent')
  const { data } = useSettings()
  return mayAct && data?.model === true
}
