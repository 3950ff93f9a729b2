import type { TopicQuestions } from '../questions.ts'

/** Questions that are filed under their topic itself, not under a family. */
export const topicQuestions: TopicQuestions = {
  'product.what': [
    '(so|ok|please|can you) (explain|describe|introduce) (what this is|the product|your product|this tool|what you sell)',
    'what (is this|is this website about|do you sell|kind of product is this|is your product)',
    '(give me|i want) (an overview|a quick overview|a short introduction) of (the product|your service|this)',
    '(never heard of you|new here|just landed here), what (is it|do you offer|is this about)',
  ],
  'product.channels': [
    '(does it|can it|will it) (handle|cover|manage) (calls, chat and email|email too|chat too|both calls and chat|everything or just calls)',
    '(is it|are you) (only for|just for|limited to) (voice|phone|telephone calls|calls) or (chat and mail|email|text) (also|too|as well)',
    '(through|on|by) (which|what) (channels|mediums|modes) (can customers reach it|does it work|does it answer)',
    '(email|mail|chat) (also|as well|too) or (just|only) (phone|calls|voice)',
  ],
  'product.how': [
    'what (happens|takes place) (when|after) (somebody|a customer|someone|a client) (calls|rings|phones|writes)',
    '(take|walk) me through (a call|a typical call|the whole process|how a call goes)',
    '(how does|how will) (the agent|the bot|it) (actually work|function|go about a call|process a request)',
    'what goes on (during|behind|in) (a call|the scenes|a conversation)',
  ],
  'product.why': [
    '(why|how come) (would|should|must) (i|we|a small shop|anybody) (choose|use|take|go with|bother with) (you|this|it)',
    'what (benefits|advantages|good) (do i|will i|does it|does this) (get|see|bring|have)',
    '(what makes|how are) you (special|different|unique|worth it)',
    '(give me|tell me) (one good reason|the main benefits|the advantages)',
  ],
  'voice.inbound': [
    '(will|does|can) (it|the agent|the bot) (pick|attend|answer|take) (every call|all my calls|each incoming call|calls from customers|the calls that we miss)',
    '(who|what) (answers|attends|picks up) (when|if) (we are busy|the line rings|customers ring us)',
    '(on which|after how many) (ring|rings) does it (answer|pick up)',
    '(stop|no more) (losing|missing) calls',
  ],
  'voice.outbound': [
    '(will|can|does) (it|the agent|the bot) (phone|ring|dial|call) (people|my customers|our clients|patients|borrowers|a list of people|leads) (for reminders|by itself|on its own|to follow up|about their dues|to confirm|from our side)',
    '(do you|can you) (do|run|make) (calling campaigns|follow up calls|reminder calls|outgoing calls|sales calls)',
    '(call|ring|phone) (them|customers|people) (for|about|to remind of) (payment|dues|renewal|feedback|appointment)',
  ],
  'voice.knows-caller': [
    'how does (it|the agent|the bot) (know|find out|see) who (calls|is calling|rings)',

    '(will|does|can) it (know|recognise|remember|identify) (who is calling|old customers|a returning customer|the caller|regular customers|my customers by number)',
    '(greet|address|welcome) (callers|people|customers) by (their|) name',
    'does it (see|check|pull) (the customer history|past orders|who the number belongs to)',
  ],
  'voice.no-queue': [
    '(will|do|must|should) (callers|customers|people|they) (have to wait|wait in line|be put on hold|hear music|hold|wait long)',
    '(how long|how much time) (do callers|must people|will customers) (wait|hold|stay on the line)',
    '(is there|will there be) (a queue|a waiting line|any waiting|hold music|an engaged tone)',
    '(line|phone) (is|will be|remains) (busy|engaged) (when many call|or not|sometimes)',
  ],
  'chat.what': [
    '(do you|is there|have you got) (chat|a chat widget|text chat|live chat|website chat)[ support| too|]',
    'what (does|can) the chat (do|part do)',
  ],
  'chat.share': [
    '(what share|how much|what percentage|how many) of (common|usual|typical) (questions|inquiries|queries) (does|can) (the chat|chat|your chatbot) (answer|handle|take)',
  ],
  'chat.speed': [
    '(how much|by how much|how many percent) (faster|quicker) (is|are) (the chat|chat|chat answers|the chatbot)',
    'chat (reply|response) (speed|time)',
  ],
  'chat.where': [
    '(where|on which pages|in which places) (will|does|can) (the chat|the chatbot|it) (show|appear|run|be available)',
    'can (i|we) (put|embed|add) (the chat|it) on (our website|my site|the web page)',
  ],
  'chat.letters': [
    '(can|may) (people|customers|users|they) (type|write|text) (in hindi with english letters|hindi in roman script|in their own script|in native script|hinglish|in roman letters)',
    'does the chat (understand|read) (hinglish|roman hindi|romanised text|hindi typed in english)',
  ],
  'chat.tasks': [
    '(can|does|will) the (chat|chatbot|chat agent) (change an address|send a receipt|move a booking|raise a ticket|do small jobs|complete tasks|reschedule) [by itself|inside the chat|]',
    '(does|can) the chat only (talk|answer) or (also do things|get work done|complete tasks)',
  ],
  'channels.continue': [
    '(if|when) (a customer|someone|a person) (calls first|phones|rings in the morning) and (then chats|writes later|chats in the evening|later uses chat) (must they|do they|will they) (repeat everything|start over|explain again|tell the story again)',
    '(is|does) the (conversation|history|context) (shared|kept|carried) (between|across|from) (call and chat|channels|phone to chat)',
  ],
  'email.what': [
    '(can|does|will) (it|adya|the ai) (handle|answer|take care of|manage) (our|support|customer|incoming|) (emails|mails|inbox|mailbox)',
  ],
  'email.sort': [
    '(how|does it) (are|) (incoming|) (mails|emails|messages) (sorted|classified|categorised|tagged|grouped|organised)[ by type|]',
    'into (what|which) (categories|groups|kinds) (are|do) (emails|mails) (sorted|go)',
    'can it (separate|filter|detect) (spam|complaints|press mails) (from|in) (the inbox|other mails)',
  ],
  'email.drafts': [
    '(does|will|must|can) (a human|a person|my staff|someone|our agent) (check|approve|read|review|edit) (the email|the reply|the draft|mails) before (it is sent|it goes|sending|it goes out)',
    '(does it|will it) (send|mail) (replies|answers|emails) (by itself|automatically|without asking|on its own)',
    'who (sends|writes|approves) the (email|reply|mail)',
  ],
  'email.mood': [
    '(are|will|does it put) (angry|upset|urgent|unhappy|irritated) (mails|emails|customers|people) (answered first|on top|first|ahead|given priority)',
    '(can|does) it (sense|detect|read|notice) (anger|the mood|the tone|sentiment|that a customer is upset)',
  ],
  'email.speed': [
    '(how much|by what percent) (faster|quicker|sooner) (are|do) (tickets|email tickets|mails) (get|) (closed|resolved|solved|answered)',
  ],
  'appointments.what': [
    '(can|does|will) (it|the agent) (book|fix|schedule|move|cancel|reschedule|change) (a slot|an appointment|a booking|meetings|visits|a consultation|my patients)[ on the phone| over the call|]',
    '(how does|how will) (booking|scheduling|the appointment part) work',
    'does it (write into|update|fill) (my|our|the) calendar',
  ],
  'appointments.double': [
    '(can|could|will|might) (two people|two patients|two customers|the same slot|a doctor|a room) (get|be|end up with|be given) (the same slot|booked twice|double booked|the same time)',
    '(does it|how do you) (avoid|prevent|stop) (double booking|clashes|two bookings at the same time)',
  ],
  'appointments.reminders': [
    '(does|will|can) it (remind|call|ring|alert) (patients|people|customers|guests) (a day before|the day before|before the appointment|about their slot|about the appointment)',
    'what (happens|does it do) (if|when) (someone|a patient) cancels (an appointment|a slot|at the last minute)',
    '(confirm|reconfirm) (appointments|bookings) (a day earlier|the previous day|beforehand)',
  ],
  analytics: [
    'what (can i|do i|will i) (see|learn|find out|get) about (my|the|our) calls',
    '(show|give) me (statistics|figures|numbers|insights) (on|about) (calls|callers|why people call)',
    '(any|is there a) (report|mis|statistics page|call report)',
  ],
  recording: [
    'do you (keep|have|make) (recordings|call recordings) (of the calls|)',
    '(are|is) (every call|our calls|the calls) (recorded|taped)',

    '(can|may) (i|we) (hear|listen to|replay|play) (old calls|past calls|the calls again|what was said|conversations)[ later|]',
    '(are|is) (the|our|all) (calls|conversations) (saved|taped|recorded|kept as audio)',
  ],
  summary: [
    '(do|will|can) (i|we) (get|receive|see) (a note|a short note|notes|a gist|key points|a recap|a written summary) (after|of|for) (each|every|the) call',
    '(is|are) (the call|calls|each call) (summarised|noted down|written down)[ for me|]',
    '(transcript|written text) of (the call|calls|each conversation)',
  ],
  handover: [
    'what if (a caller|somebody|someone|the customer) (rings and|calls and|just) (wants|insists on|asks for) (the receptionist|our staff|a human|a real person)[, not a bot]',
    '(callers|old people|customers) who (refuse|hate|dislike) (bots|machines|robots)[, what then]',

    '(what if|suppose) (a caller|the customer|somebody) (wants|insists on|asks for|demands) (a human|a person|our staff|talking to someone)',
    '(can|does|will) (the call|it|a caller|a difficult call) (be passed|be transferred|go|be handed) to (my team|a human|our staff|a colleague|a person)',
    '(when|how) does it (hand over|escalate|pass the call|transfer)[ to a human| to my team|]',
    'what does my (team|staff) (get|see|know) when a call is (passed on|transferred|handed over)',
  ],
  honesty: [
    '(does|will|can) it (make things up|invent facts|guess|lie to customers|cook up answers|say wrong things|bluff|hallucinate)',
    '(how do i know|can i be sure) it (does not|will not|wont) (lie|invent|make up answers|mislead)',
    '(fear|worry|risk) of (wrong|made up|false|invented) (answers|information)',
  ],
  'unknown-answers': [
    'what (does it do|happens|will it say) (if|when) it (has no answer|does not know|doesnt have the answer|cannot answer|is stuck|is asked something new)',
    '(a question|something) (it does not know|outside its knowledge|too difficult|it cannot handle)[ what then|]',
    '(how does it|does it) (react|behave|respond) to (unknown|hard|difficult|strange) questions',
  ],
  'says-ai': [
    '(does|will) it (tell|inform|let) (callers|customers|people) (know|) that (it is|they talk to) (an ai|a machine|a bot|not human)',
    '(do|will) (callers|my customers|people) (know|realise|notice|find out) (it is ai|that its a bot|they are talking to a machine|its not a person)',
    '(does it|will it) (pretend|act|claim) to be (human|a person)',
  ],
  accuracy: [
    '(how|) (well|good|correctly|often right) (does it|is it at) (understand|understanding|get|catching) (people|callers|what people want|the intent|requests)',
    '(what is|tell me) the (accuracy|error rate|success rate|precision)',
    '(does|will|can) it (understand|follow|catch) (accents|people in noise|village callers|bad lines|unclear speech)',
  ],
  'resolved.tier-one': [
    '(how many|what share|what percent|how much) of (tier 1|tier one|level 1|l1|first level) (issues|tickets|problems|calls) (does it|are) (solve|resolve|resolved|closed)[ alone| on the first call|]',
    '(first call|one call) resolution',
  ],
  'resolved.routine': [
    '(how much|what part|what share|what percent) of (our|the|routine|repetitive|everyday) (calls|questions|inquiries|work) (can be|is|gets|will be) (automated|done by it|handled automatically|taken over)',
    '(percent|percentage) of (calls|queries) (automated|resolved instantly|solved at once)',
  ],
  'resolved.alone': [
    'what (does|is) (the|) (95|full|) (percent|%|) (self service|self-service) (rate|mean|figure)',
    '(how many|what share of) callers (need no person|never need a human|serve themselves|get it done alone)',
  ],
  'handling-time': [
    '(how much|by how much) (does|will) (average handling time|handling time|aht|the time per call) (fall|drop|go down|reduce|shrink)',
    'what is the (99 percent|99%) (about|figure|reduction)',
  ],
  speed: [
    'how (quickly|fast|soon) does (it|the agent|the bot) (respond|pick up|reply) to a caller',

    '(how|) (fast|quickly|soon) (does|will) it (answer|respond|reply|pick up)',
    '(is there|any) (delay|lag|latency) (on|in|during) (calls|the conversation|replies)',
  ],
  'languages.list': [
    '(name|list|tell me) (all|) the languages',
    '(which|what|how many) (indian|regional|local|) languages (do you|does it|are) (cover|know|speak|there|supported)',
    '(is|are) (only|just) (hindi and english|english) (supported|there)',
  ],
  'languages.one': [
    '(my|our|most) (customers|patients|callers|clients) (speak|are|talk only|know only) <language>[ speakers| only|, ok| will that work|]',
    '(is|are|will) <language> (available|there|supported|possible|ok|fine)',

    '(urdu|french|assamese|nepali|arabic|konkani|spanish|bhojpuri) (speaking|customers|support|callers)',
  ],
  'languages.mix': [
    '(what if|suppose) (the customer|someone|a caller) (jumps|switches|changes|goes) (between|from) (<language> and english|<language> to <language>|two languages|languages in the middle)',
    '(can|does) it (follow|cope with|understand) (hinglish|mixed language|a mix of languages|two languages in one sentence|people who mix languages)',
  ],
  availability: [
    '(is|will) (someone|it|the line|anybody) (there|available|awake|open|reachable) (at 2 am|on sunday|at midnight|after office hours|on holidays|in the night|at lunch)',
    '(does it|will it) (sleep|take a break|take leave|take holidays|rest)',
    '(what are|tell me) the (working hours|hours of operation|timings) (of the agent|of the bot|)',
  ],
  'integrations.list': [
    '(what|which) (tools|software|apps|systems) (can it|does it|will it) (plug into|connect to|talk to|integrate with|work with)',
    '(list|types|kinds) of integrations',
    '(can it|does it) (fetch|pull|read|write) (data|information) (from|to|into) (our|other) (systems|tools)',
  ],
  'integrations.crm': [
    'what does it (write|put|note|log|save|enter) (in|into|to) (the|our) crm',
    'what does it (read|take|fetch) from (the|our) crm',

    '(we use|we have|we are on) (salesforce|zoho|hubspot|a crm|our own crm), (will it work|is that ok|does it connect|can it log calls)',
    '(log|save|push|update) (calls|leads|notes) (in|into|to) (our|the|my) crm',
  ],
  'integrations.help-desk': [
    '(can|does) it (open|create|close|tag|update) tickets (in freshdesk|in zendesk|in our help desk|in the ticketing tool)',
    '(works|compatible) with (freshdesk|zendesk|jira|our ticket system|help desk software)',
  ],
  'integrations.knowledge': [
    '(can|does|will) it (answer|quote|learn|take answers) from (our faq|our knowledge base|our documents|our own pages|our manuals|our website)',
  ],
  'integrations.shop': [
    '(can|does) it (see|check|look up|read) (orders|stock|returns) (in|from|on) (shopify|woocommerce|our online store|my e-commerce platform|magento)',
  ],
  'integrations.messaging': [
    '(can|does|will) it (reply|answer|chat|work|talk to customers) (on|in|over|through) (whatsapp|telegram|messaging apps|messenger|instagram dm)',
  ],
  'integrations.api': [
    '(we have|we built|we use) (a custom erp|our own software|an in house system|our own program|tally|a home grown system), (can it connect|possible to hook up|will it work|can you link it)',
    '(is there|do you have|give me) (an api|api access|webhooks|api docs)',
  ],
  'setup.how': [
    '(what|which) (are the|) (steps|things to do) to (begin|start|get going|go live)',
    '(how|where) (do i|do we|can we) (begin|start|get started|create an agent|build an agent|set it up)',
    '(i am|we are) (ready|interested), (what next|how do we start|what is the first step)',
  ],
  'setup.time': [
    '(how|) (quickly|soon|fast|long) (can i|can we|does it take to|will it take to) (be live|go live|start|be up and running|set it up|build the agent|get going)',
    '(how many|number of) (days|hours|weeks|minutes) (to|for) (set up|setup|implement|deploy|go live)',
  ],
  'setup.install': [
    '(do i|do we|must i|should we) (have to|need to|) (buy|install|download|get|purchase) (any equipment|hardware|anything|a device|software|special phones|a machine)',
    '(what|which) (hardware|equipment|device|computer) (is needed|do i need|is required)',
  ],
  'setup.teach': [
    '(how|from where) (does|will) it (learn|know|get to know) (about my business|our prices|our timings|our answers|what to say)',
    '(who|how do we) (teaches|trains|feeds|teach|train) (it|the agent|the bot)',
    'can (i|we) (give|feed|change|edit) (it our answers|the answers|its script|what it says)',
  ],
  app: [
    '(can i|can we) (use it|manage it|check calls|see it) (on|from) (my mobile|the phone|an app)',
  ],
  dashboard: [
    '(how|where) (do i|can i) (log in|sign in|login|open my account|see my account|reach the dashboard)',
    '(i forgot my password|cannot log in|login not working)',
    'where (are|can i see) my (calls|recordings|reports|settings)',
  ],
  'sign-up': [
    '(i want|we want|i would like|ready) to (buy|take|purchase|subscribe to|go for) (base|pro|the plan|it|this)[, what next| , how| now|]',
    '(how|where) (can|do) (i|we) (buy|subscribe|purchase|sign up|order|register)',
  ],
  trial: [
    '(can i|may we|is it possible to) (use|try|test) (it|this|the product) (free|for free|before paying|first|for some time|without paying)',
    '(is there|do you offer|any) (a free trial|trial|free version|test period|pilot)',
  ],
  'minutes.extra': [
    '(what if|suppose|in case) (we|i) (go over|exceed|cross|overshoot|use more than) (our quota|the free minutes|the limit|the included minutes|our minutes)',
    '(price|cost|rate|charge) (for|of|per) (an|each|every|one) (extra|additional|further|) minute',
    '(once|after|when) (the|my|our) (free|included) minutes (are over|run out|finish|are used)',
  ],
  'plan.former-price': [
    '(was|were) (pro|it|the price) (costlier|higher|more expensive|dearer) (earlier|before|in the past|previously)',
    'what (was|did) (pro|the old price|it) (cost|) (earlier|before|originally|previously)',
    '(why|what) is (9999|the number|the price) (struck|crossed out|cut|scratched)',
  ],
  'plan.period': [
    '(do i|do we|should i) pay (every month|monthly|once|yearly|one time)',
    '(is it|is that|are prices) (per month|a month|monthly|per year|one time|annual)',
    'is (3999|5999|the price|this amount) (for a month|for a year|monthly|one time)',
  ],
  'seat-fees': [
    '(do you|is there a|any) charge (per|for each|for every) (user|seat|login|employee|team member)',
    '(how many|can several|can all my) (users|people|staff|team members) (use it|log in|are allowed|be added)',
  ],
  calculator: [
    '(is there|do you have|where is) (a|the|any) (tool|calculator|page|way) (to|where i can) (estimate|calculate|work out|compute) (my|the|our) (bill|cost|price|monthly cost)',
    '(where|how) can i (calculate|estimate|work out) (my bill|the cost|the price) (myself|online|on the site)',
  ],
  advice: [
    'what (should|must|do) (i|we) (send|give|share) (you|) (to|so that you can) (get|find|suggest) (the right|the best|a fitting) plan',
    'will you (honestly|really) (tell me|say) if the (small|cheap|base) plan is enough (for me|)',

    '(can you|will you|could somebody) (check|look at|study) (our|my) (call numbers|call log|call records|volume) and (tell|advise|suggest) (the cheapest plan|which plan costs least|a plan)',
  ],
  'agent.cost': [
    '(is it|is this|will it be) (less|lower|cheaper|more economical) than (a receptionist|a telecaller|hiring|keeping staff|an employee|paying a person|a salary)',
    '(what|how much) (does|do) (a human|an agent|a telecaller|one person|call centre staff) (cost|get|earn|charge)',
    '(compare|comparison) with (hiring|staff|a human|salary of a person)',
  ],
  'agent.replace': [
    '(will|does|should) (my|our) (staff|team|people|receptionist|employees) (lose their jobs|be replaced|be fired|go|be needed any more|become jobless)',
    '(does it|will it) (replace|take over from|take the job of) (humans|my staff|people|our team)',
  ],
  savings: [
    '(how much|what) (will we|can i|do businesses|could i) (save|gain|cut)[ on support| every month| by this|]',
    '(does it|will it) (cut|reduce|lower|bring down) (costs|our costs|support cost|expenses)',
    '(roi|return on investment|payback)',
  ],
  traditional: [
    '(compare|difference between) (the traditional way|a call centre|old way) (and|with|vs) (you|yours|this)',
    '(how is it|what is) better than (a traditional call center|the old way|the usual call centre)',
  ],
  'plans.prices': [
    '(what|how much) (do|does|would|will) (it|this|you|all this) (cost|charge|take|come to)[ approximately| me| us| a small firm|]',
    '(share|send|show) (your|the) (rate card|price list|pricing|charges|quotation)',
    '(i want|we want|i would like|let me) to (know|understand|see) (your|the) (pricing|subscription tiers|price bands|cost|plans|packages)',
    '(any idea|rough idea|ballpark) (of|about) (the|) (cost|price|monthly charges)',
  ],
  'plan.includes': [
    'what (all|things|does|features) (is|are|comes|come|do i get|will i get|does it have) (in|with|inside|under) <plan>',
    '<plan> (features|inclusions|details|contents|benefits|contains what)',
    'what does <plan> (include|have|offer|contain|give|come with|cover)',
  ],
  'plan.feature': [
    '(which|what) plan (has|gives|comes with|includes|offers) (call summaries|the summary|recordings|analytics|appointments|the app)',

    '(does|will|is|can) <plan> (have|include|offer|support|give|come with) (recording|call summaries|appointment booking|analytics|advanced analytics|the app|multiple numbers|multiagent calls|flexible credits)',
    '(in|on|with|from) (which|what) plan (do i|can i|will i) (get|have) (recording|summaries|appointments|advanced reports|several numbers|booking|multi agent calls)',
    '(is|are) (booking|recording|summaries|scheduling|the mobile app) (part of|included in|available in|there in) <plan>',
  ],
  'plans.recommend': [
    '(which|what) (plan|package|one) (fits|suits|is right for|should i take for|is enough for) (us|me|a small clinic|a salon|my shop|<industry>|a team of five)',
    '(we|i) (get|have|receive|expect) (about|around|) <calls>, (which plan|what should i take|what do you suggest)',
    '(confused|not sure|cannot decide) (which|between) (plan|plans|one to take)',
  ],
  'industries.list': [
    '(who|which companies|what kind of businesses|which sectors) (is this|is it|are you|do you) (made for|meant for|for|work with|serve|cater to)',
    '(which|what) (industries|sectors|lines of business|fields) (do you|does it|are) (cover|serve|suit|support)',
  ],
  'industries.healthcare': [
    '(we are|i am|this is|i run|we have) (a pathology lab|a clinic|a hospital|a dentist|a nursing home|an eye hospital|a physiotherapist|a diagnostic centre)[, can you help| , useful for us| here|]',
  ],
  'industries.online-store': [
    '(we are|i am|i have|we run|i run) (a d2c brand|an online boutique|an online store|a courier firm|a web shop|a clothing brand|an e-commerce company)[, can you help| , useful| here|]',
  ],
  'industries.travel-booking': [
    '(we are|i am|i have|we run|i run) (a resort|a hotel|a tour company|a homestay|a restaurant|a travel agency|a cafe|a taxi service)[, can you help| , useful| here|]',
  ],
  'industries.financial-service': [
    '(we are|i am|i have|we run|i run) (an nbfc|a microfinance company|a loan company|a bank|a broker|a credit society|a lending firm)[, can you help| , useful| here|]',
  ],
  'industries.other': [
    '(we are|i am|i have|we run|i own) (a driving school|a school|a salon|a gym|a law firm|a real estate office|a factory|an insurance agency|a coaching class|a garage)[, can you help| , will it work| , useful|]',
  ],
  'health.advice': [
    '(will|can|does|may) it (suggest|recommend|prescribe|give|tell) (medicines|a tablet|treatment|medical opinions|a diagnosis|what illness it is|dosage) [to patients|]',
    '(is it|will it act as) a doctor for patients',
  ],
  'health.emergency': [
    '(what|how) (happens|does it react|does it respond) (if|when) (a patient|someone|a caller) (has|calls with|reports) (chest pain|heavy bleeding|an emergency|a heart attack)',
    '(emergency|urgent) calls (to|at) (the|our) (clinic|hospital)[, what then|]',
  ],
  'health.data': [
    '(how is|is|what about) patient (data|information|privacy|records) (handled|kept safe|safe|protected|stored)',
    '(dpdp|privacy law|confidentiality) (for|of) patients',
  ],
  'health.reports': [
    '(can|will|does) it (read|tell|give|say|read out) (blood test results|lab results|the report|reports|test results) (to patients|on the phone|)',
    '(is the|is my) (report|sample) ready (calls|questions|queries)',
  ],
  'health.no-shows': [
    '(how|can you|does it) (do you|) (reduce|cut|avoid|lower) (no shows|patients not turning up|empty slots|missed visits|absent patients)',
    'patients (forget|do not come|skip|fail to come)[, can it help|]',
  ],
  'health.sum': [
    '(what|how much) (would|will|does) (a small clinic|a clinic like ours|a typical clinic|an average clinic) (pay|cost|spend)[ a month|]',
    '(example|worked example|sample bill) (for|of) a (clinic|hospital|doctor)',
  ],
  'store.cod': [
    '(does|can|will) it (verify|confirm|check|call about) (cash on delivery|cod) orders[ before dispatch|]',
    '(fake|false|doubtful) (cod|cash on delivery) orders',
  ],
  'store.parcel': [
    '(can|will|does) it (tell|inform|update) (a buyer|customers|callers|people) (where the parcel is|where the order is|about order status|when the parcel comes)',
    'customers (keep asking|always ask|call to ask) where (their|the) order is',
  ],
  'store.returns': [
    '(how|can it|does it) (are|take|handle|manage|process) (returns|exchanges|return requests|returned goods)[ handled| done|]',
  ],
  'store.sale': [
    '(will|can|does) it (cope|manage|survive|handle) (with|) (diwali sale traffic|a flash sale|the festival rush|sale week|a sudden rush|peak season)',
  ],
  'store.promises': [
    '(can|will|might) it (promise|offer|give) (discounts|refunds|things|offers) (we do not offer|that are not ours|beyond our policy|on its own|by itself)',
    '(will it|does it) stick to our (policy|rules|prices)',
  ],
  'store.sum': [
    '(example|sample bill|worked example) for (a shop|an online store|cod checks)',
    '(what|how much) would (a month of cod checks|a thousand cod calls) cost',
  ],
  delivery: [
    '(what if|what happens when) (the courier|delivery boy|rider) (finds|found|meets) (nobody home|no one|a locked door)',
    '(does|can) it (call|inform|update) (buyers|customers) (about|when) (a late parcel|the delivery is late|a failed delivery|delivery)',
    '(can it|does it) (correct|change|take) (the address|a new address) (for|of) (a delivery|the parcel)',
  ],
  'travel.rooms': [
    '(can|does|will) it (hold|block|book|reserve|quote) (a room|rooms|a bed|a suite) (for a guest|on the phone|at night|)',
    '(room|stay) (enquiries|availability|booking) (by|over) phone',
  ],
  'travel.tables': [
    '(can|does|will) it (take|book|accept|handle) (dinner|table|restaurant|) (reservations|bookings|a table for six)',
  ],
  'travel.changes': [
    '(a|if a|when a) (guest|flight|traveller|passenger) (is|flight is|is running) (late|delayed|rescheduled)[, what does it do| what happens|]',
    '(can|does) it (change|move|rearrange|update) (the itinerary|travel plans|the pick up|the whole trip)',
  ],
  'travel.arrival': [
    '(does|will|can) it (call|contact|ring|reach) guests (before they arrive|before check in|prior to arrival|ahead of check-in)',
    '(pre arrival|before arrival) calls',
  ],
  'travel.overbooking': [
    '(is there|any) (a|) (danger|risk|chance) of overbooking',
    '(can|could|will) it (oversell|overbook|sell the same room twice|book more rooms than we have)',
  ],
  'travel.groups': [
    '(wedding|group|banquet|corporate) (bookings|enquiries|parties)[, who handles them| , can it do them|]',
  ],
  'travel.cancellations': [
    '(how|can it) (does it|) (deal with|handle|manage|explain) (cancellations|cancellation charges|our cancellation rules|guests who cancel)',
  ],
  'travel.sum': [
    '(example|sample bill|worked example) (for|of) a (hotel|30 room hotel|resort)',
    '(what|how much) would a (small hotel|30 room hotel) pay',
  ],
  'finance.reminders': [
    '(when|how many days before|how) does it remind (about|of|borrowers of) (emi|the emi|dues|instalments|payment)',
    '(can|does) it (call|remind) borrowers (about|of|before) (their emi|the due date|payment)',
  ],
  'finance.mandates': [
    'what does it do (when|if) (a nach|a mandate|an auto debit|a cheque) (bounces|fails|is returned)',
  ],
  'finance.documents': [
    '(can|does) it (chase|follow up with|remind|call) (customers|borrowers|applicants) (for|about) (missing kyc|documents|papers|pending documents)',
  ],
  'finance.hours': [
    '(does it|do you) (respect|follow|obey|keep to) (dnd|calling hours|the calling time rules|do not disturb|trai rules)',
    '(at what hours|between what times|when) (may|will|can) it call (borrowers|customers|people)',
  ],
  'finance.identity': [
    '(how|does it|can it) (do you|) (make sure|check|verify|ensure|know) (it talks to|that it is|who is on the line|) (the right borrower|the right person|the customer|the caller)[ identity|]',
    '(what if|suppose) (a family member|someone else|his wife|another person) (picks up|answers|takes the call)',
  ],
  'finance.audit': [
    '(can|will) (our|the) (auditor|auditors|compliance team|regulator) (get|see|hear|export|download) (the recordings|call records|everything|the calls)',
    '(audit trail|records for audit|export of calls)',
  ],
  'finance.sum': [
    '(example|sample bill|worked example) for (a lender|emi reminders|an nbfc)',
    '(what|how much) does (one reminder|a reminder call|twelve hundred reminders) cost',
  ],
  'demo.how': [
    '(where|how) (can i|do i) (get|request|take|receive|book) (the|a) (test call|demo|demo call|trial call|free call)',
    '(let me|i want to|can i) (hear|listen to|experience) (it|the voice|the ai|how it talks)[ once| first|]',
    '(call|ring) me (for|with) a demo',
  ],
  'demo.free': [
    '(do i|must i) pay for the (test call|demo|demo call)',
    '(is|are) the (test call|demo|demo calls) (free|chargeable|paid|without cost)',
  ],
  'demo.length': [
    'how long (is|will|does) the free (demo|test) call (last|be|)',
    '(demo|test call) (duration|length)',

    '(how long|how many minutes) (is|does|will|lasts|can) the (demo|test call|demo call) (last|take|be|go on|)',
  ],
  'demo.hours': [
    '(if|when) i (ask|request|put my number) (for the demo|) at (11 pm|night|midnight|late evening) (when|will) (will it ring|will i get the call|it call me)',
    '(at what time|between which hours|when) do (demo calls|test calls|you) (go out|come|call for the demo)',
    '(demo|test call) (timings|timing|hours|on sunday|at night)',
  ],
  'demo.stop': [
    '(how|) (do i|can i|to) (make it|) (stop|never get|not get|block|end) (these calls|calling me|your calls|calls any more|it from calling again)',
    '(do not|dont|never|please dont) call (me|my number|this number) (again|any more|ever)',
    '(remove|take) my number (off|from) (the calling list|your call list)',
  ],
  'demo.language': [
    '(can|may|should) i (speak|talk|use) (hindi|english|both|<language>) (in|during|on) the (demo|test call)',
    '(in|which) (which|what|) language is the (demo|test call)',
  ],
  'demo.tried': [
    '(how many|number of) (people|businesses|visitors|persons) (have|) (tried|taken|done|tested) (the|this|your) demo',
  ],
  'demo.data': [
    'what (happens|do you do) (to|with) my (number|phone number|name) (after|in|from) the (demo|test call)',
    '(do you|will you) (keep|store|save|reuse) my number (after|from) the (demo|test call)',
  ],
  'contact.how': [
    '(how|where) (can|do|may) (i|we|one) (reach|contact|get in touch with|write to|get hold of) (you|your team|the company|adya)',
    '(contact|reach) (details|information|us page|form)[ please|]',
  ],
  'contact.email': [
    '(what is|whats|give me|share) (your|the) (email|mail id|email address|e-mail id|support email)',
    '(where|to which address) (do i|can i|should i) (mail|email|write)',
  ],
  'contact.reply-time': [
    'how (fast|quickly|soon) do you (answer|reply|respond|get back) (to an enquiry|to mails|to a message|)',

    '(how|) (soon|fast|quickly|long) (do you|will you|until you|does it take to) (answer|reply to|respond to|get back on) (enquiries|my enquiry|the form|a message|mails)',
    '(when|by when) (will|can) (i|somebody|someone|you) (hear back|reply|call back|respond|contact me)[ after the form|]',
  ],
  'contact.social': [
    '(are you|is adya|do you have) (on|a page on) (linkedin|instagram|facebook|twitter|youtube|social media)',
  ],
  'company.about': [
    '(tell me|know more|something) about (the company|your company|adya|yourselves|your firm)',
    '(what|which) (kind of|) company (are you|is this|is behind this)',
  ],
  'company.founders': [
    'who (started|founded|built|created|made|is behind|runs) (adya|this|the company|it)',
    '(tell me about|who are) (the founders|your founders|the founding team|the people behind it)',
  ],
  'company.aims': [
    '(what is|whats|tell me) (your|the) (mission|vision|goal|aim|purpose|philosophy)',
    'why (did you|was this|was it) (build|built|start|started|made|create) (this|it|adya|)',
  ],
  'company.card': [
    '(can i|where can i|how do i) (download|save|get|find) (the|your) (founder card|business card|visiting card|contact card)',
  ],
  'company.blog': [
    '(do you have|where are|any|is there) (articles|a blog|blog posts|something to read|guides|reading material)',
  ],
  'company.clients': [
    '(who|which companies) (are your|is your) (clients|customers|client)',
    '(is|was) the (success story|story on the home page|client story) (real|true|made up)',

    '(is|are) (the|your|that) (success story|testimonial|story|review) (real|true|genuine|made up)',
    '(can you|please) (show|share|name|give) (references|client names|reviews|testimonials|a case study|happy customers)',
  ],
  rivals: [
    '(are you|is it|is adya) (better|cheaper|smarter) than (bland|exotel|yellow.ai|haptik|other bots|the competition)',
    '(how|) (do you|are you|is adya) (compare|different|differ) (with|from|to) (bland|exotel|competitors|other voice bots)',
    'adya (vs|or|versus) (bland|exotel|haptik)',
  ],
  'privacy.policy': [
    '(where|how) (is|can i read|do i find) (the|your) privacy policy',
    '(when|on what date) was the (privacy policy|policy) (revised|changed|updated|last updated)',
    '(how|for what) (do you|is) (use|my data used|you use) (my data|information|)',
  ],
  'privacy.stored': [
    'what (do|does) (your|the) (server|) (log|logs) (contain|hold|keep)',
    'do you (log|record|keep) my ip [address]',

    'what (do you|does the site|data do you) (keep|store|save|collect|hold) (about me|of visitors|from visitors|from me|on this site)',
    '(which|what) (personal|) (data|information|details) (is|are|do you) (collected|stored|collect|gather)',
  ],
  'privacy.chat-kept': [
    '(how long|for how many days|till when) (is|are|do you) (this chat|chats|my chat|the conversation|my messages) (saved|kept|stored|keep)',
    '(can i|how do i) (delete|erase|clear) this (chat|conversation)',
  ],
  'privacy.kept': [
    '(how long|for how many months) (are|do you keep|is) (enquiries|my enquiry|server logs|call records|my details) (kept|stored|)',
    '(retention|storage) period',
  ],
  'privacy.delete': [
    '(erase|delete|remove|wipe|forget) (everything|all my data|my number|my details|me|my information)[ you have| from your system| please|]',
    '(i want|please|how do i get) (my data|my number|my account|my details) (deleted|removed|erased|off your records)',
    'withdraw (my|) consent',
  ],
  'privacy.correct': [
    '(can|may) i (see|get a copy of|view|check|correct|change) (what|the|) (data|information|details|) (you have on me|you hold about me|about me|you have about me)',
  ],
  'privacy.cookies': [
    'where is (my|the) (chat id|chat number|draft) (kept|stored|saved)',
    'what (does|will) (the|my) browser (keep|store|remember)',

    '(does|do) (this site|you|the website) (use|set|store|have) cookies',
    '(cookie policy|which cookies|about cookies)',
  ],
  'privacy.trackers': [
    '(do you|does this site|are you) (track|follow|monitor|spy on|tracking) (visitors|me|people|users|what i do)',
    '(is there|any|do you use) (google analytics|ad tracking|trackers|advertising|ads) (on this site|)',
  ],
  'privacy.sell': [
    '(will|do|would) you (sell|give|pass) my (number|data|details|email|contact) (to others|to marketing companies|to anybody|for money)',
  ],
  'privacy.training': [
    '(is|are|do you use) my (message|messages|enquiry|chat|data|words) (used|) to (train|teach|improve) (ai|your ai|a model|models|your bot)',
  ],
  'privacy.sharing': [
    '(who|with whom) (do you|will you|are my) (share|pass|details shared|give) (my details|my data|information|) (with|to|)',
    '(who|which companies) (else|) (can see|gets|has access to|sees) (my data|my details|our information)',
  ],
  'privacy.transfer': [
    '(is|will) my data (sent|stored|processed|moved|kept) (outside india|abroad|in another country|in india)',
    '(in which country|where) is (my|the) data (processed|kept|stored)',
  ],
  'privacy.children': [
    '(can|may) (my child|children|my 12 year old|kids|a minor|my son) (use|chat on|write on) (this|the site|here|it)',
    '(what about|policy on|rules for) (children|minors|kids|under 13)',
  ],
  'unstated.jobs': [
    '(any|are there|do you have) (vacancies|openings|jobs|internships|positions) (for developers|for freshers|in sales|at adya|now|in your company)',
    '(i want|i would like|looking) to (work for you|join your team|apply for a job|do an internship)',
    'where (do i|can i) (send|submit) my (resume|cv|biodata)',
  ],
  'unstated.partners': [
    '(can|may) (i|we) (resell|sell|distribute|market) (this|your product|it|adya) (in my city|in our state|to my clients|as an agent)',
    '(do you have|is there|tell me about) (a partner program|a reseller program|a franchise|an affiliate program|commission for referrals)',
  ],
  'unstated.refunds': [
    '(do i|will i|can i) get (my money back|a refund|refunded) (if unhappy|if i dont like it|if it does not work|if i cancel|)',
    '(refund|money back) (policy|guarantee|possible|terms)',
  ],
  'unstated.tax': [
    '(is|are|does|will) (gst|tax|taxes) (extra|included|charged|applicable|added|in the price)',
    '(do you|can i|will you) (give|get|provide|issue) (a gst invoice|a tax bill|gst bill|a proper invoice|your gst number)',
  ],
  'unstated.payment': [
    '(can|may|how do|how can) (i|we) pay (by upi|with a credit card|by cheque|in cash|online|you|through paytm|in instalments)',
    '(which|what) (payment methods|modes of payment|payment options) (do you|are) (accept|accepted|take|there)',
  ],
  'unstated.contract': [
    '(is there|do you have|any) (a lock in|a contract|a minimum period|a notice period|a commitment)',
    '(can|may|how do) (i|we) (cancel|stop|leave|end|quit) (any time|the plan|the subscription|after a month|whenever)',
  ],
  'unstated.yearly': [
    '(do you have|is there|can i take) (annual plans|a yearly plan|yearly billing|an annual subscription|a quarterly plan)',
    '(pay|paying|billing) (yearly|annually|for a full year|once a year)[ possible| cheaper|]',
  ],
  'unstated.discounts': [
    '(any|is there a|do you give) (discount|concession|offer|coupon) (for ngos|for startups|for students|on bulk|now|for two branches|)',
    '(can|could) you (reduce|lower|come down on|negotiate) the (price|rate|cost)[ a bit|]',
    '(best|last|final) price',
  ],
  'unstated.setup-fee': [
    '(is there|do you take|any) (a one time setup charge|a setup fee|an installation charge|a deposit|hidden charges|joining fee|advance)',
  ],
  'unstated.carry-over': [
    '(do|will|can) (unused|leftover|remaining|my unused) minutes (roll over|carry over|be carried forward|lapse|expire|be added next month)',
    'what happens to (minutes|the free minutes) (i do not use|that are left|left unused)',
  ],
  'unstated.rounding': [
    '(is|are) (billing|calls|minutes) (per second|rounded up|rounded|charged by the second)',
    'is (half a minute|a 10 second call|20 seconds) (charged|counted|billed) (as a full minute|fully|)',
  ],
  'unstated.trial-length': [
    '(how many days|how long|till when) (is|does|will) the (trial|free trial|trial period) (last|be|)',
    '(7|14|30|15) day trial',
  ],
  'unstated.call-limits': [
    '(is there|what is) (a limit on|the maximum) (the length of a call|call duration|how long a call can be|calls per day)',
    '(how long|how many minutes) can (a|one|each) call (be|last|go on)',
  ],
  'unstated.uptime': [
    '(what|do you|is there an) (uptime|sla|uptime guarantee|service guarantee)[ do you guarantee| do you give| guaranteed|]',
    '(what if|what happens when) (your system|the server|it|the service) (goes down|crashes|fails|stops working)',
  ],
  'unstated.certificates': [
    '(has|did) (adya|your company|it) (won|win|get) (any award|an award|awards|a prize)',
    '(are you|is adya) (iso|soc|hipaa) (certified|compliant)',

    '(are you|is adya|is it) (iso|soc 2|hipaa|pci|gdpr|iso 27001|) (certified|compliant|registered|accredited|licensed)',
    '(do you have|show me|what) (any certificates|certifications|licences|your registration number|compliance)',
  ],
  'unstated.security': [
    '(is|are) (my|our|the) (data|calls|conversations|recordings) (encrypted|secure|safe|protected)',
    '(where|in which city) are (your servers|the servers|recordings stored)',
    'can (it|your system) be hacked',
  ],
  'unstated.customer-count': [
    '(how many|number of) (businesses|companies|customers|clients|shops) (use you|do you have|are using adya|have signed up|use this)',
  ],
  'unstated.finances': [
    '(who|which investors) (funded|financed|backs|invested in) (you|adya|the company)',
    '(what is|how much is) your (revenue|turnover|funding|valuation|profit)',
    '(how many|number of) (employees|people) (do you have|work for you|work at adya)',
  ],
  'unstated.address': [
    '(where|in which city) (is|are) (your|the) (office|head office|company|headquarters|you located|you based)',
    '(give me|what is|share) (your|the) (office|postal|) address',
    '(can i|may i) (visit|come to) your office',
  ],
  'unstated.phone': [
    '(give me|what is|share|is there) (a|your|the) (number to call|phone number|helpline|contact number|toll free number|customer care number)[ to call you| for support|]',
  ],
  'unstated.leaders': [
    '(what is|whats|tell me|who is) (the ceos name|the name of the ceo|the founders name|your ceo|the owner|your director)',
    '(ceo|founder|owner) (number|phone|contact|email)',
  ],
  'unstated.since': [
    '(when|in which year) was (the company|adya|it) (started|founded|established|formed)',
    '(how old|since when) (is|does) (the company|adya) (exist|)',
  ],
  'unstated.abroad': [
    '(can|does|will) it (call|work|answer calls|take calls) (numbers in dubai|in the usa|from abroad|outside india|in other countries|internationally)',
    '(customers|clients|callers) (in|from) (dubai|america|the uk|singapore|nepal|abroad)',
    '(international|overseas|isd) (calls|calling|numbers)',
  ],
  'unstated.currency': [
    '(what is|whats|tell me) the price in (dollars|usd|euro|dirham|pounds)',
    '(can i|do you) (pay|bill|charge) in (dollars|usd|euros|foreign currency)',
  ],
  'unstated.own-number': [
    '(can|may|do) (we|i) (keep|use|retain|port|have) (our|my) (present|existing|current|own|old|landline|same) number',
    '(which|from what|from which) number (will it|does it) call (from|customers from|)',
    '(do i|need) (a new sim|a sim card|a virtual number|a toll free number|new number)',
  ],
  'unstated.voice-kind': [
    '(can|may) (i|we) (choose|pick|select|change) (a female voice|a male voice|the voice|the accent|how it sounds)',
    '(does it|is the voice) (sound|) (robotic|like a robot|natural|human|like a lady)',
    '(clone|use) my (own|) voice',
  ],
  'unstated.technology': [
    '(do you|does it|are you) (use|using|run on|built on|based on) (gpt|chatgpt|gemini|claude|llama|openai|google ai)',
    '(which|what) (ai model|llm|technology|engine|language model) (is behind it|do you use|is used|powers it|is this)',
  ],
  'unstated.white-label': [
    '(can|may) (we|i) (brand it as our own|use our own brand|put our logo|sell it under our name|white label it|rebrand it)',
  ],
  'unstated.on-premise': [
    '(can|does|will) it run (on our servers|on premise|in our data centre|locally|on our own cloud)',
    '(self hosted|on premise|on-prem) (version|option|install)',
  ],
  'unstated.support-hours': [
    '(what are|when are|tell me) your (own|) support hours',
    '(who|how) (helps|will help|do we get help) (us|me|) (if something breaks|after buying|when there is a problem|later)',
    '(is there|do you give) (after sales support|technical support|priority support|phone support)',
  ],
  'unstated.training': [
    '(will|do|can) you (train|teach|guide) (my team|my staff|us|our people|my employees)',
    '(is there|do you have) (training|a tutorial|an onboarding session|documentation|a user manual)',
  ],
  'unstated.sms': [
    '(can|does|will) it (send|read|receive|reply to) (sms|text messages|an sms|texts)',
  ],
  'unstated.video': [
    '(does|can) it (do|take|support|handle) (video calls|video|zoom calls|face to face calls)',
  ],
  'unstated.app-systems': [
    '(is there|do you have|do you offer) an (iphone|ios|android) (app|version)',
    '(iphone|ios|apple) (app|) or (android|only android)',
    '(on|in) the (play store|app store)',

    '(is|does) (the app|it|the mobile app) (on|work on|available on|for) (android|iphone|ios|the play store|the app store)',
  ],
  'unstated.coding': [
    '(do i|do we|must i) (need|have to know|require|need to know) (coding|programming|a developer|an engineer|technical skills|an it team)',
    '(without|no) (coding|code|developer|technical knowledge)[ possible|]',
  ],
  'unstated.roadmap': [
    '(what|which|any) (new features|languages|things) (are coming|are planned|come next|will you add|soon)',
    '(when will you|do you plan to) (add|support|launch) (a new feature|more languages|urdu|video)',
  ],
  'unstated.change-plan': [
    '(can|may) (i|we) (switch|upgrade|move|change|shift|downgrade) (from base to pro|to a bigger plan|plans|later|any time|in the middle of the month)[ later|]',
  ],
  'their-order': [
    '(where is|wheres|track|what about) my (amazon|flipkart|myntra|) (package|order|parcel|delivery|courier)',
    '(my|the) (order|saree|phone|shirt) (came|arrived|is) (broken|late|damaged|torn|wrong)',
    '(cancel|change) my (ticket|flight|booking|reservation|appointment with the doctor)',
  ],
  medical: [
    '(my|i have a|there is a) (head|stomach|back|tooth|throat|leg) (hurts|aches|is paining|pain)[, what should i take| what to do|]',
    '(which|what) (tablet|medicine|syrup) (should i take|is good|to take) (for fever|for cough|for pain|)',
    '(i feel|i am) (feverish|sick|dizzy|unwell|weak)',
  ],
  emergency: [
    '(there is|theres) (a fire|an accident|a robbery) (in my building|here|on the road|at my house)',
    '(my father|my mother|someone|he|she) (is not breathing|collapsed|is unconscious|is having a heart attack|is bleeding badly)',
    '(call|send|need) (an ambulance|the police|the fire brigade)[ now| quickly|]',
  ],
  abuse: [
    '(you are|youre|this is|what a) (useless|stupid|an idiot|rubbish|a fraud|garbage|the worst)',
  ],
  help: [
    'what (can you|all can you|could you) (help me with|do for me|tell me|answer)',
    '(i need|need some|can i get) help',
    '(i have|got) (a few questions|a question|some doubts|a doubt)',
  ],
  person: [
    'is (there|) (someone|somebody|anyone) from your team (in the chat|here|online|available)',
    'can (someone|somebody) from (your team|sales) join (the chat|here)',

    '(let me|i want to|can i|i need to|i would rather) (speak|talk|chat) (to|with) (somebody|someone|a human|a person|your team|a real person|sales|your manager)',
    '(ask|tell|get|have) (someone|somebody|your team|a sales person) (to|) (call|contact|ring|phone) me',
    '(connect|transfer|put) me (to|through to) (a person|someone|sales|customer care)',
  ],
  waiting: [
    '(i|we) (sent|filled|submitted|wrote) (a message|the form|an enquiry|a mail|my details) (three days ago|last week|on monday|days back|long ago) (and|but) (nobody|no one|none) (answered|replied|called|responded|got back)',
    '(still|) (waiting|no reply|no answer|no response) (for|since|from|on) (my enquiry|my form|your team|last week|days)',
    '(why|how come) (has|did) (nobody|no one) (called|replied|contacted me|answered)',
  ],
  wrong: [
    '(that is|thats|this is) not (what i asked|my question|the answer|what i meant|helpful)',
    'you (did not|didnt|are not) (answer|answering|understand|getting) (me|my question|it)',
    '(wrong|useless|bad) (answer|reply)',
  ],
  'is-ai': [
    '(are you|r u|is this) (a real person|human|a bot|a robot|an ai|a machine|alive|real)',
    '(am i|are we) (talking|chatting|speaking) (to|with) (a human|a robot|a person|a computer)',
  ],
  'reply-in': [
    '(please|can you|could you|) (answer|reply|speak|talk|write|respond|explain) (to me|) in <language>',
    '(in|switch to|use|change to) <language>[ please| now| pls|]',
    '(i|we) (prefer|understand only|am comfortable in) <language>',
  ],
  source: [
    '(where|on which page) (is this|is that|does it) (written|say so|stated|mentioned)',
    '(give me|show me|whats) (the source|a link|the page|proof)',
    'how do you know (that|this)',
  ],
  sure: [
    '(are you|r u|you) (sure|certain|serious)[ about that| about this|]',
    '(really|is that true|is that right|is that so|is it correct)',
  ],
  'plans.break-even': [
    '(where|what|when) is (the|your) (break even|breakeven|tipping point|cross over point)',
    '(beyond|after|from) how many minutes (is|does) pro (cheaper|get cheaper|win|pay off)',
  ],
  'savings.service': [
    'by how much does the (cost of service|service cost) (fall|drop|go down|come down)',
    'what is the (83|83 percent) (figure|reduction) (on the home page|about)',
  ],
  'calculator.share': [
    '(can i|how do i) (print|download|save|get) (the|a) (quotation|quote|estimate) (as pdf|)',
    'is the (quotation|quote|estimate|pdf) (binding|final|valid)',
  ],
  'plan.audience': [
    '(what|whom|who) is the (smallest|small|base|pro|enterprise|biggest) plan (good for|meant for|made for|suited to)',
    'who should (take|buy|choose) (base|pro|enterprise|the big plan)',
  ],
}
