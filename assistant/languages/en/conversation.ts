import type { ConversationWords } from '#assistant/engine/state/conversation-words.ts'

export const conversationWords: ConversationWords = {
  sure: 'sure, really, seriously, is that final, is that correct, is that right, is that true, for real, no joke',
  saidBefore:
    'same thing, same answer, same reply, same line, said that already, said this already, said it already, said that before, already said, already told, keep saying, keep repeating, you are repeat*, youre repeat*, you keep repeat*, going round in circles, second time i am telling, third time i am telling',
  putOff:
    'ill … wait, ill … think, ill … discuss, ill … check, ill … see, ill … get back, ill … talk, ill … decide, ill … come back, ill … let you know, i will … wait, i will … think, i will … discuss, i will … check, i will … see, i will … get back, i will … talk, i will … decide, i will … come back, i will … let you know, let me … think, let me … check, let me … discuss, let me … see, let me … talk, let me … ask, lemme … think, lemme … check, we will … think, we will … discuss, we will … decide, well … get back, need to think',
  content:
    'sounds good, sounds fair, sounds great, sounds ok, sounds okay, sounds fine, sounds reasonable, sounds nice, sounds right, sounds perfect, looks good, looks fair, looks ok, looks fine, looks reasonable, seems good, seems fair, seems ok, seems fine, seems reasonable, fair enough',
  inVain:
    'already did, already done, already tried, already wrote, already mailed, already sent, did that, tried that, but still, still get, still getting, still no, still not, still nothing, still nobody, mailed also, mailed too, wrote also, of no use, no use, no luck',
  difference:
    'by how much, how much cheaper, how much more, how much less, how much costlier, how much dearer, how much do i save, how much will i save, difference',
  rest: 'rest, others, remaining, remainder',
  inWhich: 'in which one, which of them has, who has it, which one does, which plan does',
  forUs:
    'for … me, for … us, for … her, for … him, for … them, for … my, for … our, help … me, help … us, helps … us, useful … us, use … us',
  both: 'both, each plan',
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
  moreThan: 'more than, no more',
  sayIn:
    'please, pls, again, back, instead, only, now, tell, say, write, put, give, explain, answer, reply, respond, speak, talk, switch, continue, translate, use, send, from now on, repeat, show',
  script: 'script, letters, alphabet, devanagari',
  latinLetters:
    'hinglish, roman hindi, roman script, roman letters, english letters, latin letters',
  same: 'the same, same thing, same answer, same one, this same, that same, same, this, that, it again, the above',
  cannotRead:
    'does not know, doesnt know, does not read, doesnt read, cannot read, cant read, does not understand, doesnt understand, does not speak, doesnt speak, reads only, knows only, only reads, only knows, dont know, dont understand',
  correction:
    'sorry, wrong number, typed it wrong, typed wrong, typo, i meant, i mean, should be, its actually, it is actually, actually, not that, my mistake, oops, wanted to say, meant to say, i misspoke, let me correct, make it, make that, correction, wait',
  hireInstead:
    'hire … for that, hire … for this, hire a, hire someone, hire somebody, keep a boy, keep a girl, keep a person, keep a man, keep someone, employ a, employ someone, could keep, get a receptionist, two salaries, one salary',
  tooMuch:
    'cant afford, cannot afford, beyond my budget, out of my budget, out of budget, over my budget, burn a hole, way too much, a bit much, so much money, that much money, lot of money, steep, pinches, too high, heavy on, not in my budget, thats a lot, that is a lot',
  howSo:
    'how come, why so much, why that much, why this much, how did you arrive, how did you get, how did you calculate, how was this calculated, how do you get, where does that figure come from, where did that come from, how so, show the math, show me the calculation, break it up, break it down, breakup, breakdown, explain the bill, how is it that much',
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
  forLess:
    'anything cheaper, any cheaper, something cheaper, cheaper than that, less than that, for less, anything lower, something lower, anything smaller',
  whichPays:
    'which is cheaper, which one is cheaper, which works out cheaper, which comes cheaper, which is better for me, which one is better, which costs less, which one should i take, which would you take, so which one, which saves',
  when: 'when, by when, what time, how soon',
  roughly: 'rough, roughly, approx*, ballpark, estimate, figure, idea, range',
  despair:
    'notice if i was gone, notice if i were gone, notice if i died, care if i was gone, care if i died, care if i disappear*, notice if i disappear*, miss me if i, better off without me, better without me, no point in living, point of living, point in living, point of going on, point in going on, cant go on, cannot go on, want it all to end, want everything to end, want it to end, giving up on everything, give up on everything, giving up on life, dont want to wake up, do not want to wake up, dont want to be here anymore, not want to be here anymore, tired of being alive, tired of everything, a burden to everyone, burden on everyone, burden to my family, burden on my family, nothing left to live, no way out for me, dont want to exist, wish i was never born, wish i wasnt here, wish i could disappear, world would be better without me, no reason to go on, cant do this anymore, cant take this anymore, everything is pointless, life has no meaning, life is meaningless, lost all hope, see no future, cant see a future',
  withoutMe: 'without me, if i was gone, if i were gone, if i disappear*, if i died',
  fromTheStart:
    'from the start, from the beginning, all over again, whole story, repeat everything, explain again, explain everything, start over, tell it again',
  yourPeople:
    'someone from your side, somebody from your side, someone from your team, somebody from your team, your people, your person, your executive, someone of yours, one of your team',
  hearIt:
    'hear it myself, hear it first, listen to it, hear the voice, listen to the voice, hear how it sounds, hear it speak, try it myself, hear a sample, how does it sound',
  whatDoYouDo:
    'what do you do, what exactly do you do, what do you people do, what does your company do, what is this all about',
  timesEach: 'two times, three times, four times, 2 times, 3 times, 4 times, twice, thrice',
}
