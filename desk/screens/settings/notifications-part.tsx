import { chooseNotifications, useNotificationChoice } from '../../notifications/choice.ts'
import { Part } from '../../shell/page.tsx'
import { words } from '../../words/words.ts'

/** Of this browser: another of the same person may be in an open office. */
export function NotificationsPart() {
  const choice = useNotificationChoice()
  const said = words.notifications
  return (
    <Part title={said.part} hint={said.hint}>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={choice === 'on' || choice === 'refused'}
          disabled={choice === 'impossible'}
          onChange={(event) => void chooseNotifications(event.target.checked)}
        />
        {said.label}
      </label>
      <p role="status" className="text-muted">
        {choice === 'refused' && said.refused}
        {choice === 'impossible' && said.impossible}
      </p>
    </Part>
  )
}
