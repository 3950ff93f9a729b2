import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  newRecoveryCodes,
  startSecondFactor,
  stopSecondFactor,
} from '#contract/calls/desk-account.ts'
import { meQuery } from '../../asking/use-me.ts'
import { notify } from '../../notices/notices.ts'
import { Part } from '../../shell/page.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { QuietButton } from '../../ui/quiet-button.tsx'
import { words } from '../../words/words.ts'
import { AppSetUp } from './app-set-up.tsx'
import { ProveDialog } from './prove-dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

type Step =
  | { at: 'rest' }
  | { at: 'proving'; what: 'on' | 'off' | 'codes' }
  | { at: 'scanning'; uri: string; codes: readonly string[] }
  | { at: 'keeping'; codes: readonly string[] }

export function SecondFactorPart({ isOn }: { isOn: boolean }) {
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const client = useQueryClient()
  const said = words.account.secondFactor
  const rest = () => setStep({ at: 'rest' })
  // A dialog tells that it closed after the next step has begun: only its own step ends by it.
  const leave = (left: Step['at']) => () =>
    setStep((now) => (now.at === left ? { at: 'rest' } : now))
  const proving = (what: 'on' | 'off' | 'codes') => step.at === 'proving' && step.what === what
  const changed = (text: string) => {
    void client.invalidateQueries({ queryKey: meQuery.queryKey })
    notify(text)
  }
  return (
    <Part title={said.title} hint={isOn ? said.on : said.off}>
      <div className="flex flex-wrap gap-2">
        {isOn ? (
          <>
            <QuietButton onClick={() => setStep({ at: 'proving', what: 'codes' })}>
              {said.newCodes}
            </QuietButton>
            <QuietButton tone="danger" onClick={() => setStep({ at: 'proving', what: 'off' })}>
              {said.turnOff}
            </QuietButton>
          </>
        ) : (
          <QuietButton onClick={() => setStep({ at: 'proving', what: 'on' })}>
            {said.turnOn}
          </QuietButton>
        )}
      </div>
      <ProveDialog
        call={startSecondFactor}
        open={proving('on')}
        onClose={leave('proving')}
        onDone={({ uri, recovery_codes }) =>
          setStep({ at: 'scanning', uri, codes: recovery_codes })
        }
      />
      <ProveDialog
        call={stopSecondFactor}
        open={proving('off')}
        onClose={leave('proving')}
        onDone={() => {
          rest()
          changed(said.turnedOff)
        }}
      />
      <ProveDialog
        call={newRecoveryCodes}
        open={proving('codes')}
        onClose={leave('proving')}
        onDone={({ recovery_codes }) => setStep({ at: 'keeping', codes: recovery_codes })}
      />
      <Dialog open={step.at === 'scanning'} onClose={leave('scanning')} title={said.scan}>
        {step.at === 'scanning' && (
          <AppSetUp
            uri={step.uri}
            onDone={() => {
              setStep({ at: 'keeping', codes: step.codes })
              changed(said.turnedOn)
            }}
          />
        )}
      </Dialog>
      <Dialog open={step.at === 'keeping'} onClose={leave('keeping')} title={said.codesTitle}>
        {step.at === 'keeping' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      </Dialog>
    </Part>
  )
}
