import type { TopicQuestions } from '../questions.ts'

/** Questions as people put them who tell their case first, write in haste, or ask for one detail. */
export const situations: TopicQuestions = {
  'product.what': [
    '(sum up|summarise|in one line say|in short) (what this company does|your offering|what you people make)',
    '(my boss|my partner|a friend) (asked me to find out|wants to know) what (adya|this) (is|does)',
  ],
  'product.channels': [
    '(apart from|besides|other than) (phone|voice|calls) (where else|what else|which other ways) (can it|does it) (reply|respond|answer)',
    '(phone|calls) (and mail|and chat|, chat, mail) (all handled|everything covered|together) (by one agent|by same bot|in one place)',
  ],
  'product.jobs': [
    '(name|list|which are|tell) the (four|4) (jobs|services|tasks|films) (on|of|in) (the service page|your services|services section)',
    '(what|which) (services|jobs) (do you|does adya) (list|show|offer|perform)',
    '(services page|service section) (shows|has) (what|which jobs|which services)',
  ],
  'product.how': [
    '(phone rings|a customer dials us), (then what|what follows|what does the ai do step by step)',
    '(explain|describe) (the flow|step by step|end to end) (of a call|from ring to finish|from hello to goodbye)',
  ],
  'voice.inbound': [
    '(our|my) (phone|landline|desk phone) (keeps ringing|rings nonstop|goes unanswered) (can it|will it) (pick|attend|lift)',
    '(it|the agent) (lifts|picks) the phone (on which ring|how quickly|at first ring)',
  ],
  'voice.outbound': [
    '(what kind of|which|what type of) (calls|outgoing calls) (will it|does it|can it) (place|dial out|make from our side|initiate)',
    '(besides|apart from|other than) (receiving|attending|picking) (does it|can it|will it) (also dial|also ring out|place calls|call people itself)',
    '(need|want) (someone|something) to (dial|ring) (a list|leads|old customers) (for follow up|for renewals|with reminders)',
  ],
  'voice.knows-caller': [
    '(how does|how will|how can) (it|the agent|your system) (know|tell|figure out|identify) (who rang|whose call it is|which customer it is|who the caller is)',
    '(repeat|regular|old) (customer|caller) (rings|calls again), (will it|does it) (recognise|greet|remember) (him|her|them)',
    'caller id (lookup|match|recognition) (by number|from mobile number)',
  ],
  'voice.no-queue': [
    '(hold music|press 1 press 2|engaged tone) (will customers|do callers) (hear|get|face) (that|it)',
    '(many|ten|twenty) (people|customers) (ring|dial) (together|at one go), (who waits|will anyone wait|does it queue them)',
  ],
  'chat.where': [
    '(where|on which places) (will|does) (the chat|chatbot|chat widget) (sit|appear|live|run)',
    '(put|place|embed) (the chat|your bot) on (my site|our website|our pages)',
  ],
  'chat.letters': [
    '(customers|people) (type|write) (hindi|tamil|telugu|marathi) (in english alphabets|in roman|using english keyboard) (will it understand|ok|readable)',
    '(romanised|roman script|english letters) (typing|input) (understood|supported|works)',
  ],
  'chat.tasks': [
    '(what|which) (jobs|work|things) can the chat (finish|complete|get done) (itself|on its own|inside the conversation)',
    '(change|update) (delivery address|address|slot) (over|through|via|in) (chat|the chat window)',
    '(raise|open|log) a (ticket|complaint) (from|through|in) chat',
  ],
  'chat.files': [
    '(what|which) (file types|formats|kind of files|documents) (can i|may i) (attach|upload|send) (here|in the chat|in this chat)',
    '(max|maximum|biggest|largest) (file size|size of file|attachment size|mb) (allowed|i can send|in chat)',
    '(can i|how to) (upload|attach|share) (a pdf|an image|a screenshot|photo|an excel) (here|in the chat|to you)',
    '(file|attachment) (limit|size limit|too large|not going)',
  ],
  'channels.continue': [
    '(customer|client|somebody) (phoned|called) (earlier|yesterday|in the morning) and (now|later) (writes|chats|mails), (does it remember|start over|must he repeat)',
    '(history|context|conversation) (carries|moves|goes) (from call to chat|across channels|between channels)',
  ],
  'email.what': [
    '(mail|email) (comes|lands|arrives|drops) (into|in) (our inbox|the inbox|support inbox) (what happens|what will it do|how does ai deal with it)',
    '(before|till) (my staff|our team|a person) (opens|reads|sees) (a mail|the email) (what does the ai do|what is done)',
    '(hundreds of|too many|lots of) (mails|emails) (a day|daily|pile up) (can it help|does it manage)',
  ],
  'email.sort': [
    '(into what|in which|what) (categories|folders|buckets|labels) (are mails|does it put mails|do emails go) (sorted|classified|tagged)',
    '(spam|billing|press|complaint) mails (separated|recognised|filtered) (automatically|by itself|by ai)',
  ],
  'email.drafts': [
    '(does it|will it) (send|shoot) (the reply|mail replies|answers) (by itself|without approval|directly) or (my agent|a person|we) (checks|approves|edits)',
    '(reply|response|draft) (is ready|gets written|prepared) (for|before) (my team|the agent) (to review|opens)',
  ],
  'email.mood': [
    '(angry|furious|irritated|unhappy) (customer mail|client writes|mail comes) (is it|does it get|will it be) (handled first|prioritised|moved up|on top)',
    '(does it|can it) (sense|detect|read|feel) (anger|tone|emotion|frustration) in (a mail|emails|messages)',
  ],
  'email.speed': [
    '(how much|by what percent) (quicker|faster|sooner) (are|do) (email|mail) (tickets|queries|issues) (close|get solved|get resolved)',
  ],
  'appointments.what': [
    '(patients|clients|customers) (ring|phone|call) (for|to fix|to get) (a slot|a time|an appointment) (will it|can it) (fix|give|arrange) (it|one)',
    '(how many|which) (slots|times|options) (does it|will it) (offer|read out|suggest|give) (to the caller|at a time|on call)',
    '(reschedule|postpone|shift|prepone|cancel) (a booking|an appointment|the slot) (over|on) (phone|the call)',
    '(does it|will it) (write|put|enter) (the booking|it) (in|into) (google calendar|our calendar|the calendar)',
  ],
  'appointments.double': [
    '(two|2) (patients|people|customers) (in|for|given) (the same|one) (slot|time|room) (can that happen|will it clash|prevented)',
    '(clash|overlap|double booking) (of|in) (slots|doctors|rooms|bookings) (avoided|possible|handled)',
  ],
  'appointments.reminders': [
    '(does it|will it) (remind|call|alert) (people|patients|clients) (a day before|one day prior|before their slot|the previous day)',
    '(somebody cancels|slot becomes free|cancellation happens) (who fills it|does it fill the gap|what about the empty slot)',
  ],
  analytics: [
    '(what|which) (reports|numbers|insights|stats|graphs|charts) (do i|will i|can we) (see|get|view)',
    '(know|find out|learn) (why|when) (people|customers) (ring|call|phone) us (most|usually|each week)',
    '(which plan|what plan) (has|gives|shows) (reports|analytics|call insights)',
  ],
  recording: [
    '(can i|can we) (listen to|hear|play back|replay) (old calls|past calls|the calls later|what was said)',
  ],
  summary: [
    '(after|once) (a call|the call) (is over|ends|finishes) (what is written|what gets noted|do i get a gist|is there a note)',
    '(short|brief) (note|gist|write up|summary) (of|after) (each|every) (call|conversation)',
  ],
  handover: [
    '(caller|customer|guest|patient) (insists on|demands|asks for|wants) (a human|a real person|someone from my staff) (then|will he get one|what then|can he)',
    '(difficult|complicated|sensitive) (call|case|matter) (goes|passed|moved) to (whom|my team|a person) (how|with details)',
    '(does|will) (my|our) (staff|team|agent) (know|see|get) (what was discussed|the story|the background) (when call is passed|on transfer)',
  ],
  honesty: [
    '(will it|does it|could it) (bluff|cook up|make up|fabricate|bullshit|lie about) (answers|things|facts|prices)',
    '(afraid|worried|scared) (it|the ai|the bot) (says|tells|gives) (wrong|false|random) (things|info|answers)',
  ],
  'unknown-answers': [
    '(caller|customer|someone) (asks|puts) (something|a question) (it has no answer for|it never heard|outside its knowledge|tricky) (what happens|what will it say|then)',
    '(stuck|stumped|clueless|no idea) (what does it do then|how does it respond|will it hang up)',
  ],
  'says-ai': [
    '(will|do) (callers|customers|people) (know|be told|find out) (that|) (they talk to|it is) (a machine|a robot|an ai|not a human)',
    '(pretends|pretend|claims) to be (human|a person|a lady) (does it|or tells the truth|or says ai)',
  ],
  accuracy: [
    '(how often|how many times) (does it|will it) (misunderstand|get it wrong|understand correctly)',
    '(percentage|percent|score) (of|for) (understanding|intent|getting it right)',
  ],
  'resolved.tier-one': [
    '(tier 1|tier one|level 1|l1|first level) (issues|tickets|problems) (percent|share|how many) (solved|closed|resolved)',
    '(how many|what share) (of issues|problems) (end|get closed|are finished) (on|in) (the first|one) call',
  ],
  'resolved.routine': [
    '(boring|repeated|same old|repetitive|everyday) (questions|calls|enquiries) (how much|what part|percent) (can go to ai|is automated|taken over)',
  ],
  'resolved.alone': [
    '(self service|self-service|without human) (rate|percentage|share|figure)',
    '(percent|share|how many) (callers|people) (manage|get done|finish) (without|needing no) (a person|staff|an agent)',
  ],
  'handling-time': [
    '(aht|average handling time|handle time|time per call) (drop|reduction|falls|comes down) (by|how much|percent)',
    '(shorter|quicker) calls (by how much|how many percent)',
  ],
  speed: [
    '(how quick|how fast|how soon) (is|are|does) (the response|it reply|replies|answers|the bot respond)',
  ],
  'languages.list': [
    '(how many|what all|which all) (langs|lang|languages|tongues|bhasha) (can|does|will) (it|the bot|ur bot|ai) (talk|speak|know|converse in)',
    '(full|complete) list of (languages|langs)[ please]',
    '(south indian|regional|local|indian) (languages|langs) (you cover|supported|it knows)',
  ],
  'languages.mix': [
    '(caller|customer) (starts|begins) in (one language|tamil|hindi) and (ends|goes|jumps|shifts) (to|in|into) (english|another|hindi) (half way|midway|mid sentence)',
    '(half|part) (hindi|tamil|kannada) (half|part) english (people|customers|speech) (can it cope|will it follow|manage)',
  ],
  availability: [
    '(does it|will it) (sleep|take off|take leave|go on holiday|close at night)',
    '(2 am|3 am|midnight|late night|odd hours|sunday|diwali|bank holiday) (calls|customers|ring) (answered|attended|taken)',
    '(office|shop) (shuts|closes) at (six|seven|eight) (what about calls after that|who picks later)',
  ],
  'integrations.list': [
    '(what|which) (softwares|software|systems|tools|apps|platforms) (can it|does it|will it) (plug into|hook to|connect with|integrate with|talk to|link with)',
    '(list|categories|kinds) of (integrations|connectors|tools it connects)',
    '(integration|connector) (options|list|capabilities)',
  ],
  'integrations.crm': [
    '(log|logged|entered|saved|noted) (in|into|against) (the crm|our crm|customer record)',
    '(our|my) (crm|customer database) (gets updated|is updated|read by it|can be linked)',
  ],
  'integrations.help-desk': [
    '(ticketing|helpdesk|help desk|ticket) (tool|system|software) (opens|closes|tags|linked) (tickets|by it|with adya)',
  ],
  'integrations.shop': [
    '(my|our) (webstore|cart|shop software|ecommerce site|online shop system) (stock|orders) (looked up|read|checked) (live|by it)',
  ],
  'integrations.api': [
    '(home grown|homegrown|in house|self made|custom built|our own) (software|erp|system|program|app) (can it|any way to|how to) (hook|connect|link|tie up|join)',
    '(my developer|our it guy|my nephew|our programmer) (made|wrote|built) (our|the) (software|system|erp) (will it connect|can you link it)',
    '(rest api|http api|webhook|api access) (there|available|do you have)',
  ],
  'setup.how': [
    '(what are|tell) (the steps|steps) (to begin|to go live|to switch on|to onboard)',
    '(i am|we are) (convinced|ready|in), (what next|how do we proceed|what do i do now)',
  ],
  'setup.time': [
    '(how long|how much time|how many days) (till|until|before|to) (first agent|it is running|we go live|it is ready|making the first agent)',
    '(ready|live|up and running) (in|within) (how many minutes|how many days|what time)',
  ],
  'setup.install': [
    '(buy|need|purchase) (any|some|special) (machine|device|server|pbx|epabx|headset|box|hardware)',
    '(download|install|put) (something|software|anything) (on our pc|on my computer|first)',
  ],
  'setup.teach': [
    '(what do i|what must we|what should i) (feed|give|provide|tell) (it|the agent|the ai) (first|to start|so that it answers)',
    '(how will it|how does it) (know|learn) (our|my) (rates|timings|menu|prices|rules)',
  ],
  app: [
    '(is there|do i get) (something|an app) (on|for) (my mobile|my phone|playstore|smartphone)',
    '(manage|see|check) (it|calls) from (mobile|phone|my cell)',
  ],
  dashboard: [
    '(url|link|address|website) (of|for|to) (the dashboard|dashboard|login page|my account)',
    '(where|how) (do i|can i|to) (log in|login|sign in|open the panel)',
  ],
  'sign-up': [
    '(take|want|buy) (the|your) (plan|subscription|pro|base) (today|now|right away) (where do i click|how|whom to tell)',
  ],
  trial: [
    '(try|test|check|use) (before|first then) (buying|paying|deciding)',
    '(free|no cost) (version|period|test|try) (available|there|possible)',
  ],
  'minutes.extra': [
    '(cross|exceed|go past|finish) (my|the|our) (quota|allowance|free limit|150|500) (then what rate|per minute how much|what is charged)',
    '(rate|price|charge) (for|of) (each|one|every) (additional|further|extra) minute',
    '(is the|the) (extra|additional) (rate|minute price) (same|equal) (in|on|for) (both|all) plans',
  ],
  'plan.former-price': [
    '(9999|ten thousand) (is cut|crossed|striked|struck off) (why|what is it|on your page)',
    '(what was|tell) the (old|earlier|original|previous) (price|rate) (of|for) pro',
  ],
  'plan.period': [
    '(pay|billing|charged) (monthly|every month|per month or year|weekly or monthly)',
  ],
  'seat-fees': [
    '(charge|fee|pay) (per|for each|for every) (user|login|employee|team member|staff)',
    '(ten|5|20) (of us|staff|people in office) (will use it|need login) (extra money|any fee|more charge)',
  ],
  calculator: [
    '(tool|slider|page|place) (to|where i can) (estimate|calculate|work out|check) (my|our) (monthly cost|bill|expense)',
  ],
  'calculator.share': [
    '(share|send|forward|show) (the|my) (calculation|calculator result|estimate|sum) (to|with) (my boss|my colleague|my partner|accounts)',
    '(calculator|estimate) (link|url) (copy|send|share)',
  ],
  advice: [
    '(send|give) you (our|my) (call data|call numbers|call log|a week of calls) (and you suggest|to pick a plan|for advice)',
  ],
  'agent.cost': [
    '(receptionist|telecaller|staff|employee|executive) (salary|cost|per month) (versus|compared to|against) (this|ai|adya)',
    '(what|how much) (figure|amount) do you (take|assume|use|quote) (for|as) (one|a) (human|person|agent|staff)',
  ],
  'agent.replace': [
    '(fire|sack|remove|let go) (my|our) (staff|receptionist|girls|team) (should i|must we|because of this)',
    '(will my|do my) (people|staff|employees) (lose jobs|become useless|still be needed)',
  ],
  savings: [
    '(by how much|what percent|how far) (do|will|can) (support|our) (costs|expenses) (fall|drop|go down|come down)',
  ],
  'savings.service': [
    '(83|eighty three) percent (of what|means what|reduction in what|is for)',
    '(cost of service) (reduction|drop|falls|goes down) (figure|percent|how much|by)',
  ],
  'savings.half': [
    '(lower|reduced) support cost (figure|percent|by how much) (on the|in the) (home|front) page',
  ],
  traditional: [
    '(call centre|old way|traditional way|manual way) (vs|versus|compared with|against) (your way|adya|ai)',
  ],
  'plans.break-even': [
    '(at what point|from how many minutes|after how many minutes|when) (does|is|will) pro (become|get|be|work out) (cheaper|better value|more economical) (than base|)',
    '(break even|breakeven|crossover|tipping point) (between|of) (base and pro|the two plans|both plans)',
    '(up to|till|until) how many minutes (is|does) base (the cheaper|cheaper|make sense|stay cheaper)',
    '(how much|how many minutes) (must|should|do) (i|we) (talk|use) (before|so that) pro (pays off|is worth it|makes sense)',
  ],
  'plan.audience': [
    '(who|whom|what sort of business) (is|are) (base|pro|enterprise) (meant for|made for|for)',
  ],
  'industries.list': [
    '(which|what) (kind of|type of|sort of) (businesses|shops|firms|companies) (did you|do you) (make|build|design) (this|it) for',
    '(sectors|industries|verticals|fields|domains) (covered|you serve|you work in)',
  ],
  'health.advice': [
    '(patient|caller) (asks|wants to know) (which tablet|dosage|about symptoms|what medicine) (will it|does the bot) (answer|advise|tell)',
  ],
  'health.emergency': [
    '(chest pain|bleeding|accident|fainted) (caller|patient|person) (rings|on the line|calls the clinic), what (does it do|will the ai do|happens)',
  ],
  'health.data': [
    '(patient|medical|health) (details|records|information) (safe|private|stored|deleted|kept where)',
    'dpdp (act|law|rules) (followed|compliance|for patient data)',
  ],
  'health.reports': [
    '(lab|blood|sugar|test|x ray) (report|result|results|values) (told|read out|given|shared) (on phone|to patient|by the bot|over call)',
    '(what|how much) (will it|does it) (say|tell) about (a report|reports|the lab report) (ready|status)',
  ],
  'health.no-shows': [
    '(patients|people) (do not turn up|dont come|fail to come|miss their slot|absent) (what do you do|any help|how does it reduce)',
  ],
  'health.sum': [
    '(your|the) (clinic|small clinic|healthcare) (example|illustration|sum|calculation) (comes to|how much|cost|total|minutes)',
    '(no show|no-show) saved (a day|daily) (how much money|rupees back|brings back)',
  ],
  'store.cod': [
    '(cash on delivery|cod) (orders|parcels) (verified|checked|confirmed|validated) (before shipping|before sending|on phone)',
    '(how long|how many seconds|length) (is|of|does) (a|the) (cod|cash on delivery|verification) (call|check) (take|last)',
    '(fake|false|bogus|prank) (cod|orders) (reduce|stop|avoid|filter)',
  ],
  'store.parcel': [
    '(where is my order|where is my parcel|tracking) (calls|questions|queries) (from buyers|eat our time) (can it|does it) (answer|handle|take)',
  ],
  'store.returns': [
    '(how is|how does|explain how) (a return|an exchange|return request) (taken|handled|processed|logged) (by it|for a shop|by the agent)',
    '(buyer|customer) wants to (return|exchange|send back) (a product|shoes|a kurta|something) (what will it ask|what happens)',
  ],
  'store.sale': [
    '(big billion|diwali sale|flash sale|sale day|festive rush) (thousands of calls|heavy calls|phones explode) (can it cope|will it manage|what happens)',
  ],
  'store.promises': [
    '(can it|will it|does it) (give|offer|promise|agree to) (a discount|free delivery|something we do not offer|extra refund) (on its own|by itself)',
  ],
  'store.sum': [
    '(thousand|1000) (cod|cash on delivery) (checks|calls|orders) (example|in your example|how many minutes|cost)',
    '(returned parcel|return) (costs|cost) (both ways|how much) (in the example|on your page)',
  ],
  delivery: [
    '(nobody|no one) (was home|at home|received) (the courier|parcel|delivery) (what does it do|then|call again)',
    '(parcel|delivery|shipment) (is late|delayed|will be late) (does it inform|will it call|tells the buyer)',
  ],
  'travel.rooms': [
    '(guest|tourist|traveller) (asks for|wants|needs) a room (will it|can it) (quote|hold|check|block) (tariff|availability|it)',
  ],
  'travel.tables': [
    '(restaurant|cafe|diner) (table|seat|reservation) (booking|bookings|reserved|taken) (by phone|at night|by it)',
    '(people|guests) (book|reserve) (a table|tables) and (do not show|dont show up|never come) (what do you do|any solution)',
  ],
  'travel.changes': [
    '(flight|train) (is late|delayed|cancelled|rescheduled) (and|so) (hotel|cab|pick up|pickup) (must change|is booked|needs shifting) (what will it do|who handles)',
    '(change|shift|move) (the whole|entire|full) (trip|tour|itinerary|plan)',
  ],
  'travel.arrival': [
    '(before|prior to) (guest comes|check in|arrival) (does it|will it) (call|phone|ask) (about id|arrival time|the pickup|them)',
  ],
  'travel.overbooking': [
    '(sell|give|book) (a room|rooms|tables) (that is|which are) (not free|already taken|full) (by mistake|can it)',
  ],
  'travel.groups': [
    '(wedding|marriage|group|bulk|corporate) (enquiry|booking|block|party) (of rooms|of forty rooms|comes|at night) (who handles|does ai take|goes to whom)',
    '(guest|hotel) (complaints|complaint|problems) (who handles|go to whom|taken by|sent to)',
  ],
  'travel.cancellations': [
    '(guest|customer) (cancels|wants to cancel) (the charge|how much cut|is the fee) (told first|stated|said before)',
    '(cancellation|cancel) (rules|charges|fee) (explained|followed|applied|recorded)',
  ],
  'travel.sum': [
    '(thirty|30) room (hotel|property) (example|sum|calculation|how many minutes|cost|bookings)',
  ],
  'finance.reminders': [
    '(how many days|how long) before (the emi|due date|instalment) (does it|will it) (call|remind|ring)',
    '(promise|promised) to pay (noted|recorded|written down)',
  ],
  'finance.mandates': [
    '(nach|ecs|mandate|auto debit|cheque) (returned|bounced|failed|bounce) (follow up|what does it do|calls)',
  ],
  'finance.documents': [
    '(kyc|papers|documents|pan copy|bank statement) (missing|pending|incomplete) (chase|follow up|collect|upload link)',
  ],
  'finance.hours': [
    '(calls|dialling|campaign) (only in|within|outside) (permitted|allowed|legal) (hours|time|window) (ensured|followed|set by us)',
    '(opted out|opt out|dnd|said do not call) (people|number|borrower) (called again|can campaign call|overridden|respected)',
  ],
  'finance.identity': [
    '(wife|husband|brother|someone else|neighbour|wrong person) (picks|lifts|answers) (the phone|the call) (will loan details be told|is the loan disclosed|what will it say)',
    '(verify|check|confirm) (identity|who is on the line|it is the borrower) before (talking|telling|speaking) (of|about) (the loan|dues)',
  ],
  'finance.audit': [
    '(auditor|rbi inspection|compliance team|audit) (wants|needs|asks for|requires) (proof|records|recordings|evidence) (of calls|of each call|export)',
    '(what is|what gets) (kept|stored|saved) (with|for) each call (for audit|as proof|as evidence)',
  ],
  'finance.sum': [
    '(lender|loan|emi|reminder) example (minutes|cost|total|how much per reminder|rupees each)',
    '(600|six hundred) borrowers (twice|example|how many minutes)',
  ],
  'demo.how': [
    '(how|where) (do i|can i|to) (get|request|book|order) (that|the|a) (test call|demo call|trial call|sample call)',
    '(hear|listen to) (it|the voice|your ai) (live|on my phone|once) (how|where)',
    '(i would like|i want|let me) (to|) (first|actually|just) (hear|listen to) (how it speaks|how the ai talks|it speak|a sample|the agent talk) (before deciding|before i buy|once|)',
  ],
  'demo.length': [
    '(how long|how many minutes|duration|length) (is|does|of|will) (the|that|your) (test call|demo|demo call|trial call|free call) (last|take|be|go on)',
  ],
  'demo.hours': [
    '(gave|put|entered|left) my number (at night|late|at 11 pm|after ten) for (the demo|the test call) (when will it ring|when do i get it|when will you call)',
    '(what time|which hours|timings|till when) (do|are|can) (test calls|demo calls|the demo) (go out|made|come|be taken)',
  ],
  'demo.stop': [
    '(never|dont|do not) (call|ring|phone) me (again|ever|any more) (how|after demo|what should i say)',
  ],
  'demo.data': [
    '(what|which) (things|details|data) (is|are|do you|get) (stored|saved|kept|keep) (when i|if i|after i) (ask for|take|request) (a demo|the demo call|a test call)',
  ],
  'demo.tried': [
    '(how many|no of|number of) (people|ppl|businesses|persons) (tried|took|used|tested) (the demo|it|the test call) (this month|so far)',
  ],
  'contact.how': [
    '(how|where) (do i|can we|to) (reach|contact|message|write to) (you|your team|adya|somebody there)',
  ],
  'contact.email': [
    '(your|support|official|company|helpdesk) (mail id|email id|mail|email address|gmail) (please|pls|batao|what is it|?)',
    '(whom|where|to which id) (do i|should i|can i) (mail|email|write|send the mail)',
    '(give|share|send|need) (me|) (the|your|ur) (mail id|email id|email)',
  ],
  'contact.form': [
    '(what|which) (fields|details|things) (does|are in|must i fill in) (the|your) (contact form|enquiry form)',
    '(is|are) (company name|business name|phone number|message) (compulsory|mandatory|required|optional) (in|for) (the form|contact form)',
  ],
  'contact.reply-time': [
    '(when|how soon|by when) (will|do) (they|you|your team|someone) (get back|revert|call back|respond|contact me)',
    '(turnaround|response time|revert time) (for|on|of) (an enquiry|enquiries|the form)',
  ],
  'contact.social': [
    '(insta|instagram|linkedin|facebook|twitter|x) (page|handle|profile|id|link)[ of adya| please]',
  ],
  'company.about': ['(who|which company|what firm) (is|are) behind (adya|this|it)'],
  'company.founders': [
    '(tell|say) (something|more) about (the founders|founding team|people behind)',
    '(who|what do) (the founders|founding team|your team) (do|work on|look after)',
  ],
  'company.card': [
    '(founder|founders|ceo|owner) (email|mail id|mail|contact|number|designation|title|post)',
    '(save|download|scan) (your|the) (card|visiting card|contact|vcard|qr)',
    '(designation|title|position) of (the|your) (founder|owner)',
  ],
  'company.aims': [
    '(mission|vision|goal|purpose|aim|values) (of|behind) (the company|adya|your team)',
  ],
  rivals: [
    '(bland|vapi|retell|exotel|other bots) (or|vs|versus) (adya|you) (which is better|honestly|compare)',
    '(when|where) is (bland|another tool|a competitor) (the better|a better) (choice|pick|option)',
  ],
  'privacy.stored': [
    '(what|which) (of my|personal|information about me) (data|details|info|things) (does this site|do you) (store|save|collect|hold)',
  ],
  'privacy.chat-kept': [
    '(this chat|my chat|chat history|our conversation) (expires|is deleted|gets wiped|saved) (when|after how many days|for how long)',
  ],
  'privacy.calls-kept': [
    '(recording|transcript|words|data) of (the|my) (demo|test|trial) call (wiped|erased|deleted|kept|saved) (when|how long|for how many days|until)',
    '(for how long|how many days) (do you|will you) (keep|hold|save) (the|my) (demo call|test call|demo calls)',
  ],
  'privacy.enquiries-kept': [
    '(after i|once i|when i) (submit|send|fill) (the form|contact form|an enquiry) (how long|till when|for how many days) (do you|will you|are my) (keep|hold|details kept)',
    '(enquiry|enquiries|form) (data|details) (retention|kept|stored|deleted) (period|how long|for a year|after)',
  ],
  'privacy.link': [
    '(link|url) in (the|your) (receipt|confirmation|acknowledgement) mail (valid|works|expires) (for how long|how many days|when)',
    '(lost|deleted|cannot find|misplaced) (the|your) (mail|email) (with|having|that had) (the link|my link|my data link) (resend|send again|what now|how to get)',
    '(can i|how do i|where can i) (see|view|check|look at) (everything|all|what) (you have|you hold|is stored|is kept) (on me|about me|of mine) (myself|)',
  ],
  'privacy.delete': [
    '(wipe|erase|remove|forget) (me|my number|my details|everything you have) (from your system|completely|please)',
  ],
  'privacy.sharing': [
    '(who else|which third party|which companies) (sees|gets|receives) (my|our) (data|details|info)',
  ],
  'unstated.customer-count': [
    '(name|tell|list) (some|a few|your) (clients|customers|paying customers|big customers)',
    '(how many|total) (customers|clients|companies|users) (do you have|have you got|use you|so far)',
  ],
  'unstated.jobs': [
    '(i want|want|looking) to (join|work at|apply to) (you|adya|your company)',
    '(salary|package|stipend) (for|of) (engineers|freshers|interns|developers) (at adya|in your company|you give)',
  ],
  'unstated.partners': ['(commission|margin|cut) (for|to) (resellers|agencies|agents|partners)'],
  'unstated.finances': [
    '(how many|total) (employees|people|staff) (work|are there) (at adya|in your company|in your team)',
  ],
  'unstated.security': [
    '(which|what|in which) (data centre|data center|server|cloud|city|country) (is|are) (our|my) (data|calls) (kept|hosted|stored)',
  ],
  'unstated.technology': [
    '(which|what) (llm|model|gpt|gemini|engine) (runs|is used|are you using|underneath|inside)',
  ],
  'unstated.voice-kind': [
    '(male|female|lady|gents|sweet|natural) voice (can i choose|option|available|select)',
  ],
}
