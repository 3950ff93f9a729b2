import { formPages } from '#content/words/en/form-pages.ts'
import { demoCallForm as words } from '#content/words/en/forms.ts'
import { demoCallQuery } from '#contract/demo-call.ts'
import { type DemoCallValues, demoCallSearch, isDemoCallNumber } from '#contract/demo-call-form.ts'
import { type FormFault, formCheck } from '#contract/enquiry-form.ts'
import { formPaths } from '#contract/form-pages.ts'
import { reducePhone } from '#contract/reduce-phone.ts'
import { type DemoCallDeps, requestCall } from '../demo-call/request-call.ts'
import { looksLikeBot } from '../http/form-check.ts'
import type { FormPage } from './form-pages.ts'
import type { PostedForm } from './posted-form.ts'

type DemoCallField = keyof DemoCallValues

const { problems } = formPages
const thanks = (outcome: 'calling' | 'queued') => `${formPaths.demoCallThanks}?outcome=${outcome}`

type DemoCallFormDeps = DemoCallDeps & { formMinMs: number }

export function demoCallForm(deps: DemoCallFormDeps, page: FormPage): PostedForm<DemoCallField> {
  return {
    path: formPaths.demoCall,
    page,
    call: 'demo-call',
    fields: ['name', 'phoneNumber'],
    async send({ values, unseenLength }, visitor) {
      const phoneNumber = reducePhone(values.phoneNumber)
      const faults = faultsIn({ ...values, phoneNumber })
      const query = demoCallQuery.safeParse(Object.fromEntries(demoCallSearch(phoneNumber, '')))
      if (faults.length > 0 || !query.success) return { status: 'faulty', faults }
      // How long it took is not known without our code; what nobody sees still tells.
      const flagged = looksLikeBot(formCheck(unseenLength, deps.formMinMs), deps.formMinMs)
      const result = await requestCall(deps, query.data, visitor, flagged)
      if (result.status !== 'refused') return { status: 'sent', thanks: thanks(result.status) }
      switch (result.reason) {
        case 'paused':
          return { status: 'refused', problem: problems.paused, code: 503 }
        case 'provider':
          return { status: 'refused', problem: problems.notDialled, code: 503 }
        case 'suppressed':
          return wrongNumber(problems.notWanted)
        case 'not-a-mobile':
          return wrongNumber(words.invalidPhone)
      }
    },
  }
}

function faultsIn(values: DemoCallValues): FormFault<DemoCallField>[] {
  const faults: FormFault<DemoCallField>[] = []
  if (values.name.trim() === '') faults.push({ field: 'name', message: words.missingName })
  if (!isDemoCallNumber(values.phoneNumber)) {
    faults.push({ field: 'phoneNumber', message: words.invalidPhone })
  }
  return faults
}

const wrongNumber = (message: string) => ({
  status: 'faulty' as const,
  faults: [{ field: 'phoneNumber' as const, message }],
})
