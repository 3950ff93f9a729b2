import { Link } from 'react-router'
import { useMay } from '../../asking/use-me.ts'
import { Page, Part } from '../../shell/page.tsx'
import { Failed, LoadingRows } from '../../ui/states.tsx'
import { words } from '../../words/words.ts'
import { AbsencePart } from './absence-part.tsx'
import { CannedPart } from './canned-part.tsx'
import { FiguresPart } from './figures-part.tsx'
import { HoursPart } from './hours-part.tsx'
import { KeptPart } from './kept-part.tsx'
import { NotificationsPart } from './notifications-part.tsx'
import { useSettings } from './use-settings.ts'
import { WebhookPart } from './webhook-part.tsx'

export function Component() {
  const settings = useSettings()
  const isOwner = useMay('owner')
  const said = words.settings
  return (
    <Page title={said.title} note={isOwner ? undefined : said.onlyOwner}>
      {settings.isPending && <LoadingRows />}
      {settings.isError && (
        <Failed error={settings.error} onRetry={() => void settings.refetch()} />
      )}
      {settings.data && (
        <>
          <Part title={said.team} hint={said.teamHint}>
            <p>
              <Link className="text-link underline" to="/team">
                {said.toTeam}
              </Link>
            </p>
          </Part>
          <AbsencePart />
          <NotificationsPart />
          <HoursPart key={JSON.stringify(settings.data.hours)} hours={settings.data.hours} />
          <CannedPart />
          <KeptPart key={JSON.stringify(settings.data.kept)} settings={settings.data} />
          <FiguresPart isOn={settings.data.public_figures} />
          <Part title={said.mail.title}>
            <p>{settings.data.mails ? said.mail.on : said.mail.off}</p>
            {settings.data.mails && (
              <p>{settings.data.inbound_mail ? said.mail.inbound : said.mail.noInbound}</p>
            )}
          </Part>
          <WebhookPart host={settings.data.webhook_host} />
        </>
      )}
    </Page>
  )
}
