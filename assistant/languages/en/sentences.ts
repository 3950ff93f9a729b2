import type { Sentences } from '../sentences.ts'
import { facts } from './facts.ts'

export const sentences: Sentences = {
  yes: 'Yes.',
  no: 'No.',
  listAnd: ' and ',
  listOr: ' or ',
  date: '{day} {month} {year}',
  months: 'January|February|March|April|May|June|July|August|September|October|November|December',
  plans: { base: 'Base', pro: 'Pro', enterprise: 'Enterprise' },
  languages: {
    hi: 'Hindi',
    ta: 'Tamil',
    te: 'Telugu',
    bn: 'Bengali',
    mr: 'Marathi',
    gu: 'Gujarati',
    kn: 'Kannada',
    ml: 'Malayalam',
    pa: 'Punjabi',
    or: 'Odia',
    en: 'English',
  },
  features: {
    voice: 'AI voice communication',
    'basic-analytics': 'basic analytics',
    'advanced-analytics': 'advanced analytics',
    recording: 'call recording',
    summary: 'a summary of each call',
    appointments: 'appointment scheduling',
    'mobile-app': 'mobile application support',
    'custom-pricing': 'custom pricing',
    'flexible-pricing': 'flexible pricing',
    'multi-agent': 'multiagent calls',
    'multiple-numbers': 'multiple numbers',
    'flexible-credits': 'flexible credits',
  },
  pages: {
    home: 'Home',
    demo: 'Free test call',
    contact: 'Contact form',
    pricing: 'Pricing',
    service: 'Services',
    faq: 'FAQ',
    about: 'About us',
    privacy: 'Privacy policy',
    founder: 'Business card',
    blog: 'Blog',
    healthcare: 'Healthcare',
    onlineStore: 'Online store',
    travelBooking: 'Travel and booking',
    financialService: 'Financial service',
  },
  facts,
  things: {
    jobs: 'jobs or internships',
    partners: 'partner, reseller or franchise programmes',
    refunds: 'refunds or a money-back guarantee',
    tax: 'GST, tax invoices or tax numbers',
    payment: 'ways of paying, such as UPI or card',
    contract: 'contract terms, lock-in or cancelling',
    yearly: 'yearly billing',
    discounts: 'discounts or coupons',
    'setup-fee': 'a setup fee or a deposit',
    'carry-over': 'whether unused minutes carry over to the next month',
    rounding: 'how seconds are rounded',
    'trial-length': 'the length of a trial',
    'call-limits': 'a limit on the length or number of calls',
    uptime: 'an uptime guarantee or SLA',
    certificates: 'certificates such as ISO or HIPAA, or registration numbers',
    security: 'encryption, servers or where data is stored',
    'customer-count': 'the number or names of our customers',
    finances: 'revenue, funding or the size of the team',
    address: 'an office address',
    phone: 'a phone number to call',
    leaders: 'the names or numbers of the people who lead the company',
    since: 'the year the company was founded',
    abroad: 'calls or customers outside India',
    currency: 'prices in other currencies than rupees',
    'own-number': 'keeping your present phone number, SIM cards or toll-free numbers',
    'demo-number': 'the number that the demo call comes from',
    'voice-kind': 'a choice of voices or accents',
    technology: 'the AI model or technology inside',
    'white-label': 'use under your own brand',
    'on-premise': 'running it on your own servers',
    'support-hours': 'support hours for customers of {brand}',
    training: 'training for your staff',
    sms: 'SMS',
    video: 'video calls',
    'app-systems': 'Android or iPhone by name',
    coding: 'whether programming is needed',
    roadmap: 'what is planned for later',
    'change-plan': 'changing from one plan to another',
  },
  pricing: {
    overview: `{brand} has three plans:
- **Base**: from {basePrice} a month, with {baseMinutes} free minutes
- **Pro**: {proPrice} a month (was {proWas}), with {proMinutes} free minutes
- **Enterprise**: custom pricing, agreed with you

After the free minutes, each minute costs {rate}. See [Pricing](/pricing).`,
    base: '**Base** starts from {basePrice} a month: {baseMinutes} free minutes (then {rate} a minute), AI voice communication, basic analytics, call recording, up to {baseCalls} concurrent calls and mobile application support.',
    pro: '**Pro** is {proPrice} a month (was {proWas}): everything in Base, plus {proMinutes} free minutes (then {rate} a minute), advanced analytics, call recording with summary, up to {proCalls} concurrent calls and appointment scheduling.',
    enterprise:
      '**Enterprise** has custom pricing, agreed with you: everything in Pro, plus flexible pricing, multiagent calls, multiple numbers and flexible credits. Ask for a quote through the [contact form](/home#contact).',
    basePrice:
      '**Base** costs from {basePrice} a month, with {baseMinutes} free minutes; after those each minute is {rate}.',
    proPrice:
      '**Pro** costs {proPrice} a month (was {proWas}), with {proMinutes} free minutes; after those each minute is {rate}.',
    enterprisePrice:
      '**Enterprise** has custom pricing: no figure is stated, the price is agreed with you. Send us a word through the [contact form](/home#contact) for a quote.',
    compareBasePro: `**Base**: from {basePrice} a month, {baseMinutes} free minutes, up to {baseCalls} concurrent calls, basic analytics, call recording.

**Pro**: {proPrice} a month, {proMinutes} free minutes, up to {proCalls} concurrent calls, advanced analytics, call recording with summary, and appointment scheduling, which Base does not have.`,
    compareBaseEnterprise: `**Base**: from {basePrice} a month, {baseMinutes} free minutes, up to {baseCalls} concurrent calls.

**Enterprise**: custom pricing, everything in Pro, plus multiagent calls, multiple numbers and flexible credits.`,
    compareProEnterprise: `**Pro**: {proPrice} a month, {proMinutes} free minutes, up to {proCalls} concurrent calls, appointment scheduling.

**Enterprise**: custom pricing, everything in Pro, plus flexible pricing, multiagent calls, multiple numbers and flexible credits.`,
    compareAll: `- **Base**: from {basePrice} a month, {baseMinutes} free minutes, up to {baseCalls} concurrent calls, basic analytics, call recording
- **Pro**: {proPrice} a month, {proMinutes} free minutes, up to {proCalls} concurrent calls, advanced analytics, call summaries, appointment scheduling
- **Enterprise**: custom pricing, everything in Pro, multiagent calls, multiple numbers, flexible credits`,
    forBase: '**Base** (from {basePrice} a month) is for one desk that must never miss a call.',
    forPro:
      '**Pro** ({proPrice} a month) is for a team that books, follows up and wants to know why people call.',
    forEnterprise:
      '**Enterprise** (custom pricing) is for many branches, many numbers and your own terms.',
    freeMinutesBase:
      '**Base** includes {baseMinutes} free minutes a month. After them each minute costs {rate}.',
    freeMinutesPro:
      '**Pro** includes {proMinutes} free minutes a month. After them each minute costs {rate}.',
    freeMinutesEnterprise:
      '**Enterprise** has flexible credits, agreed with you, in place of a fixed number of free minutes.',
    freeMinutesAll:
      '**Base** includes {baseMinutes} free minutes a month and **Pro** {proMinutes}; Enterprise has flexible credits. After the free minutes each minute costs {rate}.',
    linesBase:
      '**Base** takes up to {baseCalls} concurrent calls. Pro takes up to {proCalls}, and Enterprise as many as you need.',
    linesPro:
      '**Pro** takes up to {proCalls} concurrent calls. Base takes up to {baseCalls}, and Enterprise as many as you need.',
    linesEnterprise:
      '**Enterprise** takes as many calls at once as you need; {brand} handles {atOnce} at the same time. Base takes up to {baseCalls} concurrent calls, Pro up to {proCalls}.',
    linesAll:
      '{brand} takes {atOnce} calls at the same time, so nobody waits. Your plan sets how many lines are yours: up to {baseCalls} concurrent calls on Base, up to {proCalls} on Pro, as many as you need on Enterprise.',
    linesFit:
      'For {count} calls at once **{plan}** is the first plan with enough lines. Base takes up to {baseCalls} concurrent calls, Pro up to {proCalls}, Enterprise as many as you need.',
    linesNeedEnterprise:
      'For {count} calls at once you need **Enterprise**, with custom pricing: {brand} handles {atOnce} calls at the same time, while Base takes up to {baseCalls} and Pro up to {proCalls}.',
    has: '**{plan}** includes {feature}.',
    lacks: '**{plan}** does not include {feature}: that comes with **{first}**.',
    firstWith: '**{first}** is the first plan with {feature}.',
    inEveryPlan: 'Every plan includes {feature}, from Base on.',
    notByPlan:
      'The plans do not say which of them this belongs to; our team can tell you through the [contact form](/home#contact).',
    suggestAppointments:
      'I suggest **Pro** ({proPrice} a month): it includes appointment scheduling, which Base does not have, {proMinutes} free minutes and up to {proCalls} concurrent calls.',
    suggestFeature: 'I suggest **{first}**: it is the first plan with {feature}.',
    suggestEnterprise:
      'I suggest **Enterprise**: Pro stops at {proCalls} concurrent calls, and Enterprise takes as many as you need, with multiagent calls, multiple numbers and flexible credits at custom pricing.',
    suggestProForLines:
      'I suggest **Pro** ({proPrice} a month): it takes up to {proCalls} concurrent calls, while Base takes up to {baseCalls}.',
    suggestByMinutes:
      'For {minutes} minutes a month I suggest **{plan}**: Base comes to {baseTotal} and Pro to {proTotal}. If you need appointment scheduling, take Pro.',
    suggestGeneral: `A rule of thumb:
- **Base** (from {basePrice}): one desk, up to {baseCalls} calls at once
- **Pro** ({proPrice}): appointment scheduling, {proMinutes} free minutes, up to {proCalls} calls at once
- **Enterprise** (custom pricing): more calls at once, several numbers

About how many minutes a month do you expect, and do you need bookings?`,
    objection:
      'I understand that the price matters. The smallest plan, Base, starts from {basePrice} a month with {baseMinutes} free minutes; one human agent costs about {human} a month. You can hear {brand} first in a free demo call.',
    speaks:
      '{brand} speaks {languages}. It knows {languageCount} languages, Hindi and Tamil among them.',
    speaksNot:
      'That language is not listed on our site. {brand} speaks {languageCount} languages: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia and English.',
    productNotNamed:
      'The site does not name {product}, so please ask our team about it through the [contact form](/home#contact).',
  },
  bills: {
    beyond: `**{plan}** with {minutes} minutes a month:
- Plan: {price}
- Extra minutes: {minutes} − {free} free = {extra}
- {extra} × {rate} = {charge}

Total: {price} + {charge} = **{total}** a month.`,
    within:
      '{minutes} minutes are within the {free} free minutes of **{plan}**, so you pay just the plan: **{total}** a month.',
    both: `For {minutes} minutes a month:
- **Base**: {baseSum}
- **Pro**: {proSum}

**{cheaper}** is cheaper for this many minutes.`,
    bothSame: `For {minutes} minutes a month:
- **Base**: {baseSum}
- **Pro**: {proSum}

Both come to the same.`,
    enterprise:
      '**Enterprise** has custom pricing with flexible credits, so I cannot work out that bill here. Our team makes you a quote: use the [contact form](/home#contact).',
    askMinutes:
      'A month costs the plan’s price plus {rate} for each minute beyond the free ones: Base is from {basePrice} with {baseMinutes} free minutes, Pro {proPrice} with {proMinutes}. How many minutes a month do you expect?',
    extraOnly:
      '{extra} extra minutes cost {extra} × {rate} = **{charge}**, on top of the plan’s price.',
    minutesFrom: '{steps} = {minutes} minutes a month.',
    unsureNumber:
      'I am not sure that I read the number right. How many minutes a month do you mean? Please write it in digits.',
    askCallLength: 'How many minutes does one call take on average? Then I can work out the month.',
    budget:
      'With {money} a month, **{plan}** gives you the most: up to {minutes} minutes, the free ones included. Each minute beyond the free ones costs {rate}.',
    breakEven:
      'Up to {base} minutes a month **Base** is cheaper; from {pro} minutes on **Pro** is.',
    budgetTooSmall:
      '{money} a month is below the smallest plan: Base starts from {basePrice} a month with {baseMinutes} free minutes.',
    months: 'For {months} months: {months} × {monthly} = **{total}**.',
    agents: '{agents} human agents cost about {agents} × {human} = **{total}** a month.',
    rangeIntro: 'Between {low} and {high} minutes a month:',
  },
  unstated: {
    nothing:
      'Our site does not say anything about {thing}: it is not stated on any page, so I cannot tell you. A person can: use the form here in the chat, or write to {email}. We reply within {replyHours} hours.',
    unknown:
      'I cannot find that on our site: it is not stated there. A person can tell you: use the form here in the chat, or write to {email}. We reply within {replyHours} hours.',
    offTopic:
      'That is outside what I can help with. I answer questions about {brand}: plans and prices, languages, calls, chat and email, and the demo call.',
    rivalPrice:
      'I cannot speak for other companies or their prices. I can tell you what {brand} costs and does.',
    theirOrder:
      'I cannot see orders, bookings or accounts at other businesses; please ask the company where you ordered. I answer questions about {brand}.',
    medical:
      'I cannot give medical advice. Please ask a doctor, and in an emergency call 112. I answer questions about {brand}.',
    emergency:
      'This sounds like an emergency. Please call **112** right away, or ask someone near you to. I am only the assistant of this website and cannot send help.',
    despair:
      'I am sorry that it is so hard for you right now. You do not have to go through it alone: please call **Tele-MANAS at 14416**, free of charge, day and night, in many Indian languages. If you are in danger, call **112**. Is there someone near you whom you trust and could talk to now?',
    abuse:
      'I am sorry that you are annoyed. If there is something about {brand} that I can clear up, I will gladly try.',
    injection: 'I cannot do that. I answer questions about {brand} from what this site says.',
    gibberish: 'I did not understand that. Could you say it in other words?',
  },
  talk: {
    hello:
      'Hello! I am the AI assistant of {brand}. Ask me about plans and prices, languages, calls, chat and email, or a free demo call.',
    thanks: 'You are welcome! If anything else comes up, just ask.',
    bye: 'Goodbye, and have a good day!',
    ok: 'Good. Is there anything else you would like to know about {brand}?',
    howAreYou: 'I am well, thank you! What would you like to know about {brand}?',
    isAi: 'I am an AI assistant, not a human. If you would rather talk to a person, tell me and I open a form for you.',
    help: 'I answer questions about {brand}: plans, prices and what a month would cost you, languages, calls, chat and email, appointments, integrations, industries, privacy, and the free demo call. What would you like to know?',
    notNow: 'All right. If you want to know anything else, just ask.',
    whatElse: 'What would you like to know about {brand}?',
    source: 'It is stated here: {page}.',
    sure: 'That is what our site says, here: {page}.',
    again: 'Once more, in short: ',
    wrong:
      'I am sorry, I seem to have misunderstood you. Could you ask in other words? If you prefer, a person can answer: the form is here in the chat.',
    unsure: 'If you meant something else, please ask in other words.',
    person:
      'Gladly: leave your name, email and phone number in the contact form here in the chat, and a person from our team gets back to you within {replyHours} hours. You can also write to {email}.',
    detailsTaken:
      'Thank you. I have put this into the form: {details}. Please check it and press Send; a person then gets back to you within {replyHours} hours.',
    waiting:
      'I am sorry that nobody has answered you yet: we promise a reply within {replyHours} hours. If that time has passed, write to {email} with the day you sent your enquiry, or send it once more with the form here in the chat.',
    waitingAgain:
      'I am sorry, that should not happen. I cannot see enquiries myself; the surest way now is a mail to {email} with your name and the day of your enquiry, so that a person looks for it.',
    replyIn: 'Sure, from now on I answer in {language}.',
    replyInNot: 'I cannot write that language. I can answer in {languages}.',
    unreadFile: 'I cannot read this file; please type what you would like to know.',
    emptyFile: 'I found no text in the file. What would you like to know about {brand}?',
    fromFile: 'From your file “{name}”:',
    quoted: '{quote} See {page}.',
    quotedInEnglish: '{quote} See {page}.',
  },
}
