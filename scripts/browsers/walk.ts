import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { words } from '#content/words/en/all.ts'
import { pagePaths } from '../build/page-paths.ts'
import type { Visitor } from './visitor.ts'

const PATIENCE_MS = 60_000

export type Walk = {
  visitor: Visitor
  origin: string
  /** How many enquiries with this e-mail address the service has stored. */
  stored: (email: string) => number
}

/** Every page, an enquiry by our code and one without it, and a question to the chat. */
export async function walk(way: Walk): Promise<string> {
  const paths = pagePaths()
  for (const path of paths) await seePage(way, path)
  await sendEnquiry(way)
  await sendEnquiryWithoutScript(way)
  await askChat(way)
  return `${paths.length} pages, an enquiry, one without script, and the chat`
}

async function seePage(way: Walk, path: string): Promise<void> {
  await openAlive(way, path)
  const heading = await way.visitor.read<string>(`document.querySelector('h1').innerText.trim()`)
  if (heading === '' || heading.startsWith('Unexpected')) throw new Error(`${path} is empty`)
  const notice = await way.visitor.read<string>(`document.getElementById('page-notice').innerText`)
  if (notice !== '') throw new Error(`${path}: ${notice}`)
}

/** Our code has taken over once the chat's link is a button. */
async function openAlive({ visitor, origin }: Walk, path: string): Promise<void> {
  await visitor.open(origin + path)
  await until(visitor, `${path} is alive`, `document.querySelector('a[role=button][data-held]')`)
}

const form = '#contact form'

async function fillIn({ visitor }: Walk, email: string): Promise<void> {
  await visitor.type(`${form} [name=name]`, 'Kavita Rao')
  await visitor.type(`${form} [name=email]`, email)
  await visitor.type(`${form} [name=phoneNumber]`, '9876543210')
  await visitor.type(`${form} [name=query]`, 'Do you take calls in Marathi? नमस्ते')
}

async function sendEnquiry(way: Walk): Promise<void> {
  const email = anEmail()
  await openAlive(way, '/home#contact')
  await fillIn(way, email)
  await way.visitor.press(`${form} [type=submit]`)
  const confirmed = `document.querySelector('dialog[open]')?.innerText.includes(${JSON.stringify(words.contactForm.confirmation)})`
  await until(way.visitor, 'the enquiry is confirmed', confirmed)
  expectStored(way, email)
}

async function sendEnquiryWithoutScript(way: Walk): Promise<void> {
  const email = anEmail()
  await openAlive(way, '/home#contact')
  await fillIn(way, email)
  // Sends the form past every listener, as the browser does where our code never came.
  await way.visitor.read(`document.querySelector('${form}').submit()`)
  const thanked = `location.pathname === '/forms/enquiry/thanks' && document.querySelector('main')?.innerText.includes('Your reference: ')`
  await until(way.visitor, 'the enquiry is thanked on a page', thanked)
  expectStored(way, email)
}

async function askChat(way: Walk): Promise<void> {
  const { visitor } = way
  await openAlive(way, '/pricing')
  await visitor.press('a[role=button][aria-label^="Open chat"]')
  await until(visitor, 'the chat is open', `document.querySelector('.chat textarea')`)
  await visitor.type('.chat textarea', 'What does Pro cost?')
  await visitor.press('.chat button[aria-label="Send message"]')
  const replied = `[...document.querySelectorAll('.chat [data-role=model][data-status=done]')].at(-1)?.innerText.includes('₹')`
  await until(visitor, 'the chat tells a price', replied)
}

const anEmail = () => `kavita-${randomUUID()}@sunrise.example`

function expectStored({ stored }: Walk, email: string): void {
  if (stored(email) !== 1) throw new Error(`The enquiry is stored ${stored(email)} times`)
}

async function until(visitor: Visitor, what: string, expression: string): Promise<void> {
  const giveUp = Date.now() + PATIENCE_MS
  while (Date.now() < giveUp) {
    // Between two pages there is none to ask.
    if (await visitor.read<boolean>(`Boolean(${expression})`).catch(() => false)) return
    await wait(100)
  }
  throw new Error(`Waited in vain until ${what}`)
}
