import { LLMock } from '@copilotkit/aimock'
import { ENQUIRY_PATH, enquirySearch } from '../contract/enquiry.ts'
import { axeFindings } from './accessibility.ts'
import { type DeskService, expect, setUp, startDesk, test } from './desk-service.ts'

const hindi = 'क्या हमारा पुराना नंबर वही रहेगा?'

async function sendEnquiry(desk: DeskService) {
  const values = {
    ...{ name: 'Manager', companyName: 'Clinic in Nashik', email: 'manager@clinic.example' },
    ...{ phoneNumber: '9876543210', query: hindi },
  }
  expect((await fetch(`${desk.origin}${ENQUIRY_PATH}?${enquirySearch(values)}`)).status).toBe(200)
}

test('a model translates beside the original and drafts into the composer, and sends nothing', async ({
  page,
}) => {
  test.slow()
  const peer = new LLMock({ port: 0 })
  await peer.start()
  const settings = { ASSISTANT: 'model', MODEL_NAME: 'any', MODEL_BASE_URL: `${peer.url}/v1` }
  const desk = await startDesk(settings)
  try {
    await setUp(page, desk)
    await sendEnquiry(desk)
    await page.getByRole('link', { name: 'Inbox' }).first().click()
    await expect(page.getByText('1 open')).toBeVisible()
    await page.keyboard.press('j')
    await expect(page.getByRole('button', { name: 'Translate' })).toBeVisible()

    peer.onMessage(/./, { content: 'Does our old number stay?<img src=x onerror=alert(1)>' })
    await page.keyboard.press('o')
    await expect(page.getByText('Translated by the model')).toBeVisible()
    await expect(
      page.getByText('Does our old number stay?<img src=x onerror=alert(1)>'),
    ).toBeVisible()
    await expect(page.locator('.visitor-words').first()).toHaveText(hindi)
    await page.getByRole('button', { name: 'Only the original' }).click()
    await expect(page.getByText('Translated by the model')).toBeHidden()

    peer.reset()
    peer.onMessage(/./, { content: 'नमस्ते! यह केवल ₹499 का है।' })
    const composer = page.getByLabel('Reply to Manager')
    await composer.fill('Half a reply')
    await page.getByRole('button', { name: 'Draft a reply' }).click()
    await expect(composer).toHaveValue('Half a reply\n\nनमस्ते! यह केवल ₹499 का है।')
    await expect(page.getByText('Drafted by the model. Read it before you send it.')).toBeVisible()
    await expect(page.getByText('figures that the site does not state')).toBeVisible()
    expect(await axeFindings(page)).toEqual([])
    // It can be changed, and nothing has left.
    await composer.fill('Yes, it stays.')
    await expect(page.getByText('1 open')).toBeVisible()
  } finally {
    await desk.close()
    await peer.stop()
  }
})

test('without a model nothing offers to translate or draft', async ({ page, desk }) => {
  await setUp(page, desk)
  await sendEnquiry(desk)
  await page.getByRole('link', { name: 'Inbox' }).first().click()
  await expect(page.getByText('1 open')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByLabel('Reply to Manager')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Translate' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Draft a reply' })).toHaveCount(0)
})
