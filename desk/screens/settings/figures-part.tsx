import { useMay } from '../../asking/use-me.ts'
import { Part } from '../../shell/page.tsx'
import { words } from '../../words/words.ts'
import { useChangeSettings } from './use-settings.ts'

export function FiguresPart({ isOn }: { isOn: boolean }) {
  const isOwner = useMay('owner')
  const said = words.settings.figures
  const { mutate, isPending } = useChangeSettings(isOn ? said.off : said.on)
  return (
    <Part title={said.title} hint={said.hint}>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          checked={isOn}
          disabled={!isOwner || isPending}
          onChange={(event) => mutate({ public_figures: event.target.checked })}
        />
        {said.label}
      </label>
    </Part>
  )
}
