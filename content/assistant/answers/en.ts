import type { AnswersFrom } from './format.ts'
import { languageNames, planNames } from './latin-names.ts'

export const answers: AnswersFrom = (f) => ({
  planNames,
  industryNames: {
    healthcare: 'healthcare',
    'online-store': 'online stores',
    'travel-booking': 'travel and hospitality',
    'financial-service': 'financial services',
  },
  languageNames,
  topics: {
    pricing_overview: 'the prices of the plans',
    plan_details: 'what a plan includes',
    plan_compare: 'the difference between the plans',
    plan_recommend: 'which plan suits you',
    free_minutes: 'the free minutes',
    overage_rate: 'the charge after the free minutes',
    cost_estimate: 'your monthly bill',
    cost_vs_human: 'the cost against a human agent',
    savings: 'how much you save',
    concurrent_calls: 'calls at the same time',
    languages: 'the languages it speaks',
    availability: 'the hours it works',
    accuracy: 'how accurate it is',
    resolution: 'how many queries it resolves',
    speed: 'how fast it answers',
    chat_support: 'chat support',
    email_support: 'e-mail support',
    voice_agents: 'voice agents for calls',
    appointments: 'booking appointments',
    analytics_recording: 'recording and analytics',
    integrations: 'integrations',
    industries: 'your line of business',
    demo: 'a demo call',
    contact: 'reaching our team',
    setup: 'setting it up',
    what_is_adya: 'what Adya does',
    human_handover: 'handing a call to a person',
    dashboard_app: 'the dashboard and app',
    privacy: 'privacy',
    data_deletion: 'deleting your data',
    about_company: 'the company',
  },

  pricingOverview: `Adya has three plans:
- **Base**: from ${f.base.price} a month, ${f.base.minutes} free minutes
- **Pro**: ${f.pro.price} a month (was ${f.pro.was}), ${f.pro.minutes} free minutes
- **Enterprise**: custom pricing

After the free minutes, each minute costs ${f.perMinute}. See [Pricing](/pricing).`,
  planDetails: {
    base: `**Base** starts from ${f.base.price} a month. It has ${f.base.minutes} free minutes (then ${f.perMinute} per minute), AI voice communication, basic analytics, call recording, up to ${f.base.calls} concurrent calls and mobile application support.`,
    pro: `**Pro** is ${f.pro.price} a month (was ${f.pro.was}). It has everything in Base, plus ${f.pro.minutes} free minutes (then ${f.perMinute} per minute), advanced analytics, call recording and summary, up to ${f.pro.calls} concurrent calls and appointment scheduling.`,
    enterprise: `**Enterprise** has custom pricing: we work out a quote for you. It has everything in Pro, plus flexible pricing, multiagent calls, multiple numbers and flexible credits. Ask for a quote through the [contact form](/home#contact); we reply within ${f.replyHours} hours.`,
  },
  compare: {
    basePro: `**Base**: from ${f.base.price} a month, ${f.base.minutes} free minutes, up to ${f.base.calls} concurrent calls, basic analytics, call recording.

**Pro**: ${f.pro.price} a month, ${f.pro.minutes} free minutes, up to ${f.pro.calls} concurrent calls, advanced analytics, call recording with summary, and appointment scheduling, which Base does not have.`,
    baseEnterprise: `**Base**: from ${f.base.price} a month, ${f.base.minutes} free minutes, up to ${f.base.calls} concurrent calls.

**Enterprise**: custom pricing, everything in Pro, plus multiagent calls, multiple numbers and flexible credits. [Contact us](/home#contact) for a quote.`,
    proEnterprise: `**Pro**: ${f.pro.price} a month, ${f.pro.minutes} free minutes, up to ${f.pro.calls} concurrent calls, appointment scheduling.

**Enterprise**: custom pricing, everything in Pro, plus multiagent calls, multiple numbers and flexible credits. [Contact us](/home#contact) for a quote.`,
    all: `- **Base**: from ${f.base.price} a month, ${f.base.minutes} free minutes, up to ${f.base.calls} concurrent calls
- **Pro**: ${f.pro.price} a month, ${f.pro.minutes} free minutes, up to ${f.pro.calls} concurrent calls, advanced analytics, call summaries, appointment scheduling
- **Enterprise**: custom pricing, everything in Pro, multiagent calls, multiple numbers, flexible credits`,
  },
  recommend: {
    appointments: `I suggest **Pro** (${f.pro.price} a month): it includes appointment scheduling, which Base does not have. You also get ${f.pro.minutes} free minutes and up to ${f.pro.calls} concurrent calls.`,
    enterprise: `I suggest **Enterprise**: Pro stops at ${f.pro.calls} concurrent calls, while Enterprise adds multiagent calls, multiple numbers and flexible credits at custom pricing. [Contact us](/home#contact) for a quote; we reply within ${f.replyHours} hours.`,
    proForCalls: `I suggest **Pro** (${f.pro.price} a month): it takes up to ${f.pro.calls} concurrent calls, while Base takes up to ${f.base.calls}.`,
    base: `I suggest **Base** (from ${f.base.price} a month): ${f.base.minutes} free minutes and up to ${f.base.calls} concurrent calls suit a small desk. Move to Pro if you need appointment scheduling or more than ${f.base.calls} calls at once.`,
    byMinutes: ({ minutes, plan, baseTotal, proTotal }) =>
      `For ${minutes} minutes a month I suggest **${plan}**: Base comes to ${baseTotal} and Pro to ${proTotal}. If you need appointment scheduling, take Pro.`,
    general: `A rule of thumb:
- **Base** (from ${f.base.price}): low volume, up to ${f.base.calls} calls at once
- **Pro** (${f.pro.price}): appointment scheduling, ${f.pro.minutes} free minutes, up to ${f.pro.calls} calls at once
- **Enterprise** (custom): more calls, several numbers

About how many minutes a month do you expect, and do you need bookings?`,
  },
  freeMinutes: {
    base: `**Base** includes ${f.base.minutes} free minutes a month. After that, each minute costs ${f.perMinute}.`,
    pro: `**Pro** includes ${f.pro.minutes} free minutes a month. After that, each minute costs ${f.perMinute}.`,
    enterprise: `**Enterprise** has flexible credits in place of a fixed number of free minutes; they are agreed with you. [Contact us](/home#contact) for a quote.`,
    all: `**Base** includes ${f.base.minutes} free minutes a month and **Pro** ${f.pro.minutes}. Enterprise has flexible credits. After the free minutes, each minute costs ${f.perMinute}.`,
  },
  overage: `Once the free minutes are used, each further minute costs ${f.perMinute}. Base has ${f.base.minutes} free minutes a month, Pro has ${f.pro.minutes}.`,
  bill: {
    beyond: ({ plan, minutes, free, extra, rate, price, charge, total }) =>
      `**${plan}** with ${minutes} minutes a month:
- Plan: ${price}
- Extra minutes: ${minutes} − ${free} free = ${extra}
- ${extra} × ${rate} = ${charge}

Total: ${price} + ${charge} = **${total}** a month.`,
    within: ({ plan, minutes, free, price }) =>
      `${minutes} minutes are within the ${free} free minutes of **${plan}**, so you pay just the plan: **${price}** a month.`,
    both: ({ minutes, baseTotal, proTotal, cheaper }) =>
      `For ${minutes} minutes a month:
- **Base**: ${baseTotal}
- **Pro**: ${proTotal}

**${cheaper}** is cheaper. Free minutes are ${f.base.minutes} in Base and ${f.pro.minutes} in Pro; each further minute costs ${f.perMinute}.`,
    enterprise: `**Enterprise** has custom pricing with flexible credits, so I cannot work out that bill here. [Contact us](/home#contact) for a quote; we reply within ${f.replyHours} hours.`,
    minutesFromCalls: ({ calls, each, days, minutes }) =>
      days === null
        ? `${calls} calls × ${each} minutes = ${minutes} minutes a month.`
        : `${calls} calls a day × ${each} minutes × ${days} days = ${minutes} minutes a month.`,
    askMinutes: `Your bill is the plan price plus ${f.perMinute} for each minute beyond the free ones. Base is from ${f.base.price} with ${f.base.minutes} free minutes, Pro is ${f.pro.price} with ${f.pro.minutes}. How many minutes a month do you expect?`,
    budget: ({ money, plan, minutes }) =>
      `With ${money} a month, **${plan}** gives you the most: up to ${minutes} minutes, free ones included. Each minute beyond the free ones costs ${f.perMinute}.`,
    budgetTooSmall: ({ money }) =>
      `${money} a month is below our lowest plan: Base starts from ${f.base.price} a month with ${f.base.minutes} free minutes. You can try a free demo call on the [home page](/home) first.`,
    months: ({ plan, price, months, total }) =>
      `**${plan}** is ${price} a month, so ${months} months come to ${months} × ${price} = **${total}**, extra minutes apart. Prices are monthly; our team can tell you about longer terms.`,
  },
  costVsHuman: `A human agent costs about ${f.human} a month; Adya starts from ${f.base.price} a month. It answers ${f.alwaysOn}, takes many calls at once and cuts support costs by ${f.costCut}.`,
  costVsTeam: ({ agents, total }) =>
    `${agents} human agents cost about ${agents} × ${f.human} = **${total}** a month. Adya starts from ${f.base.price} a month, works ${f.alwaysOn} and cuts support costs by ${f.costCut}.`,
  savings: `Adya cuts support costs by ${f.costCut}. One human agent costs about ${f.human} a month, while Adya starts from ${f.base.price}.`,
  concurrentCalls: {
    base: `**Base** takes up to ${f.base.calls} concurrent calls. Pro takes up to ${f.pro.calls}; on Enterprise, Adya can handle ${f.simultaneousCalls} calls at the same time.`,
    pro: `**Pro** takes up to ${f.pro.calls} concurrent calls. Base takes up to ${f.base.calls}; on Enterprise, Adya can handle ${f.simultaneousCalls} calls at the same time.`,
    enterprise: `With **Enterprise**, Adya can handle ${f.simultaneousCalls} calls at the same time; the number is agreed with you. Base takes up to ${f.base.calls} and Pro up to ${f.pro.calls}.`,
    all: `Adya can handle ${f.simultaneousCalls} calls at the same time, so nobody waits in a queue. By plan: Base up to ${f.base.calls} concurrent calls, Pro up to ${f.pro.calls}, more with Enterprise.`,
  },
  languages: `Adya speaks ${f.languages} Indian languages: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi and Odia, and English too.`,
  languageSpoken: ({ language }) =>
    `Yes, Adya speaks ${language}. It supports ${f.languages} languages, Hindi and Tamil among them, on calls and in chat.`,
  languageNotListed: `I do not see that language on our list. Adya speaks ${f.languages} Indian languages, among them Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi and Odia. Our team can tell you about others: [contact us](/home#contact).`,
  availability: `Adya works ${f.alwaysOn}: nights, Sundays and holidays included.`,
  accuracy: `Adya understands what a caller wants with ${f.accuracy} intent accuracy.`,
  resolution: `Adya resolves ${f.tierOne} of Tier-1 issues and automates up to ${f.routineInquiries} of routine inquiries without a person. The rest goes to your team.`,
  speed: `Adya answers at once, so callers do not wait in a queue. Chat replies are ${f.chatFaster} faster, and e-mail tickets are resolved ${f.ticketsFaster} faster.`,
  chatSupport: `Adya's chat support handles ${f.chatInquiries} of common inquiries, is available ${f.alwaysOn}, responds ${f.chatFaster} faster and speaks ${f.languages} Indian languages.`,
  emailSupport: `Adya sorts incoming e-mails automatically, suggests replies and routes them by sentiment and priority. Tickets are resolved ${f.ticketsFaster} faster.`,
  voiceAgents: `Adya's AI voice agents answer inbound calls and make outbound calls, schedule appointments, work with your CRM and give you call analytics, ${f.alwaysOn} and in ${f.languages} languages. You can hear one with a free demo call on the [home page](/home).`,
  appointments: `Yes, Adya books, confirms and reschedules appointments on the call. Appointment scheduling is part of **Pro** and Enterprise; Base does not have it.`,
  analyticsRecording: `Every plan has call recording and analytics. **Base**: basic analytics and call recording. **Pro**: advanced analytics and call recording with a summary of each call. Enterprise has everything in Pro.`,
  integrations: `Yes. Adya connects with CRM systems, help desk software, knowledge bases, e-commerce platforms (online stores), messaging apps such as WhatsApp, and your own software through custom APIs. For one product in particular, [ask our team](/home#contact).`,
  industries: {
    healthcare: `Yes, Adya suits healthcare. For clinics and hospitals it books appointments, sends reminders and answers patients' questions ${f.alwaysOn}. See [Healthcare](/healthcare).`,
    'online-store': `Yes, Adya suits online stores (e-commerce). It answers questions about orders and products and gives delivery updates ${f.alwaysOn}. See [Online store](/online-store).`,
    'travel-booking': `Yes, Adya suits travel and hospitality: hotels, restaurants and booking desks. It takes bookings, changes them and answers guests ${f.alwaysOn}. See [Travel and booking](/travel-booking).`,
    'financial-service': `Yes, Adya suits financial services: banks, insurance and loan companies. It answers account and payment questions and calls customers with reminders. See [Financial service](/financial-service).`,
    all: `Adya is made for [healthcare](/healthcare), [travel, hotels and restaurants](/travel-booking), [financial services](/financial-service), and [online stores and delivery support](/online-store).`,
    other: `Adya is made for healthcare, travel and hospitality, financial services, and online stores with delivery support. If your business takes customer calls, chats or e-mails, it can likely help there too: [tell our team](/home#contact) what you do.`,
  },
  demo: `You can get a free demo call. On the [home page](/home), enter your name and your 10-digit mobile phone number under "free test call", and Adya calls you.`,
  contact: `Fill in the [contact form](/home#contact) with your name, e-mail, phone number and question. Our team replies within ${f.replyHours} hours.`,
  setup: `You can build an AI voice agent on our platform in minutes, without code: choose a plan, tell Adya about your business and connect your number. Our team helps you with it: [contact us](/home#contact).`,
  whatIsAdya: `Adya is an AI agent for customer support. It answers and makes phone calls, chats and replies to e-mails for your business, ${f.alwaysOn} and in ${f.languages} Indian languages.`,
  humanHandover: `Yes. Adya handles the routine queries and passes the difficult ones to a person on your team. To talk to a person at Adya, use the [contact form](/home#contact); we reply within ${f.replyHours} hours.`,
  dashboardApp: `Yes. Mobile application support comes with every plan, and you see your calls and analytics in the [dashboard](/dashboard).`,
  privacy: `We collect your e-mail, name, phone number and usage data to provide the service and answer you, and you can ask us to delete it. We do not sell it. The [privacy policy](/privacy) tells you all of it.`,
  dataDeletion: `You can ask us to delete your personal data: write through the [contact form](/home#contact) and we will remove what we hold about you. You can delete this chat yourself with "Delete this conversation". See the [privacy policy](/privacy).`,
  aboutCompany: `Adya builds AI agents that answer customers by voice, chat and e-mail in Indian languages. Read more on the [About](/about) and [Founder](/founder) pages.`,
  greeting: `Hello! I am Adya's AI assistant. Ask me about plans and prices, languages, features or a free demo call.`,
  thanks: `You are welcome! Is there anything else you would like to know about Adya?`,
  goodbye: `Goodbye, and thank you for stopping by. I am here ${f.alwaysOn} if you need me.`,
  areYouHuman: `I am Adya's AI assistant, not a human. If you would rather talk to a person, use the [contact form](/home#contact); our team replies within ${f.replyHours} hours.`,
  rivalPrice: `I can only speak for Adya, so I do not quote other companies' prices. Please look at their own site. I am glad to tell you about Adya's plans.`,
  rivalCompare: `I can only speak for Adya and will not judge another product. Adya's strengths: ${f.languages} Indian languages, ${f.alwaysOn} voice, chat and e-mail support, and plans priced for Indian businesses. We wrote a comparison on our [blog](/blog/adya-vs-bland).`,
  refundOrder: `I am the assistant for Adya's own website and cannot see orders or process refunds. Please contact the shop where you bought it. If it is about Adya itself, use our [contact form](/home#contact).`,
  billingTax: `Our site does not say anything about that (tax, invoices, payment terms), and I do not want to guess. Please ask our team through the [contact form](/home#contact); they reply within ${f.replyHours} hours.`,
  certificates: `Our site does not state registration details or certificates, and I do not want to guess. Please ask our team through the [contact form](/home#contact); they reply within ${f.replyHours} hours.`,
  abuse: `I am sorry that you are upset. I am an AI assistant and will gladly help with a question about Adya. If something went wrong, tell our team through the [contact form](/home#contact).`,
  injection: `I cannot share or change how I work. I can help you with questions about Adya's customer-support agent.`,
  offTopic: `That is outside what I can help with. I answer questions about Adya: plans, features, languages and demo calls.`,
  unknown: `I don't know that: our site does not say. Please ask our team through the [contact form](/home#contact); they reply within ${f.replyHours} hours.`,
  readMore: ({ title, path }) =>
    `This page may answer that: [${title}](${path}). If it does not, ask our team through the [contact form](/home#contact); they reply within ${f.replyHours} hours.`,
  clarify: ({ first, second }) => `Do you mean ${first}, or ${second}?`,
  attachmentUnread: `I cannot read that file here, I am sorry. Please type your question in words.`,
})
