import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'minute, minutes, min, mins, minits, minuts, minit, mts, talktime',
  hours: 'hour, hours, hr, hrs, h',
  seconds: 'second, seconds, sec, secs',
  calls:
    'call, calls, phone call, phone calls, conversations, enquiries, inquiries, enquiry, inquiry',
  people:
    'people, customers, customer, callers, caller, persons, patients, patient, leads, clients, guests, borrowers, buyers, students, members, subscribers, tenants, orders, order, reminders, reminder, bookings, booking, appointments, confirmations, deliveries, parcels, follow-ups, followups, visits, checks, dealer, dealers, distributor, distributors, retailers, retailer, farmers, parents, voters, policyholders, shopkeepers',
  agents:
    'agents, agent, staff, telecaller, telecallers, employee, employees, executive, executives, receptionist, receptionists, operators',
  times: 'times, twice, thrice',
  places:
    'shop, shops, store, stores, branch, branches, outlet, outlets, clinic, clinics, office, offices, location, locations, centre, centres, center, centers, showroom, showrooms, restaurant, restaurants, hotel, hotels',
  lines: 'line, lines, channels, channel',
  rupees: 'rupee, rupees, rs, inr, ₹, bucks, rupaye',
  days: 'day, days, working days, business days, working day',
  weeks: 'week, weeks',
  months: 'month, months, mths, mth, mnth, mnths',
  years: 'year, years, yrs, yr',
  daily:
    'day, daily, a day, one day, per day, each day, every day, everyday, in a day, a working day, per working day, every working day, each working day, on each working day, on each day, on every day, a weekday, each weekday, every weekday, per weekday, a business day, each business day, every business day, per business day, throughout the day, over the day, in the day',
  weekly: 'week, weekly, a week, one week, per week, each week, every week, in a week',
  monthly:
    'month, monthly, a month, one month, per month, each month, every month, in a month, this month, next month',
  yearly:
    'year, yearly, a year, one year, per year, each year, every year, annual, annually, per annum',
  each: 'each, each one, every one, everyone, every clinic, every shop, every store, every branch, every outlet, every office, every hotel, every restaurant, per order, per reminder, per booking, per patient, per customer, per person, a call, one call, per call, each call, every call, average, avg, on average, apiece, long, a piece, call length, call duration',
  atOnce:
    'at once, at the same time, same time, same moment, simultaneous, simultaneously, concurrent, concurrently, together, parallel, in parallel, at a time, at one time, in one go, concurrency',
  extra: 'extra, additional, overage, surplus, excess',
  beyond:
    'above quota, over my free, beyond my free, above my free, past my free, over our free, beyond our free, over my quota, over my plan, over my minutes, over quota, beyond quota, past quota, overshoot by, overshoot, exceed by, exceed it by, overuse, over by, in excess, more than free, over the limit, above the limit, beyond the limit, past the limit, over my limit, over limit, beyond limit, over the free, beyond the free, above the free, past the free, after the free, on top of the free, over and above, over the quota, beyond the quota, over the allowance, beyond the allowance, over the included, beyond the included, above the included, over the plan, beyond the plan, above the plan, over what is free, beyond what is free, over the cap, outside the free, more than the free, more than the limit',
  limits: 'limit, quota, allowance, cap',
  more: 'over, above, beyond, more, past',
  included: 'free, included, inclusive, complimentary',
  about:
    'about, around, roughly, approx, approximately, nearly, almost, say, some, odd, ish, plus, at least, more than, less than, up to, upto, max, maximum, minimum, over, under, circa',
  percent: 'percent, per cent, pct',
  clock: "am, pm, o'clock, oclock",
  fillers:
    'a, an, of, the, my, our, more, whole, full, total, talk, voice, calling, phone, outbound, inbound, incoming, outgoing, monthly, daily, worth, long, free, such, cod, new, similar, short, confirmation, support, sales, service',
  lists: 'or, and',
  per: 'per',
  bills: 'bill, cost, price, charge, charges, fee, total, payment, subscription, plan, contract',
  ranks: 'tier, level, version, phase, step, stage, number, no, plan no, option, question, point',
  sorry:
    'sorry, sory, soryy, oops, correction, actually, rather, wait, i mean, i meant, make that, my mistake, my bad, scratch that, apologies, hold on, pardon, by mistake, typed wrong, wrote wrong, wrong number',
  notThat: '',
  notOrElse: 'not',
}
