import type { Words } from '#content/words/words.ts'
import { type DemoCallValues, isDemoCallNumber } from '#contract/demo-call-form.ts'
import { reducePhone } from '#site/ui/reduce-phone.ts'
import { showToast } from '#site/ui/toast.ts'
import { useSentForm } from '#site/ui/use-sent-form.ts'
import { requestDemoCall } from './request-demo-call.ts'
import { useVisitorIp } from './use-visitor-ip.ts'

type DemoCallField = keyof DemoCallValues

const fields: readonly DemoCallField[] = ['name', 'phoneNumber']

export function useDemoCall(words: Words['demoCallForm']) {
  const ip = useVisitorIp()
  const sent = useSentForm<'idle' | 'calling' | 'queued', DemoCallField>({
    draftKey: 'demo-call-draft',
    fields,
    idle: 'idle',
    async send(data, sending) {
      const name = String(data.get('name') ?? '')
      const phoneNumber = reducePhone(String(data.get('phoneNumber') ?? ''))
      if (name === '') return { field: 'name', message: words.missingName }
      if (!isDemoCallNumber(phoneNumber)) {
        showToast('warning', words.invalidPhone)
        return { field: 'phoneNumber', message: words.invalidPhone }
      }
      const outcome = await requestDemoCall(phoneNumber, ip.current, sending())
      // The fields clear whatever came of the request.
      sent.forgetDraft()
      sent.form.current?.reset()
      const called = outcome === 'calling' || outcome === 'queued'
      showToast(called ? 'success' : 'error', called ? words.sent : words[outcome])
      return called ? outcome : 'idle'
    },
  })
  return sent
}
