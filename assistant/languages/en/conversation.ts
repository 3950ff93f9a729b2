import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'sure, really, seriously, is that final, is that correct, is that right, is that true, for real, no joke, certain, positive, no kidding, is it so, is that so, honestly, truly, confirmed, you mean it, thats true, is it true',
  saidBefore:
    'same thing, same answer, same reply, same line, said that already, said this already, said it already, said that before, already said, already told, keep saying, keep repeating, you are repeat*, youre repeat*, you keep repeat*, going round in circles, second time i am telling, third time i am telling',
  putOff:
    'ill … wait, ill … think, ill … discuss, ill … check, ill … see, ill … get back, ill … talk, ill … decide, ill … come back, ill … let you know, i will … wait, i will … think, i will … discuss, i will … check, i will … see, i will … get back, i will … talk, i will … decide, i will … come back, i will … let you know, let me … think, let me … check, let me … discuss, let me … see, let me … talk, let me … ask, lemme … think, lemme … check, we will … think, we will … discuss, we will … decide, well … get back, need to think',
  content:
    'sounds good, sounds fair, sounds great, sounds ok, sounds okay, sounds fine, sounds reasonable, sounds nice, sounds right, sounds perfect, looks good, looks fair, looks ok, looks fine, looks reasonable, seems good, seems fair, seems ok, seems fine, seems reasonable, fair enough',
  inVain:
    'already did, already done, already tried, already wrote, already mailed, already sent, did that, tried that, but still, still get, still getting, still no, still not, still nothing, still nobody, mailed also, mailed too, wrote also, of no use, no use, no luck',
  difference:
    'how many rupees less, how many rupees more, how many rupees cheaper, rupees less, how much … more than, how much … above, how much … cheaper, how much … less than, in my pocket, in our pocket, gap between, gap in, the gap, how much above, how much below, how much higher, how much lower, by how many rupees, cheaper by, costlier by, dearer by, how much am i saving, how much are we saving, how much would i save, how much would we save, how much do we save, how much can i save, how much can we save, what do i save, what would i save, what do we save, how much saving, how many … more is that, how many … less is that, how many minutes more, how many minutes less, how many minutes fewer, how many more minutes, how many fewer minutes, gap, total saving, how much extra do i pay, how much extra would i pay, how much extra will i pay, by how much, how much cheaper, how much more, how much less, how much costlier, how much dearer, how much do i save, how much will i save, difference, diff between, difference … those, diff of, whats the diff, what is the diff, how much less, how much more',
  rest: 'rest, others, remaining, remainder, other … percent, the other percent, the other, the balance',
  inWhich: 'in which one, which of them has, who has it, which one does, which plan does',
  forUs:
    'for … me, for … us, for … her, for … him, for … them, for … my, for … our, help … me, help … us, helps … us, useful … us, use … us',
  both: 'both, each plan, each of the two, either of the two, one and on the other',
  twoOfThem: 'the two, two months, two bills, these two, those two, 2 months',
  together:
    'together, combined, added up, add them up, put together, sum of the two, total of the two, total of both, sum of both, add both',
  inTotal: 'in all, in total, altogether',
  keptHowLong:
    'how long … keep*, how long … kept, how long … store*, how long … stay*, how long … saved, how long … hold, how long … retain*, how many days … keep*, how many days … kept, how many days … stay*, how many days … store*, till when … keep*, kept how long, kept … how long, kept for how, stored how long, store it how long, keep it how long, keep … how long',
  nobodyThere:
    'nobody picks, nobody pick, no one picks, noone picks, nobody to pick, nobody answers, no one answers, nobody is there, no one is there, nobody at the desk, no staff, nobody takes, no one takes, no one to pick, no one to answer, nobody to answer',
  its: 'its, of that one, for that one',
  sunday: 'sunday*',
  saturday: 'saturday*',
  weekend: 'weekend*, week end, week ends',
  closed: 'close, closed, shut, off, except, excluding, minus, without, no, not, dont',
  twice: 'double, doubles, doubled, doubling, twice, two times',
  thrice: 'triple, triples, tripled, thrice, three times',
  half: 'half, halve, halves, halved',
  hours: 'hour, hours, hrs',
  more: 'more',
  another: 'another, one more',
  onTop:
    'on top, in addition, added to, added on, goes up by, go up by, went up by, increases by, increase by, rises by, another',
  lessBy:
    'fewer, less, lesser, down by, goes down by, drops by, drop by, cut by, reduce by, falls by',
  rises: 'up, more, extra, higher, increase*, rise*, grow*, grew, jump*, climb*, busier',
  falls: 'down, less, fewer, lower, drop*, fall*, fell, reduc*, decreas*, shrink*, cut',
  aThird: 'a third, one third, third of',
  branch:
    'branch*, outlet*, clinic*, shop*, store*, counter*, office*, hotel*, location*, restaurant*, hospital*, showroom*, centre*, center*, site, lab*',
  perCall:
    'per call, each call, every call, one call, a call, single call, per order, each order, every order, one order, per reminder, one reminder, each reminder, per booking, each booking, one booking, per appointment, each appointment, per customer, each customer, per patient, each patient, per borrower, per visit, each visit',
  perDay: 'per day, each day, every day, a day, daily, one day, single day',
  comesTo:
    'come to, comes to, work out to, works out to, set me back, cost, costs, costing, price, charge*, pay, paying, spend*',
  averageMinute:
    'per minute on average, average per minute, effective … minute, average … minute, each minute … really, per minute overall, per minute then, works out … per minute, come to … per minute, comes to … per minute, minute … on average',
  extraAlone:
    'extra … only, extra … alone, only … extra, just … extra, part … extra, portion … extra, share … extra, extra part, extra portion, extra bit, how much … extra minutes, how many … extra, how many … beyond, how many … above, how many … over the, how many … chargeable, how many … billed, how many … charged, how many … paid, how much … for … extra, how much of … extra, of … that … extra, because of the extra, minutes beyond the free, are beyond, go beyond, are above the free, are over the free, are extra, are chargeable, are charged, are billed',
  leftOver: 'left, left over, leftover, remain, remains, remaining, unused, spare',
  wholeYear:
    'whole year, full year, entire year, the year, a year, twelve months, yearly, annually, annual',
  there:
    'there, on it, in it, with it, for that, for this, for it, that much, as much, on that one, in that one, on that, in that',
  reducedBy:
    'old rate … new, old price … new, earlier rate … new, how much … off, how much … reduced, how much … dropped, how much … drop, how much … come down, how much … came down, how much … less than before, how much … discount, reduction, how much off, much off, how much is off, how much have you cut, how much did you cut, how much was cut',
  thosePeople:
    'those people, these people, those agents, my staff, my people, my team, my agents, my receptionist, my telecallers, people on, their salary, their salaries, my guy, my guys, my boy, my boys, my girl, my girls, my man, my lady, my person, our guy, our guys, our boy, our girl, our girls, our staff, our receptionist, office boy, office girl, reception girl, phone girl, the guy who, the girl who',
  moreThan: 'more than, no more, above, over',
  sayIn:
    'please, pls, again, back, instead, only, now, tell, say, write, put, give, explain, answer, reply, respond, speak, talk, switch, continue, translate, use, send, from now on, repeat, show',
  script:
    'script, letters, alphabet, devanagari, devnagari*, devanagari*, devnagri*, native script, own script, own letters',
  latinLetters:
    'hinglish, roman hindi, roman script, roman letters, english letters, latin letters',
  same: 'the same, same thing, same answer, same one, this same, that same, same, this, that, it again, the above',
  thatBill:
    'that bill, this bill, second bill, first bill, same bill, last bill, earlier bill, previous bill, that total, that amount, that sum, those minutes, these minutes, same minutes, same usage, same calls, same orders, same number of, same length, that many minutes, that … figure, coming back to, going back to, back to that, back to the, back to my, back to our',
  thatPlan: 'that plan, this plan, same plan, that very plan, the plan you said',
  whatIf:
    'what if, suppose, supposing, imagine, assume, assuming, lets say, what then, in that case, and if, if we, if i, if my, if our, if it, if they, if instead',
  insideFree:
    'inside free, inside the free, inside its … free, inside my free, inside our free, within free, within the free, within its … free, within my free, within our free, never cross … free, not cross … free, dont cross … free, never exceed … free, not exceed … free, dont exceed … free, not go beyond … free, without any extra minutes, without extra minutes, no extra minutes, zero extra minutes, only the free minutes, just the free minutes',
  apartFrom:
    'apart from … money, apart from … price, apart from … cost, apart from … minutes, besides … money, besides … price, besides … minutes, other than … money, other than … price, other than … minutes, leaving aside … money, leaving aside … price',
  sharing:
    'share, shares, sharing, shared, one … plan, single … plan, common plan, combined, pooled, pool',
  ownPlan:
    'own plan, own base, own pro, own … plan, pro plan each, base plan each, base each, pro each, its own, their own, takes its own, plan each, plan for each, separate … plan, separate … plans, separately, individually, two plans',
  cannotRead:
    'does not know, doesnt know, does not read, doesnt read, cannot read, cant read, does not understand, doesnt understand, does not speak, doesnt speak, reads only, knows only, only reads, only knows, dont know, dont understand',
  correction:
    'scratch that, miscounted, misread, undercounted, overcounted, counted wrong, my bad, sorry, wrong number, typed it wrong, typed wrong, typo, i meant, i mean, should be, its actually, it is actually, actually, not that, my mistake, oops, wanted to say, meant to say, i misspoke, let me correct, make it, make that, correction, wait',
  hireInstead:
    'hire … for that, hire … for this, hire a, hire someone, hire somebody, keep a boy, keep a girl, keep a person, keep a man, keep someone, employ a, employ someone, could keep, get a receptionist, two salaries, one salary',
  tooMuch:
    'cant afford, cannot afford, beyond my budget, out of my budget, out of budget, over my budget, burn a hole, way too much, a bit much, so much money, that much money, lot of money, steep, pinches, too high, heavy on, not in my budget, thats a lot, that is a lot',
  howSo:
    'how come, why so much, why that much, why this much, how did you arrive, how did you get, how did you calculate, how was this calculated, how do you get, where does that figure come from, where did that come from, how so, show the math, show me the calculation, break it up, break it down, breakup, breakdown, explain the bill, how is it that much, how did that come, whats the math, what is the math, how you got, how u got, how did u, how that came, how did this come, explain the math, show calculation, calculation please, how is that calculated, how is this calculated, on what basis, why so high, whats the calculation, what is the calculation',
  goAhead:
    'go ahead, do it, do that, lets do it, lets go, book it, arrange it, set it up, sign me up, yes please, ok do, please do, call me then, proceed, im in, count me in',
  pester:
    'pester, keep calling, calling again and again, call me again and again, call again and again, calls daily, call daily, calls every day, call me every day, spam me, harass me, bother me, disturb me, trouble me, nagging, nag me, calls all the time',
  first: 'first, 1st, first one, option one, option 1, number one, number 1',
  second: 'second, 2nd, second one, option two, option 2, number two, number 2, middle one',
  third: 'third, 3rd, last, final one, last one, option three, option 3, number three, number 3',
  smaller:
    'small one, smaller one, smallest one, small plan, smaller plan, smallest plan, cheap one, lower plan',
  bigger: 'big one, bigger one, big plan, bigger plan, larger plan, higher plan',
  biggest:
    'biggest, largest, highest, top, most expensive, costliest, premium, third, big companies, large company, large organisation',
  forLess:
    'anything cheaper, any cheaper, something cheaper, cheaper than that, less than that, for less, anything lower, something lower, anything smaller',
  whichPays:
    'which is cheaper, which one is cheaper, which works out cheaper, which comes cheaper, which is better for me, which one is better, which costs less, which one should i take, which would you take, so which one, which saves',
  when: 'when, by when, what time, how soon, today, tonight, tomorrow, this week',
  roughly: 'rough, roughly, approx*, ballpark, estimate, figure, idea, range',
  despair:
    'notice if i was gone, notice if i were gone, notice if i died, care if i was gone, care if i died, care if i disappear*, notice if i disappear*, miss me if i, better off without me, better without me, no point in living, point of living, point in living, point of going on, point in going on, want it all to end, want everything to end, giving up on everything, give up on everything, giving up on life, dont want to wake up, do not want to wake up, dont want to be here anymore, not want to be here anymore, tired of being alive, a burden to everyone, burden on everyone, burden to my family, burden on my family, nothing left to live, no way out for me, dont want to exist, wish i was never born, wish i wasnt here, wish i could disappear, world would be better without me, no reason to go on, life has no meaning, life is meaningless, see no future, cant see a future, notice if i wasnt*, notice if i werent*, nobody would miss me, no one would miss me, nobody will miss me, everyone would be better off if i, everyone will be better off if i, they would be better off if i, sleep and never wake*, sleep and not wake*, never wake up, not wake up tomorrow, sleep forever, end my life, ending my life, end it all, ending it all, end it tonight, end myself, finish myself, kill myself, killing myself, hurt myself, hurting myself, harm myself, harming myself, cut myself, cutting myself, cut my wrist*, hang myself, hanging myself, jump off a, jump off the, jump from the, jump in front of, take poison, drink poison, swallow … pills, took all the pills, not worth living, isnt worth living, no reason to live, reason to stay alive, nothing to live for, dont want to live, do not want to live, dont want to be alive, wish i were dead, better off dead, done with life, tired of life, tired of living, sick of living, fed up with life, fed up of life, cant live like this, cannot live like this, disappear forever, nobody needs me anymore, nobody cares if i live, nobody cares whether i live, say goodbye to everyone, goodbye forever, dont see the point of living, dont want to see tomorrow, no will to live, take my own life, taking my own life, would miss me, will miss me, notice if i, care if i lived, care if i live',
  withoutMe:
    'without me, if i was gone, if i were gone, if i disappear*, if i died, if i wasnt around, if i werent around, if i wasnt here, if i werent here, if i wasnt there, if i wasnt alive, if i was not around, if i were not around',
  wornOut:
    'cant go on, cannot go on, cant do this anymore, cant do this any more, cant take this anymore, cant take it anymore, so tired, just tired, exhausted, worn out, no strength left, done trying, tired of trying, tired of everything, giving up, given up, i give up, cant cope, cannot cope, broken inside, falling apart, cant carry on',
  nothingLeft:
    'no point, pointless, no meaning, meaningless, nothing left, nothing matters, no hope, lost all hope, hopeless, lost everything, everything is over, its all over, it is all over, all is lost, i am finished, im finished, no future, no way out, whats the use, what is the use, drowning in debt, life is over, everything is finished, want it to end, want it over, everything i try fails, nothing i do works, nothing goes right, everything is lost',
  onlyATrouble:
    'nobody cares, no one cares, nobody would notice, no one would notice, nobody understands me, no one understands me, nobody listens to me, no one listens to me, all alone, so alone, have no one, have nobody, no one to talk to, nobody to talk to, a burden, everyone hates me, nobody needs me, no one needs me, better off, leave everyone, leave everything behind, go far away, just disappear, family would be fine, let everyone down',
  inDanger:
    'is unconscious, fell unconscious, has collapsed, just collapsed, not breathing, cant breathe, cannot breathe, stopped breathing, bleeding badly, bleeding heavily, bleeding a lot, there is a fire, house is on fire, shop is on fire, caught fire, met with an accident, had an accident, been an accident, accident happened, accident has happened, call an ambulance, send an ambulance, need an ambulance, having a stroke, took poison, drank poison, chest is paining, being attacked, someone is attacking, breaking into my, trying to kill me, threatening to kill',
  ofMine: 'my, i am, im, i have, me, mine',
  sentAlready:
    'i mailed, i emailed, i have mailed, i have emailed, ive mailed, ive emailed, mailed you, emailed you, wrote to you, i wrote, i have written, filled the form, filled your form, filled in the form, filled out the form, filled in your, submitted the form, submitted your form, submitted an enquiry, sent the form, sent an enquiry, sent you, sent a mail, sent an email, asked for a call, asked for a callback, asked for a demo, requested a call, requested a callback, requested a demo, booked a demo, gave my number, left my number, left my details, contacted you, form bhar*, mail twice',
  noAnswer:
    'no reply, no response, no answer, no call, nobody replied, no one replied, nobody called, no one called, nobody wrote, nobody contacted, no one contacted, never called, never came, never replied, didnt come, did not come, didnt call, did not call, didnt reply, did not reply, nothing happened, nothing came, no one got back, nobody got back, havent heard, have not heard, heard nothing, still waiting, not received, no callback, nobody called back, no one called back, no call back, nobody has called, no one has called',
  fromTheStart:
    'from the start, from the beginning, all over again, whole story, repeat everything, explain again, explain everything, start over, start again, starting again, tell it again',
  yourPeople:
    'someone from your side, somebody from your side, someone from your team, somebody from your team, your people, your person, your executive, someone of yours, one of your team, talk to a machine, talk to a bot, talk to a robot, talking to a machine, talking to a bot, talking to a robot, no bots, real human, real person',
  whomToAsk:
    'who can tell me, who will tell me, who would know, who knows that, who knows this, whom do i ask, who do i ask, who should i ask, whom should i ask, who can i ask, who do i talk to, who should i talk to, who can i talk to, whom do i talk, whom should i talk, who do i write, whom do i write, who to write, whom to write, where do i write, where to write, who do i mail, whom do i mail, where do i mail, where to mail, who do i email, who do i contact, whom do i contact, whom to contact, who to contact, who do i complain, whom to complain, where do i complain',
  hearIt:
    'hear it myself, hear it first, listen to it, hear the voice, listen to the voice, hear how it sounds, hear it speak, try it myself, hear a sample, how does it sound',
  whatDoYouDo:
    'what do you do, what exactly do you do, what do you people do, what does your company do, what is this all about',
  timesEach: 'two times, three times, four times, 2 times, 3 times, 4 times, twice, thrice',
  mustTake:
    'need pro, need base, need enterprise, need the pro, need to buy, need to take, need to upgrade, need to pay for, need to go, have to buy, have to take, have to upgrade, have to go, have to pay for, must i, must we, must take, must buy, must go, compulsory, mandatory, forced to, pro needed, base needed, enterprise needed, pro required, base required, enterprise required, pro necessary, required for, needed for, necessary for',
  aFee: 'fee, fees, consultation',
  halfAnswer:
    'half … pick up, half … picks up, half … pick, half … answer, half … answers, half … answered, half … attend, half … respond, half … lift',
  startsAnew:
    'start over, starting over, start from the beginning, start afresh, repeat everything, repeat it all, repeat the whole, repeat themselves, repeat himself, repeat herself, explain again, explain everything, tell everything again, say everything again, ask everything again, ask it all again, ask again from, say it all again, from scratch',
  whatAll:
    'what can it do, what can you do, what all, what does it do, what would it do, what will it do, what can this do, what will this do, how can it help, how can you help, how does it help, how would it help, how will it help, how does this help, how will this help, of what use, what use, use it for, what help',
}
