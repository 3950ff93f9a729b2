import { ENQUIRY_PATH, enquirySearch } from '../contract/enquiry.ts'
import { axeFindings } from './accessibility.ts'
import { bringAgent, type DeskService, expect, setUp, test } from './desk-service.ts'

const hostile = '<img src=x onerror="document.title=1"><style>body{display:none}</style>'
const hostileMail = '<svg/onload=document.title=1><style>*{color:red}</style>@kochi.example'

async function sendEnquiry(
  desk: DeskService,
  values: Partial<Record<string, string>>,
  pageLanguage = 'en',
) {
  const search = enquirySearch({
    name: 'Manager',
    email: 'manager@clinic.example',
    phoneNumber: '9876543210',
    query: 'A question',
    ...values,
  })
  search.set('language', pageLanguage)
  const answer = await fetch(`${desk.origin}${ENQUIRY_PATH}?${search}`)
  expect(answer.status).toBe(200)
}

const clinic = {
  companyName: 'Clinic in Nashik',
  query: 'नमस्ते, नासिक में हमारे तीन क्लिनिक हैं। क्या हमारा पुराना नंबर वही रहेगा?',
}

test('an enquiry appears by itself, is taken, noted, answered and closed by keys, and undone', async ({
  page,
  desk,
}) => {
  test.slow()
  await setUp(page, desk)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(page.getByText('Nothing is due.')).toBeVisible()
  await sendEnquiry(desk, clinic)
  const inAll = { name: hostile, query: hostile, email: hostileMail }
  await sendEnquiry(desk, { ...inAll, companyName: 'Hotel in Kochi' })
  await expect(page.getByText('2 open')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Clinic in Nashik' })).toBeVisible()
  await expect(page.locator('.visitor-words').first()).toHaveAttribute('lang', 'hi')

  await page.keyboard.press('m')
  await expect(page.getByText('Clinic in Nashik is with Owner')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Only the team sees it')).toBeFocused()
  await page.keyboard.type('Evenings suit them.')
  await page.getByRole('button', { name: 'Add the note' }).click()
  await expect(page.getByText('Owner, internal note')).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByLabel('Tags, separated by commas')).toBeFocused()
  await page.keyboard.type('clinic, own number')
  await page.getByRole('button', { name: 'Save the tags' }).click()
  await expect(page.getByText('Owner set the tags: clinic, own number')).toBeVisible()

  await page.keyboard.press('r')
  await page.keyboard.type('Yes, your number stays.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The reply to Manager is recorded.')).toBeVisible()
  await expect(page.getByText('1 open')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await page.getByRole('heading', { name: 'Inbox' }).click()
  await page.keyboard.press('e')
  await expect(page.getByText('2 open')).toBeVisible()
  await page.keyboard.press('z')
  await expect(page.getByText('1 open')).toBeVisible()

  // What a visitor writes is shown as it was written, and does nothing.
  await page.keyboard.press('/')
  await page.keyboard.type('kochi')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=kochi/)
  await page.getByRole('link', { name: /Hotel in Kochi/ }).click()
  await expect(page.locator('.visitor-words').first()).toHaveText(hostile)
  await expect(page.getByRole('link', { name: hostileMail })).toBeVisible()
  await expect(page.getByLabel(`Reply to ${hostile}`)).toBeVisible()
  await expect(page.locator('img[src="x"], svg[onload], body style')).toHaveCount(0)
  await expect(page).toHaveTitle(/Inbox/)
  expect(await axeFindings(page)).toEqual([])
})

test('a reply offers what is ready in the language of the visitor, and a number is one press away', async ({
  page,
  desk,
}) => {
  await setUp(page, desk)
  const headers = { Origin: desk.origin }
  for (const data of [
    { title: 'Own number', language: 'en', text: 'Yes, your number stays.' },
    { title: 'वही नंबर', language: 'hi', text: 'जी हाँ, नंबर वही रहेगा।' },
    { title: 'तोच नंबर', language: 'mr', text: 'होय, नंबर तोच राहील.' },
  ]) {
    const added = await page.request.post(`${desk.origin}/desk/calls/canned`, { data, headers })
    expect(added.status()).toBe(201)
  }
  await sendEnquiry(desk, clinic)
  await sendEnquiry(desk, { companyName: 'Hotel in Kochi', query: 'Does our number stay?' })
  await sendEnquiry(desk, { companyName: 'Shop in Pune', query: 'नंबर तोच राहील का?' }, 'mr')
  await page.goto(`${desk.origin}/desk/inbox`)
  await page.getByRole('link', { name: /Clinic in Nashik/ }).click()
  const offered = page.getByRole('group', { name: /Canned/ }).getByRole('button')
  await expect(offered).toHaveText(['वही नंबर'])
  await page.keyboard.press(';')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Reply to Manager')).toHaveValue('जी हाँ, नंबर वही रहेगा।')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Hotel in Kochi' })).toBeVisible()
  await expect(offered).toHaveText(['Own number'])
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { name: 'Shop in Pune' })).toBeVisible()
  // Its letters are those of Hindi, its page was not.
  await expect(offered).toHaveText(['तोच नंबर'])
  await page.keyboard.press('k')
  await page.keyboard.press('k')
  await expect(page.getByRole('heading', { name: 'Clinic in Nashik' })).toBeVisible()

  await page.keyboard.press('c')
  await expect(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+?\d{10}/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('a')
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Owner' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Clinic in Nashik is with Owner')).toBeVisible()

  // Rows are as high as the shape of the desk wants them, also when that changes.
  const row = page.getByRole('listitem').filter({ hasText: 'Hotel in Kochi' })
  await page.goto(`${desk.origin}/desk/inbox`)
  for (const [width, height] of [
    [1280, 76],
    [600, 88],
    [1280, 76],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await row.boundingBox())?.height).toBe(height)
  }
})

test('two on one enquiry see each other, and a draft is not sent over what the other did', async ({
  page,
  desk,
  browser,
}) => {
  test.slow()
  await setUp(page, desk)
  await sendEnquiry(desk, clinic)
  const other = await bringAgent(page, browser, 'Agent 2')

  for (const one of [page, other]) {
    await one.goto(`${desk.origin}/desk/inbox`)
    await one.getByRole('link', { name: /Clinic in Nashik/ }).click()
    await expect(one.getByLabel('Reply to Manager')).toBeVisible()
  }
  // The second to come learns at once of the first.
  await expect(other.getByText('Owner is reading')).toBeVisible()
  await expect(page.getByText('Agent 2 is reading')).toBeVisible()
  const inTheirWords = page.getByRole('region', { name: 'In their words' })
  const before = await inTheirWords.boundingBox()
  await other.keyboard.press('Escape')
  await expect(page.getByText('Agent 2 is reading')).toBeHidden()
  expect(await inTheirWords.boundingBox()).toEqual(before)
  await other.getByRole('link', { name: /Clinic in Nashik/ }).click()
  await page.getByLabel('Reply to Manager').fill('My draft')
  await expect(other.getByText('Owner is writing')).toBeVisible()
  await other.getByLabel('Reply to Manager').fill('I was first')
  await other.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('This has changed while you were writing:')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeDisabled()
  await expect(page.getByLabel('Reply to Manager')).toHaveValue('My draft')
  await page.getByRole('button', { name: 'I have read it, keep my draft' }).click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByText('Owner replied')).toBeVisible()
  await expect(page.getByText('Agent 2 replied')).toBeVisible()
})
