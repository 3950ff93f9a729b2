import { demoCallForm as words } from '#content/contact.ts'
import { formPages } from '#content/form-pages.ts'
import { demoCallQuery } from '#contract/demo-call.ts'
import { checkDemoCall, type DemoCallValues, demoCallSearch } from '#contract/demo-call-form.ts'
import type { FormFault } from '#contract/enquiry-form.ts'
import { formPaths } from '#contract/form-pages.ts'
import { reducePhone } from '#contract/reduce-phone.ts'
import { type DemoCallDeps, requestCall } from '../demo-call/request-call.ts'
import type { FormPage } from './form-pages.ts'
import type { PostedForm } from './posted-form.ts'

type DemoCallField = keyof DemoCallValues

const { problems } = formPages
const thanks = (outcome: 'calling' | 'queued') => `${formPaths.demoCallThanks}?outcome=${outcome}`

export function demoCallForm(deps: DemoCallDeps, page: FormPage): PostedForm<DemoCallField> {
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
      // Whatever fills in what nobody sees is thanked, and nobody's phone rings.
      if (unseenLength > 0) return { status: 'sent', thanks: thanks('queued') }
      const result = await requestCall(deps, query.data, visitor)
      if (result.status !== 'refused') return { status: 'sent', thanks: thanks(result.status) }
      switch (result.reason) {
        case 'paused':
          return { status: 'refused', problem: problems.paused, code: 503 }
        case 'provider':
          return { status: 'refused', problem: problems.notDialled, code: 503 }
        case 'suppressed':
          return wrongNumber(problems.notWanted)
        case 'not-a-mobile':
          return wrongNumber(problems.notAMobile)
      }
    },
  }
}

function faultsIn(values: DemoCallValues): FormFault<DemoCallField>[] {
  const wrongPhone = checkDemoCall(values)
  return [
    ...(values.name.trim() === '' ? [{ field: 'name', message: words.missingName } as const] : []),
    ...(wrongPhone ? [wrongPhone] : []),
  ]
}

const wrongNumber = (message: string) => ({
  status: 'faulty' as const,
  faults: [{ field: 'phoneNumber' as const, message }],
})
