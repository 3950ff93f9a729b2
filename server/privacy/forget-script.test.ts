import { describe, expect, test } from 'vitest'
import { engines, siteOn } from '../chat/testing/chat-visitor.ts'
import { anEnquiry } from '../testing/an-enquiry.ts'
import { runScript } from '../testing/run-script.ts'
import { readReceipt, type TestApp } from '../testing/start-test-app.ts'

describe.each(engines)('npm run forget on %s', (engine) => {
  const startSite = siteOn(engine)
  const forget = ({ dataDir, databaseUrl = '' }: TestApp, who: string) =>
    runScript('scripts/forget.ts', [who], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl })

  test.each(['reference', 'email', 'phone'] as const)('by %s', async (by) => {
    const site = await startSite()
    const enquiry = anEnquiry({ phoneNumber: '+91 98765-43210' })
    const { id } = await readReceipt(await site.sendEnquiry(enquiry))
    await site.sendEnquiry(anEnquiry({ email: 'else@b.co', phoneNumber: '9123456780' }))
    await site.askForCall('9876543210')
    const who = { reference: id, email: 'KAVITA@sunrise.example', phone: '098765 43210' }[by]
    expect(await forget(site, who)).toEqual({
      code: 0,
      stdout: 'Deleted: 1 enquiries, 1 calls, 0 chats\n',
      stderr: '',
    })
    expect((await site.enquiries()).map(({ email }) => email)).toEqual(['else@b.co'])
    expect(await site.calls()).toEqual([])
    const left = await site.storage.db.selectFrom('erasures').select('erased_by').execute()
    expect(left).toEqual([{ erased_by: 'owner' }, { erased_by: 'owner' }])
  })

  test('somebody of whom nothing is known', async () => {
    const site = await startSite()
    const unknown = await forget(site, '00000000-0000-4000-8000-000000000000')
    expect(unknown).toMatchObject({ code: 1, stdout: '' })
    expect(unknown.stderr).toMatch(/^Nothing is stored under 0{8}-/)
  })
})
