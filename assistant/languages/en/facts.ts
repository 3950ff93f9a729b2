import type { Sentences } from '../sentences.ts'

export const facts: Sentences['facts'] = {
  'product.what':
    '{brand} is an AI agent that answers the customers of Indian businesses by voice call, chat and email, {always}, in {languageCount} Indian languages. It looks things up in your systems, finishes the task and hands the rest to your people.',
  'product.channels':
    '{brand} works on three channels: voice calls, chat and email. The same knowledge answers on all of them.',
  'product.how':
    '{brand} answers the call, chat or email, looks things up in your systems, finishes the task and writes down what happened. What it cannot finish goes to your people with the story so far.',
  'product.why':
    '{brand} answers {always}, takes {atOnce} calls at the same time and speaks {languageCount} languages; {routine} of queries are resolved instantly. It costs from {basePrice} a month, against about {human} for one human agent.',
  'voice.what':
    'The voice agent answers inbound calls and makes outbound calls, schedules appointments, works with your CRM and shows call analytics.',
  'voice.inbound':
    '{brand} answers inbound calls at the first ring, at any hour: it greets, asks, looks up and replies in the caller’s language.',
  'voice.outbound':
    '{brand} makes outbound calls by itself: reminders, confirmations and follow-ups go out on time, and the answers come back as data.',
  'voice.knows-caller':
    '{brand} knows a caller by the phone number and greets by name. It reads the status of orders, tickets and payments from your systems.',
  'voice.no-queue':
    'Nobody waits in a queue: {brand} picks up at the first ring and takes {atOnce} calls at the same time. Your plan sets how many lines are yours.',
  'chat.what':
    '{brand}’s chat support handles {chatShare} of common inquiries, {always}, on your site and in the messaging apps your customers use. Responses are {chatFaster} faster than a shared support queue.',
  'chat.share':
    'The chat handles {chatShare} of common inquiries, from order status to opening hours.',
  'chat.speed': 'Chat responses are {chatFaster} faster than from a shared support queue.',
  'chat.where':
    'The chat works on your website and in the messaging apps your customers use, {always}.',
  'chat.letters':
    'Customers can write to the chat in {languageCount} Indian languages, in their own scripts or typed in English letters.',
  'chat.tasks':
    'The chat finishes small jobs inside the conversation: it reschedules a slot, changes an address, sends a receipt or raises a ticket.',
  'channels.continue':
    'A customer who called in the morning can chat in the evening without starting again: the same knowledge answers on every channel.',
  'email.what':
    '{brand} handles support email: each mail is read and classified as it arrives, a reply is suggested from your own answers, and upset customers move to the front. Tickets are resolved {emailFaster} faster.',
  'email.speed': 'With {brand}, email tickets are resolved {emailFaster} faster.',
  'email.sort':
    'Each email is classified as it arrives: billing, complaint, booking, press or spam.',
  'email.drafts':
    'Each email is classified and a reply is drafted for it: your agent reads, edits and sends. The draft quotes your policy, not a guess.',
  'email.mood':
    '{brand} reads the sentiment of each email and sets the priority by it, so an angry mail is answered before a newsletter.',
  'appointments.what':
    '{brand} books, changes and cancels appointments on the call: it sees the free slots, offers the two nearest, books one and puts it into your calendar. Appointment scheduling comes with Pro and Enterprise; Base does not have it.',
  'appointments.double':
    '{brand} fills the calendar as the caller speaks, and keeps doctors, rooms and equipment from being booked twice.',
  'appointments.reminders':
    '{brand} confirms appointments the day before with a reminder call, and fills the gap when someone cancels.',
  analytics:
    'Call analytics show why people call, when they call, what was solved and which calls a person should hear. Base has basic analytics; Pro and Enterprise have advanced analytics.',
  recording:
    'Calls are recorded in every plan: Base has call recording, Pro and Enterprise add a summary of each call.',
  summary:
    'A summary of each call comes with Pro and Enterprise. Base has call recording without the summary.',
  handover:
    'When a person is needed, {brand} hands over to your people with the transcript, the language and the reason. A caller gets a person by asking for one.',
  honesty:
    '{brand} does not guess: when it does not know, it says so, takes the details, tells the caller when to expect a reply, and hands over to a person.',
  'unknown-answers':
    'When {brand} does not know an answer it says so. It takes the details, tells the caller when to expect a reply, and hands over to a person with the story so far.',
  'says-ai': '{brand} tells callers that it is an AI, and it says when it does not know something.',
  accuracy: '{brand} understands what a caller wants with {accuracy} intent accuracy.',
  'resolved.tier-one':
    '{brand} resolves {tierOne} of Tier-1 issues, on the first call; the rest is handed to your people.',
  'resolved.routine':
    '{brand} automates up to {routine} of routine inquiries, such as order status, bookings, reminders, documents and timings.',
  'resolved.alone':
    'The full self-service rate is {selfService}: most callers get their answer or booking without waiting for a person.',
  'handling-time':
    'The average handling time goes down by {handling}: answers come from your systems at once, not after a transfer and hold music.',
  speed:
    'Calls are answered at the first ring and {routine} of queries are resolved instantly. Chat responses are {chatFaster} faster, and email tickets are resolved {emailFaster} faster.',
  'languages.list':
    '{brand} speaks {languageCount} languages: Hindi, Tamil, Telugu, Bengali, Marathi, Gujarati, Kannada, Malayalam, Punjabi, Odia and English.',
  'languages.mix':
    '{brand} replies in the language it hears, and follows when a caller mixes two languages or switches half-way.',
  availability:
    '{brand} works {always}: every hour of every day, nights, Sundays and festivals included.',
  'integrations.list':
    '{brand} works with CRM systems, help desk software, knowledge bases, e-commerce platforms, messaging apps and, through custom APIs, your own systems.',
  'integrations.crm':
    '{brand} works with your CRM: the caller is known, each call is logged against the right customer with a summary, and the next step is set.',
  'integrations.help-desk':
    '{brand} works with help desk software: tickets are opened, tagged and closed.',
  'integrations.knowledge':
    '{brand} works with knowledge bases: answers are quoted from your own pages.',
  'integrations.shop':
    '{brand} works with e-commerce platforms (online stores): orders, returns and stock are looked up live.',
  'integrations.messaging':
    '{brand} works in messaging apps: the same agent answers where your customers chat.',
  'integrations.api':
    '{brand} connects to your own software through custom APIs: over HTTP, in both directions. It reads whatever you expose and writes whatever you allow.',
  'setup.how':
    'To start, send the [contact form](/home#contact). On the platform you can then build a first voice agent in minutes: give it your timings, prices and common questions, choose a number, and call it yourself.',
  'setup.time':
    'You can build a first voice agent on the platform in minutes. We reply to your enquiry within {replyHours} hours.',
  'setup.install': 'Nothing has to be installed: the agent is built on our platform, in minutes.',
  'setup.teach':
    'You teach the agent by giving it your timings, prices and common questions; answers are quoted from your own pages and policy.',
  app: 'Mobile application support is part of every plan, from Base on.',
  dashboard:
    'The dashboard is a separate site: open it with the Dashboard link in the menu at the top of the page. {dashboard}',
  'sign-up':
    'To take a plan, press Contact on the [pricing page](/pricing) or send the [contact form](/home#contact). We reply within {replyHours} hours with a plan and a price.',
  trial:
    'You can try {brand} with a free demo call: leave your phone number on the [home page](/home#demo) and it calls you. Our pages also invite you to try building a voice agent on the platform for free; ask for it through the contact form.',
  'minutes.extra':
    'After the free minutes are used, each further minute costs {rate}. Base has {baseMinutes} free minutes a month, Pro has {proMinutes}.',
  'plan.former-price':
    'Pro used to cost {proWas} a month; that is the price struck through. Now it is {proPrice} a month.',
  'plan.period': 'The prices are per month: Base from {basePrice} a month, Pro {proPrice} a month.',
  'seat-fees':
    'There are no seat fees: you pay one monthly price with minutes included, and {rate} for each minute after those.',
  calculator:
    'The [pricing page](/pricing) has a cost calculator: set your minutes and calls at once, and it works out the month step by step, beside the cost of human agents.',
  advice:
    'Send us a week of call volumes through the [contact form](/home#contact): we answer with the plan that costs you least, even if it is the small one.',
  'agent.cost':
    'One human agent costs about {human} a month; {brand} starts from {basePrice} a month, works {always} and takes several calls at once. Businesses cut support costs by {costCut}.',
  'agent.replace':
    '{brand} takes the routine calls: it automates up to {routine} of routine inquiries and hands the rest to your people with the story so far, so they have time for the people in front of them.',
  savings:
    'Businesses cut support costs by {costCut} with {brand}. One human agent costs about {human} a month, while {brand} starts from {basePrice}.',
  'savings.half':
    'The figure of {lowerCost} stands for lower support cost. By our FAQ, businesses cut support costs by {costCut}.',
  'savings.service':
    'The figure of {serviceCost} is the reduction of the cost of service: you pay for minutes that are spoken, not for seats that sit idle.',
  traditional:
    'The traditional way costs about {human} a month for each agent, works 9 to 6 on working days in 2 or 3 languages, and callers queue. {brand} starts from {basePrice} a month, works {always}, takes {atOnce} calls at once and speaks {languageCount} languages.',
  'industries.list':
    '{brand} is made for [healthcare](/healthcare), [online stores and delivery](/online-store), [travel, hotels and restaurants](/travel-booking) and [financial services](/financial-service).',
  'industries.healthcare':
    'For clinics, labs and hospitals {brand} books OPD appointments, reminds patients in their language and answers about reports and timings. See [Healthcare](/healthcare).',
  'industries.online-store':
    'For online stores (e-commerce) {brand} tells where the order is, confirms cash-on-delivery orders, takes returns and gives delivery updates. See [Online store](/online-store).',
  'industries.travel-booking':
    'For travel desks, hotels and restaurants {brand} takes enquiries and bookings for rooms, tables and tours, moves itineraries and calls guests before arrival. See [Travel and booking](/travel-booking).',
  'industries.financial-service':
    'For lenders, NBFCs and brokers in financial services {brand} makes EMI reminder calls, follows up on documents and bounced mandates, and answers balance queries. See [Financial service](/financial-service).',
  'industries.other':
    'Our pages describe healthcare, online stores with delivery, travel and hospitality, and financial services. For another line of business, tell our team what your customers call about: [contact form](/home#contact).',
  'health.advice':
    '{brand} gives no medical advice: it books, reminds and informs. Questions about symptoms and dosage go to the nurse you name.',
  'health.emergency':
    'In an emergency on a call: you name the words, such as chest pain or bleeding, and the line that such a call goes to. It is no substitute for an emergency number.',
  'health.data':
    'Of patient data {brand} stores what the booking needs and no more, says so on the call, and deletes it on request, as the DPDP Act expects.',
  'health.reports':
    '{brand} tells the status of a lab report: whether it is ready, whether it was mailed, whether one must fast. Results are read out by a doctor, never by software.',
  'health.no-shows':
    'To cut no-shows {brand} calls the evening before, notes a cancellation, and offers the slot to the next patient on the list.',
  'health.sum':
    'Our example of a small clinic: thirty calls a day of a minute each, 26 days a month, are {clinicMinutes} minutes, which cost {clinicTotal} a month on Pro. One no-show saved a day at a {consultation} consultation brings back {noShowsBack} a month.',
  'store.cod':
    '{brand} confirms cash-on-delivery (COD) orders in a twenty-second call (20 seconds) before dispatch: is the order yours, is the address right, will someone be home? Doubtful orders wait for you.',
  'store.parcel':
    '{brand} reads the order’s status from the courier and says in plain words where the parcel is, with a day and a time.',
  'store.returns':
    '{brand} takes returns: the reason, photos by chat, a pick-up slot and the refund date as your policy states it. Exchanges are offered first.',
  'store.sale':
    'In a rush or sale week lines are added, not people: Base holds {baseCalls} calls at once, Pro {proCalls}, Enterprise as many as the sale needs. {brand} takes {atOnce} calls at the same time.',
  'store.promises':
    '{brand} quotes your policy word for word and your stock as it is now. It has no power to invent a discount or promise what you cannot keep.',
  'store.sum':
    'Our example of a shop: a thousand cash-on-delivery checks of half a minute are {storeMinutes} minutes, all within the free minutes of Pro: {storeTotal} a month. If a returned parcel costs {parcelCost} both ways, {fewerReturns} fewer returns (forty) pay for the month.',
  delivery:
    '{brand} gives delivery updates: it tells where an order is, calls first when a parcel is late or nobody was at home, agrees a new slot and passes address corrections to the courier.',
  'travel.rooms':
    '{brand} takes room enquiries: dates, rooms, meal plan. It quotes your tariff, checks what is free and holds the room while the guest decides.',
  'travel.tables':
    '{brand} takes table bookings for restaurants at any hour, holds the table, reminds the guests and frees no-show tables early.',
  'travel.changes':
    'When a flight is late {brand} moves the whole itinerary: it changes the pick-up, tells the hotel and calls the traveller with the new plan.',
  'travel.arrival':
    'Before arrival {brand} calls the guest about arrival time, ID for check-in or an airport car, and writes the answers into your PMS.',
  'travel.overbooking':
    '{brand} cannot overbook you: it sells only what your channel manager or PMS shows free, and writes the hold before it says yes.',
  'travel.groups': 'Groups, weddings and complaints go straight to your team, with notes.',
  'travel.cancellations':
    'You give {brand} your cancellation rules once. It states the charge before it cancels, and records the guest’s yes.',
  'travel.sum':
    'Our example of a 30-room hotel: twelve calls a day of two minutes are about {hotelMinutes} minutes, which cost {hotelTotal} a month on Pro. Two direct bookings of {bookingWorth} a month cover it.',
  'finance.reminders':
    '{brand} makes EMI reminder calls three days before the due date and on the day: amount, date and a link to pay. A promise to pay is noted with its date.',
  'finance.mandates':
    'When a mandate (NACH) bounces {brand} calls, asks why, offers the choices you allow, and never argues.',
  'finance.documents':
    '{brand} follows up on missing documents (KYC): which paper, in which form, by which day. The upload link goes out while the caller is still on the line.',
  'finance.hours':
    'Calling hours and DND: Calls go out only in the window you set. Who opts out is put on a list, and is not called from it.',
  'finance.identity':
    '{brand} verifies who is speaking: nothing about the loan is said before the checks you choose are passed. Anyone else hears only a request to call back.',
  'finance.audit':
    'For the auditor, recording, transcript and outcome are stored with every call and can be exported.',
  'finance.sum':
    'Our example of a lender: 600 borrowers, called twice for 45 seconds, are {lenderMinutes} minutes, which cost {lenderTotal} a month on Pro. That is about {reminderCost} a reminder.',
  'demo.how':
    'For a demo, leave your phone number in the form on the [home page](/home#demo) and {brand} calls you. The demo call is free and takes up to {demoMinutes} minutes.',
  'demo.free': 'The demo call is free. Leave your phone number on the [home page](/home#demo).',
  'demo.length': 'The demo call is free and lasts up to {demoMinutes} minutes.',
  'demo.hours':
    'Demo calls go out between {demoFrom} in the morning and {demoUntil} at night; later requests are called the next morning.',
  'demo.soon': '{brand} is dialling. Your phone should ring within a minute.',
  'demo.numbers': 'Only Indian mobile numbers can be called. They begin with 6, 7, 8 or 9.',
  'demo.stop':
    'Say “stop” on the call and your number is never called again. You can also write to {email}.',
  'demo.language': 'In the demo call you can speak Hindi, English or both.',
  'demo.tried': '{tried} people tried the demo call this month.',
  'demo.data':
    'For the demo call we keep your phone number, the time and how the call ended; the number is used for this one call and kept to prevent misuse. The name you type is not sent to us.',
  'demo.recorded':
    'What is said on the demo call is stored, for at most {callDays} days. Our team may read it, and the page that asked for the call shows it, only if “keep it” is said on the call.',
  'contact.how':
    'Use the [contact form](/home#contact) on the home page or write to {email}. We reply within {replyHours} hours, with a plan and a price.',
  'contact.email': 'Our email address is {email}.',
  'contact.reply-time': 'We reply to enquiries within {replyHours} hours.',
  'contact.social':
    'You find {brand} on LinkedIn, Instagram and X; the links are at the foot of every page.',
  'company.about':
    '{brand} is built for Indian businesses whose customers call in many languages and outside office hours: an AI agent for voice, chat and email. More on [About us](/about).',
  'company.founders':
    '{brand} has a small founding team with three jobs: product and customers, speech and language, and platform. More on [About us](/about).',
  'company.aims':
    'Our aims: every call is answered, everybody is understood in their own language, a call ends with the task finished, and {brand} is honest: it says that it is an AI and when it does not know.',
  'company.card':
    'The [business card page](/founder) has the company’s and the founder’s card, to save as a contact or download as a picture. {founderTitle}: {founderEmail}.',
  'company.blog':
    'Our [blog](/blog) has articles for people who run support desks in India: what an AI agent does well, what it costs, where it fails and how to start small.',
  'company.clients':
    'The success story on our home page is an illustration: no client is named and no person is quoted.',
  rivals:
    'I cannot judge other products. {brand} is made for Indian businesses: voice, chat and email, {languageCount} Indian languages, published monthly plans in rupees. Our blog has [a fair comparison with Bland](/blog/adya-vs-bland).',
  'privacy.policy':
    'Our [privacy policy](/privacy) says what this site stores, why and for how long. It was last updated on {policyDate}.',
  'privacy.stored':
    'This site stores three things, each only when you start it: your enquiry, your chat (messages, files and voice notes) and, for a demo call, your phone number with the time and outcome.',
  'privacy.chat-kept':
    'Chats are kept for {chatDays} days: come back within that time and yours continues where you left it. You can delete yours at any time in the chat window.',
  'privacy.kept':
    'Chats with their files are kept for at most {chatDays} days after their last use, demo calls for {callDays} days and enquiries for {enquiryDays} days; then they are deleted by themselves.',
  'privacy.delete':
    'To have your data deleted, send a request to {email}; you can withdraw consent at any time. A chat you can delete yourself, at once, in the chat window.',
  'privacy.correct':
    'You may ask to see, correct or delete what we hold about you: write to {email}.',
  'privacy.cookies':
    'This site sets no cookies today. Your browser keeps the chat number and unsent drafts in its own storage, where you can clear them.',
  'privacy.trackers':
    'There are no trackers, no advertising and no analytics on these pages by default.',
  'privacy.sell': 'We do not sell personal data.',
  'privacy.training':
    'We do not use your enquiry to train a model, and we do not sell personal data.',
  'privacy.sharing':
    'Data is shared only with providers who carry out the task for us (mail, telephone carrier, hosting), with authorities when the law demands it, and with a successor if the business is sold.',
  'privacy.model':
    'Where an outside language model is set up, it gets the words and pictures of your chat to answer them, without your name, address or number beside them. Our team may have it translate what you wrote or draft a reply, and a person reads a draft before it is sent.',
  'privacy.transfer':
    'Your data may be processed outside your state or country, where our providers work; we choose providers that protect it at least as well as our policy does.',
  'privacy.children':
    'The service is for businesses; we do not knowingly collect data from anyone under 13. If a child has sent us data, write to {email} and we delete it.',
  'privacy.calls-kept':
    'Demo calls, with what was said in them, are kept for at most {callDays} days and then deleted.',
  'privacy.enquiries-kept':
    'Enquiries, that is what you typed into the contact form, are kept for at most {enquiryDays} days and then deleted.',
  'privacy.link':
    'The mail that confirms your enquiry has a link: it shows everything we have stored about you, and you can delete it there yourself. The link works for {linkDays} days. To have it sent again, give the reference and your email on the page [Your data](/my-data).',
  'privacy.left':
    'After a deletion only one line stays: the reference, the time and who deleted it. A number that asked never to be called stays on the do-not-call list, and a backup made before may hold a copy until the backup is replaced.',
  'chat.files':
    'In this chat you can attach PNG, JPEG or WebP images, PDF files and plain text files, each up to {fileSize} MB.',
  'contact.form':
    'The contact form asks for your name, email, phone number and what your customers call about. The company name is optional.',
  'product.jobs':
    'The [service page](/service) shows four jobs: customer support, appointment management, delivery updates, and hotels and restaurants.',
  'calculator.share':
    'You can share the sum: the address of the [pricing page](/pricing) keeps it. Copy the link and send it to a colleague, or print it there as a quotation (PDF): it is binding once we have confirmed it to you.',
}
