import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import measured from '../../facts/measured-accuracy.json' with { type: 'json' }
import { plans, rupeesPerExtraMinute, traditionalRupeesPerAgent } from '../../facts/plans.ts'
import { percent } from '../../format/percent.ts'
import { rupees } from '../../format/rupees.ts'

const [base, pro] = plans

export const faq = {
  head: {
    title: 'Frequently asked questions',
    description: `What ${brand.name} automates, what it costs and saves, the languages it speaks, how many calls it takes at once, and what happens when it does not know.`,
  },
  heading: 'Questions?',
  subheading: 'General questions',
  intro: 'The six things buyers ask first. For anything else, write to {email}.',
  measured: `of ${measured.questions} questions on the product, in ${measured.languages} languages, were answered correctly by this site’s own assistant (with 95% confidence at least ${percent(measured.atLeast)}). Of ${measured.toDecline} questions that these pages do not answer, ${percent(measured.declined)} were declined rather than guessed; of ${measured.conversations} whole conversations, ${percent(measured.conversationsRight)} were right from beginning to end. Measured on {date} with questions that were written from these pages alone and kept out of its training.`,
  items: [
    {
      id: 'what-it-automates',
      question: `What does ${brand.name} do for a support desk?`,
      answer: `It answers calls, chats and emails, and automates up to ${claims.queriesResolvedInstantly} of routine inquiries: order status, bookings, reminders, documents, timings. It looks things up in your systems, finishes the task, and writes down what happened. What it cannot finish goes to your people with the story so far.`,
    },
    {
      id: 'what-it-saves',
      question: 'How much does it cost, and how much does it save?',
      answer: `Plans start from ${rupees(base.monthly)} a month with ${base.freeMinutes} free minutes; Pro is ${rupees(pro.monthly)} with ${pro.freeMinutes}. After the free minutes each minute is ${rupees(rupeesPerExtraMinute)}. Against about ${rupees(traditionalRupeesPerAgent)} a month for one agent, businesses cut support costs by ${claims.costCutRange}.`,
    },
    {
      id: 'languages',
      question: 'Which languages does it speak?',
      answer: `${claims.languagesSpoken} languages, including Hindi and Tamil, as well as Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia and English. It replies in the language it hears, and follows when a caller mixes two.`,
    },
    {
      id: 'how-many-calls',
      question: 'What happens when everybody calls at once?',
      answer: `Nobody waits. ${brand.name} takes ${claims.simultaneousCalls} concurrent calls, so a flash sale, a cancelled train or a Monday morning does not make a queue. Your plan sets how many lines are yours: ${base.concurrentCalls} on Base, ${pro.concurrentCalls} on Pro, as many as you need on Enterprise.`,
    },
    {
      id: 'hard-questions',
      question: 'What if it does not know the answer?',
      answer: `It says so. ${brand.name} resolves ${claims.tierOneResolved} of Tier-1 issues, and understands what the caller wants with ${claims.intentAccuracy} intent accuracy. For the rest it does not guess: it takes the details, tells the caller when to expect a reply, and hands over to a person.`,
    },
    {
      id: 'getting-started',
      question: 'How do we start, and who helps us?',
      answer: `Send the form on the home page; we reply within ${claims.replyWithinHours} hours. You can build a first voice agent on the platform in minutes: give it your timings, prices and common questions, choose a number, and call it yourself. Nothing has to be installed.`,
    },
  ],
} as const
