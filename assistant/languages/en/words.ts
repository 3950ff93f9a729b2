import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    'how much|how many|hw mch|howmuch|what amount|how mny|number of|how much is|no of|what number',
  'how-long':
    'how long|duration|for how many days|how many days|how many hours|length|last|lasts|how many months|time limit|long does|how much time|time period|period|how many seconds|long can|long are|long will',
  how: 'how|how do|how to|how does|in what way|what is the process|process|steps|procedure|way to|manner|hw',
  what: 'what|whats|wat|wht|what is|what are|what does',
  which: 'which|which one|wich|what kind|what sort|whichever',
  who: 'who|whose|whom|by whom',
  when: 'when|by when|what time|at what time|wen|what day',
  where: 'where|on which page|which page|in which section|what page|whereabouts|find it',
  why: 'why|how come|for what reason|reason|what makes|y is|how did you arrive|how did you get that|how did you get|how is that calculated|how did you calculate|explain the sum|show the calculation|break it up|breakup|break up|show me the math|how so',
  can: 'can|could|may|possible|able|capable|ability|can i|is it possible|will it|would it|allowed|feasible|does it|do you|is it able',
  tell: 'tell|explain|let me know|details|detail|information|info|describe|know about|about|brief|elaborate|clarify|share the|show me|inform',
  want: 'want|need|would like|looking for|wish|require|interested|we need|wanna|like to|searching for|hoping|after a',
  give: 'give|offer|provide|supply|send|share|show|grant|gives|providing',
  get: 'get|receive|obtain|gain|avail|will be given|got|getting|access',
  have: 'have|has|include|included|includes|inclusive|come with|comes with|contain|is there|are there|any|there|part of|got|support|supports|supported|available|cover|covered|consist|bundled|inbuilt|built in|come in',
  use: 'use|using|utilise|utilize|usage|make use of|uses|operate it|utilization',
  know: 'know|knows|aware|find out|learn of|come to know|knowing',
  see: 'see|look at|read|view|check|look|seeing|visible|watch',
  change: 'change|modify|alter|move|edit|shift|swap|changing|adjust|update',
  work: 'work|works|working|function|functions|run|runs|running|perform|operate',
  late: 'late|delayed|delay|not on time|behind schedule|running late',
  kinds: 'types|kinds|list|what all|options|varieties|choices|names of|sorts|range of|list of',
  price:
    'price|prices|pricing|cost|costs|costing|charge|charges|charged|fee|fees|rate|rates|rate card|tariff|prise|chrges|how expensive|pricey|value|commercials|worth|quotation|cost me|chrge|priced|rental',
  money: 'money|amount|rupees|rupee|rs|inr|bucks|paisa|cash amount|sum of money|k|₹|lakh|thousand',
  pay: 'pay|chargeable|do i pay|paid for|paying|spend|spent|shell out|pay for|payable|paid|fork out|set me back|cost us',
  bill: 'bill|total|estimate|work out|calculate|calculation|compute|sum|come to|comes to|add up|final amount|monthly outgo|how much in total|in all|altogether|invoice amount|end up paying|billed|overall cost|totals|grand total|works out',
  cheap:
    'cheap|cheaper|affordable|low cost|low price|inexpensive|economical|budget friendly|less money|save more|lower price|worth it|value for money',
  expensive:
    'expensive|costly|too much|pricey|a lot of money|high price|overpriced|steep|dear|so much money|too costly|cannot afford|beyond my budget|out of my budget|that is a lot|thats a lot|too high|much money',
  cheapest:
    'cheapest|lowest|lowest price|entry level|minimum plan|least expensive|most affordable|starting price|minimum price|starts at|start from|starting from|least|starting at|minimum amount',
  budget:
    'budget|i can spend|can afford|within|upto rs|only have rs|my limit is|not more than|can only pay|budget of|per month budget',
  free: 'free|free of cost|free of charge|no cost|no charge|without paying|complimentary|gratis|zero cost|at no cost|for nothing|costs nothing|unpaid',
  discount:
    'discount|discounts|offer price|offers|coupon|concession|promo|promo code|rebate|deal|reduction in price|negotiate|bargain|special price|price drop|sale price|lower the price|percent off|bulk rate|referral|price match|student offer|off on',
  tax: 'tax|gst|gstin|tax invoice|gst invoice|gst bill|taxes|vat|inclusive of tax|plus tax|pan number|gst number|input credit|proper invoice|tds|hsn',
  'payment-method':
    'upi|credit card|debit card|card payment|net banking|paytm|phonepe|google pay|gpay|cheque|cash payment|emi option|instalments|installments|payment method|payment mode|mode of payment|pay by|pay online|autopay|auto debit|bank transfer|razorpay|prepaid|postpaid|payment options|how to pay|pay you|payment terms|wallet',
  refund:
    'refund|money back|refunds|return my money|get my money|reimburse|refund policy|moneyback|not satisfied|cancel and get',
  contract:
    'contract|lock in|lock-in|lockin|commitment|minimum period|notice period|cancel anytime|cancel any time|cancel the plan|cancel my subscription|cancel subscription|terminate|cancellation fee|bond|leave anytime|stop the subscription|stop using|quit anytime|agreement|tied in|minimum term|exit|discontinue|pause my plan|pause the plan|terms of service|renewal|renew',
  'seat-fee':
    'per user|per seat|seat fee|seat fees|per login|per employee fee|user licence|user license|number of users|licence fee|license fee|seats|logins|how many users|team members can use|extra users|user limit',
  'setup-fee':
    'setup fee|set up fee|setup cost|setup charge|one time fee|one time charge|one-time|onboarding fee|joining fee|deposit|security deposit|advance payment|pay in advance|hidden charges|hidden cost|hidden fees|activation charge|installation charge|other charges|additional fee|implementation fee|extra fee',
  currency: 'dollar|dollars|usd|euro|pound|foreign currency|aed|dirham|in dollars|currency|$|€|£',
  yearly:
    'year|yearly|annual|annually|per annum|12 months|twelve months|long term|for a year|per year|quarterly|quarter|half yearly|six months plan',
  monthly: 'month|monthly|per month|a month|every month|each month|pm|mo|mnth|month to month',
  daily: 'day|daily|per day|a day|every day|everyday|each day|days',
  weekly: 'week|weekly|per week|a week|every week|weeks',
  plan: 'plan|plans|package|packages|subscription|tier|tiers|pack|plna|edition|membership|scheme|version|offering|plan wise',
  base: 'base|base plan|basic plan|bsae|the basic one|base pack|basic pack|base version',
  pro: 'pro|pro plan|professional plan|prro|pro pack|the pro one|pro version|professional',
  enterprise:
    'enterprise|enterprize|enterprice|entreprise|enterprise plan|corporate plan|custom plan|enterprise version|entrprise',
  'smaller-plan':
    'smaller plan|smallest plan|starter|starter plan|first plan|entry plan|lower plan|small plan|cheaper plan|cheapest plan|lowest plan|small one|smaller one|cheaper one|lower one|basic one|something smaller|little plan|entry level|starting plan|cheapest thing|smallest one|least plan|beginner plan|minimum plan',
  'middle-plan':
    'middle plan|mid plan|second plan|middle one|mid tier|medium plan|middle tier|the one in the middle|mid level plan',
  'bigger-plan':
    'biggest plan|top plan|highest plan|third plan|largest plan|big plan|bigger plan|biggest one|top one|most expensive plan|premium plan|higher plan|top tier|big companies|large company|large organisation',
  compare:
    'difference|compare|comparison|vs|versus|different|diff|differ|contrast|against|side by side|compared|differences|how is it different',
  suggest:
    'suggest|recommend|recommendation|advise|advice|suit|suits|suitable|right for|best for|fit|fits|good for me|should i take|should i choose|should we buy|should i buy|what should|ideal|go for|prefer|pick|choose|enough for|sufficient|appropriate|meant for|works for us|do we take',
  upgrade:
    'upgrade|move up|switch plan|change plan|downgrade|shift to|move from|migrate plan|later change|change my plan|switch later|go up|switch to a higher',
  former:
    'former|earlier price|before|previous|old price|original price|crossed out|struck|strike through|struck through|cut price|was priced|used to be|used to cost|price before|slashed|9999',
  minute:
    'minute|minutes|min|mins|mintues|minuts|talk time|talktime|minuits|mnts|minits|calling minutes|call time|airtime|minute quota',
  extra:
    'extra|additional|beyond|on top|over the limit|overage|excess|above the limit|more than the free|exceed|exceeds|exceeding|cross the limit|surplus|further minutes|over and above|past the limit|go over|overuse',
  'used-up':
    'used up|finish|finished|run out|over|after that|exhausted|exhaust|expire|after the free|get over|consumed|after i use|ends|end|once they are gone|gone|completed|get used|out of minutes|after using|after free|ran out|runs out|cut the line',
  'carry-over':
    'carry over|carry forward|unused|left over|leftover|roll over|rollover|next month|remaining minutes|not used|forward to|lapse|unspent|balance minutes|dont use all',
  credits: 'flexible credits|flexible credit|credits|credit system',
  'custom-price':
    'custom pricing|flexible pricing|quote|custom quote|tailor made|customised price|customized|negotiable price|special pricing|own terms|bespoke|get a quote|tailored|quotation',
  'many-numbers':
    'multiple numbers|several phone numbers|many phone numbers|phone numbers|2 numbers|three numbers|several numbers|separate numbers|separate phone numbers|more than one number|different numbers|number for each branch|two numbers|many numbers|numbers for each|each branch|branches|multiple phone numbers|more numbers|phone lines for branches|several branches|different branches',
  'multi-agent':
    'multiagent|multi agent|multi-agent|several agents|multiple agents|more than one agent|two agents|many agents|agents together|more than one ai agent',
  calculator:
    'calculator|cost calculator|sliders|price calculator|calculate online|slider|bill calculator',
  seconds:
    'seconds|per second|per-second|rounded|rounding|round off|half a minute|partial minute|round up|begun minute|pulse|second billing|fraction of a minute',
  limit:
    'limit|maximum|max|cap|ceiling|at most|up to|upto|how far|unlimited|restriction|fair usage',
  'human-agent':
    'human agent|human agents|telecaller|telecallers|receptionist|receptionists|staff|employee|employees|operator|executive|executives|call centre agent|traditional agent|call center|call centre|person for calls|telecalling team|support agent|front desk person|worker|workers|human|agent|staff member|call executives|tele caller|a person|people on the phones|manpower|bpo|person|humans|manual|agents|real agents|traditional',
  salary: 'salary|salaries|wage|wages|ctc|payroll|pay a person|monthly pay|salaried|pay packet',
  hire: 'hire|hiring a|employ|keep a person|recruit|appoint|hiring|keeping staff|keeping someone|employing',
  replace:
    'replace|instead of|take over the job|take jobs|take their job|remove staff|fire my staff|lose their jobs|substitute|in place of|do away with|job loss|lay off|replacing',
  save: 'save|savings|saving|save money|benefit|roi|return on investment|profitable|advantage|gain money|how much do i save|worth the money|payback|save us|saved|pays off',
  reduce:
    'reduce|cut|lower|decrease|bring down|reduction|cutting|less cost|drop in cost|slash|shrink|come down|go down|trim|reduced|cost cut',
  percent:
    'percent|percentage|%|share|proportion|what part|how many of|portion|fraction|ratio|out of 100|how much of|what figure|figure|number for',
  call: 'call|calls|calling|phone call|phone calls|phone|telephone|ring|dial|rings|telephonic|phoning|on the phone|on call|phones|calld',
  incoming:
    'incoming|inbound|pick up|picks up|attend|answer calls|receive calls|answering calls|take calls|answers the phone|pick the phone|answer the phone|calls coming in|people call us|lift the phone|call comes|phone rings|receives|picking up|pick calls|picks calls|take the call|pick up calls',
  outgoing:
    'outgoing|outbound|make calls|calls out|call my customers|call people|call leads|ring my leads|calls by itself|dial out|call customers|cold call|cold calling|campaign|campaigns|call back|call them|calling customers|proactive|proactively|ring up|call my leads|follow up|follow-up|followup|call a list|dialer|call patients|call patients back|calls patients|call clients|phone my customers|leads|old leads|place calls|auto dial|initiate calls|phone people',
  'at-once':
    'at once|same time|at the same time|simultaneous|simultaneously|concurrent|concurrently|together|parallel|in parallel|at a time|at one time|same moment|one go|concurent|all at once|parallely|side by side calls|lines|line|channels at a time|simultaneus|same second|in one go|concurrency',
  queue:
    'queue|on hold|hold|busy|busy line|line busy|engaged|waiting line|hold music|lines were busy|put on hold|engaged tone|stuck in queue|kept waiting|line is busy',
  caller:
    'caller|callers|customer|customers|client|clients|people calling|buyer|buyers|guest|guests|user|users|consumer|subscribers|borrower|borrowers|members|customer who calls|enquirer|public',
  'know-caller':
    'recognise the caller|recognize|greet by name|know who is calling|identify the caller|remember the caller|remember customers|know the caller|caller id|repeat caller|know my customers|remember who|calls again|know me|remembers|returning customer|by name|past calls|history of the customer|remember previous',
  voice: 'voice|voice agent|voice bot|voicebot|audio|spoken|vocal|sound|speech|voice call',
  'voice-kind':
    'male voice|female voice|accent|voice tone|clone my voice|voice cloning|own voice|sound natural|robotic voice|human like voice|which voice|lady voice|gents voice|man or woman|voice options|natural voice|sound like a robot|sound human|custom voice|choose the voice|change the voice|gender|voice sound|tone of voice|male or female|sound robotic|my voice|celebrity voice',
  record:
    'record|recorded|recording|recordings|recroding|call recording|listen to old calls|listen to the calls|play back|call records|hear the calls later|taped|rec|audio of the call|listen later|listen to calls',
  summary:
    'summary|summaries|summarys|summarise|summarize|gist|call notes|short note|sum up|notes of the call|call summary|key points|recap|notes after the call|minutes of the call|brief of the call|written note',
  analytics:
    'analytics|report|reports|statistics|stats|insight|insights|graphs|charts|data about calls|metrics|call data|analysis|trends|performance report|reporting|numbers about my calls|why people call|reasons people call|mis|see how calls went|kpi',
  'advanced-analytics':
    'advanced analytics|advanced report|detailed analytics|better analytics|deep analytics|in depth analytics|advanced reports|advanced',
  'basic-analytics': 'basic analytics|simple analytics|basic report|basic reports|basic kind',
  transcript:
    'transcript|transcripts|transcription|written text of the call|text of the call|conversation text|word by word|full text|what was said',
  missed:
    'missed call|missed calls|miss a call|unanswered|not picked|nobody picks|calls are missed|losing calls|miss calls|rings out|go unanswered|no one answers|lose calls|missing calls|voicemail',
  night:
    'night|midnight|late|after hours|nite|at night|evening|2 am|3 am|past office hours|after closing|early morning|odd hours|middle of the night|late at night|non office hours|after office|after 6|lunch hour|overnight|when we are closed|we are closed|after work',
  holiday:
    'holiday|holidays|sunday|sundays|weekend|weekends|festival|festivals|diwali|holi|public holiday|saturday|vacation|leave days|christmas|eid|pongal|bank holiday|puja|new year',
  'all-day':
    '24/7|24x7|24 x 7|24 hours|round the clock|always|always on|day and night|all day|all the time|any time|anytime|all hours|every hour|365 days|non stop|every day of the year|24*7|whole day',
  timing:
    'timing|timings|working hours|working hrs|work hours|hrs|open|closed|office hours|business hours|hours|schedule of work|shift|shifts|time of work|what time do you|on duty|operate|available|availability|when does it work|operating hours',
  wait: 'wait|waiting|waiting time|how soon|wait time|delay|take to|hold time|kept waiting|long wait|within how many',
  fast: 'fast|faster|quick|quicker|speed|instantly|instant|immediately|at once reply|response time|speedy|how quickly|slow|rapid|latency|lag|prompt|quickly|in seconds|immediate|speed up',
  answer:
    'answer|answers|reply|replies|respond|response|responds|answering|attend to|talk back|handle queries|handle questions|replying|revert',
  understand:
    'understand|understands|get what|comprehend|follow what|make sense of|figure out|catch|grasp|know what the customer|intent|what the customer wants|understanding|noisy|noise|bad line|misunderstand',
  accuracy:
    'accurate|accuracy|acuracy|correct|correctly|reliable|how good|precise|error|errors|mistakes|mistake|trust|dependable|how well|right answers|intent accuracy|how smart|intelligent|quality|precision|success rate|reliability|how often wrong|error rate',
  resolve:
    'resolve|resolves|resolved|resolution|solve|solves|solved|finish|close|fix|settle|handle by itself|on its own|by itself|complete|deal with|sort out|without my staff|without human|take care of|first call|handled|without help',
  'tier-one':
    'tier 1|tier-1|tier one|level 1|level one|l1|first level|first line issues|t1|tier1|first level support',
  routine:
    'routine|basic|common|repeated|repetitive|simple|everyday|frequent|same questions|usual|general queries|ordinary|routine work|faq|standard queries|common questions|inquiries|queries|enquiries|normal questions|daily questions|forty questions|repeat questions',
  'self-service':
    'self service|self-service|without a person|without waiting for a person|serve themselves|no human involved|do it themselves|fully self service|self serve|95%|95 percent',
  'handling-time':
    'handling time|average handling time|aht|handle time|time per call|call time reduction|time on each call|shorter calls|99%|99 percent|average handle',
  automate:
    'automate|automated|automates|automation|automatic|automatically|auto|by machine|hands free|autopilot',
  invent:
    'invent|invents|pretend|pretends|pretend to be human|hide that it is|fool callers|impersonate|pose as|pretend to be a person|guess|guesses|make up|makes up|made up|lie|lies|hallucinate|hallucination|wrong answer|wrong answers|fake answer|false information|imagine|nonsense answers|bluff|misleading|make things up|cook up|incorrect information|fabricate|say something wrong|misinform|mislead|making stuff up|make stuff up',
  'not-know':
    'does not know|doesnt know|dont know|not know|cannot answer|cant answer|stuck|gets stuck|difficult question|unknown question|hard question|no answer|fails to|unable to answer|complex question|confused|out of its knowledge|tricky question|fails|cannot handle|cant handle|beyond it|doesnt understand|not understand|cannot understand',
  transfer:
    'transfer|hand over|handover|hand off|pass on|escalate|forward the call|connect to|route|redirect|put through|passes to|goes to a person|send to my team|switch to a human|escalation|forward to my staff|hands over|pass it to|to my staff|to my team|to our team|hand it to',
  person:
    'person|human|human being|real person|someone|somebody|real human|team member|your team|people|live agent|actual person|real people|real agent',
  'say-ai':
    'say it is an ai|tell it is an ai|disclose|hide that it is|reveal it is a bot|pretend to be human|tell callers|know they are talking to a machine|inform that it is ai|customers know its ai|realise it is a bot|admits|announce|honest about|identify itself|introduce itself|say that it is|fool callers|tell people it is|let callers know|know it is a bot|know its a bot|know it is ai',
  ai: 'ai|bot|robot|machine|assistant|agent|software agent|artificial intelligence|computer|virtual assistant|automated agent|ai agent|program|virtual agent|tool|your system|your product',
  channel:
    'channel|channels|medium|mediums|platforms|modes of communication|ways to reach|omnichannel|omni channel|mode',
  chat: 'chat|chatbot|chat bot|chats|live chat|web chat|chatting|chat support|chat widget|text chat|chat window|messaging widget|chat bots',
  email:
    'email|emails|e-mail|mail|mails|inbox|mailbox|email support|emai|e mails|gmail|emial|mail id|email id',
  'mail-address':
    'email id|mail id|email address|mail address|e-mail id|e mail id|emailid|mailid|email adress|gmail id|which email|what email|write to you|write a mail|drop a mail|where to mail|mail you|mail to',
  'attach-file':
    'attach|attachment|file|files|upload|file size|mb|pdf|png|jpeg|image|picture|photo|screenshot|send a file|document type',
  'my-link':
    'link in the mail|link in your mail|confirmation mail|confirmation email|receipt mail|reference number|reference|lost the link|lost the mail|link to my data|the link|my data page|link again|link expired',
  'messaging-app': 'messaging app|messaging apps|messengers|messaging platform|chat apps|messaging',
  'messaging-product':
    'whatsapp|whats app|telegram|messenger|watsapp|wa|signal app|instagram dm|fb messenger|facebook messenger|whatsap|wattsapp|whatsapp business|wechat|viber',
  sms: 'sms|text message|text messages|bulk sms|rcs|message on mobile|text sms',
  video: 'video|video call|video calls|video calling|zoom|meet|webcam|face to face',
  website:
    'website|web site|site|web page|webpage|our page|homepage|home page|landing page|portal|web',
  sort: 'sort|sorts|classify|classifies|classification|tag|tags|categorise|categorize|category|label|organise|organize|triage|group emails|spam|segregate|folders',
  draft:
    'draft|drafts|suggest a reply|suggested reply|write the reply|compose|prepare a reply|suggest replies|reply suggestion|write replies|auto reply|send automatically|sends by itself|draft replies|suggested replies|written reply|reply automatically|sent automatically',
  mood: 'mood|sentiment|angry|upset|priority|prioritise|prioritize|irritated|frustrated|tone|unhappy|emotion|furious|urgent mail|on top of the queue|annoyed|rude customer|shouting|feelings|most important first|urgent emails|irate',
  ticket:
    'ticket|tickets|complaint|complaints|case|support request|issue|issues|service request|grievance',
  receipt:
    'receipt|change address|address change|small jobs|small tasks|raise a ticket|send a receipt|reschedule a slot|update address|simple tasks|tasks in chat|jobs inside chat|raise ticket|get things done|send receipts|change the address|do things in chat',
  continue:
    'continue|without starting again|start again|same conversation|pick up where|called in the morning|remember the conversation|across channels|from call to chat|repeat themselves|starting over|repeat everything|same knowledge|context across|switch from call|start over|explain again',
  letters:
    'own script|english letters|roman script|typed|type in|script|scripts|write hindi in english|hinglish|transliteration|roman letters|english alphabets|latin letters|type in hindi|romanised|native script|abc letters|abc|english alphabet|english keyboard|english typing|roman hindi',
  appointment:
    'appointment|appointments|apointment|booking|bookings|slot|slots|schedule|scheduling|shedule|reserve|reservation|reservations|book|book a visit|meeting|meetings|fix a time|reschedule|book slots|booked|appoint|opd|consultation|site visit|visits|rescheduling|appt|appts',
  calendar: 'calendar|google calendar|calender|outlook calendar|diary|planner|scheduler',
  twice:
    'twice|double booking|double book|double booked|overbook|overbooking|clash|booked twice|same slot two|two people same slot|clashing|overlap|over book|sell the same room|oversell|already taken|already sold|already booked|already occupied|already full|two people same time|booked by 2|booked by two|same slot to two|same room to two|one slot to two|one room to two',
  remind:
    'remind|reminder|reminders|reminds|alert|notify|nudge|reminding|remind patients|notifications',
  confirm:
    'confirm|confirms|confirmation|verify order|reconfirm|confirming|double check|cross check',
  'no-show':
    'no show|no-show|no shows|noshow|did not come|dont come|fail to come|do not turn up|turn up|absent patient|empty slot|skip appointments|missed appointments|not turning up|forget to come|fill the gap|someone cancels|free up the slot|no-shows|don’t show up|show up|forget their appointment',
  connect:
    'connect|integrate|integrates|integration|integrations|integraton|link|sync|work with|works with|compatible|plug in|plugin|attach to|tie up with|hook up|interface with|communicate with|connects|connected|read from|write to|pull data|fetch from|talk to our|plug into|push data|update our',
  crm: 'crm|customer relationship|customer records|crm system|crm software|customer database|lead management|crm systems',
  'crm-product':
    'salesforce|zoho|hubspot|leadsquared|pipedrive|sugarcrm|dynamics|kylas|bitrix|freshsales|telecrm|zoho crm|odoo|microsoft dynamics',
  'help-desk':
    'help desk|helpdesk|help-desk|ticketing|ticket system|ticketing system|ticketing tool|support software|service desk|ticketing software',
  'help-desk-product':
    'freshdesk|zendesk|zoho desk|jira|servicenow|intercom|freshservice|kayako|osticket|jira service',
  'knowledge-base':
    'knowledge base|knowledge bases|knowledgebase|faq pages|our faqs|documents|our pages|our own answers|wiki|manuals|learn from our|our content|our documents|help articles|confluence|notion|our own pages|our website content|upload pdf|sop',
  'shop-platform':
    'ecommerce platform|e-commerce platform|online store platform|ecommerce platforms|shop software|store platform|e-commerce platforms|ecommerce software',
  'shop-product':
    'shopify|woocommerce|magento|opencart|dukaan|shiprocket|unicommerce|woo commerce|bigcommerce|prestashop|amazon seller|flipkart seller|wordpress|wix',
  api: 'api|apis|webhook|webhooks|rest api|custom api|http|developer docs|endpoint|sdk|custom apis|api access|api documentation|zapier',
  software:
    'software|system|systems|erp|in house|in-house|our own software|own system|tally|sap|database|hms|pms|our application|order software|internal tool|legacy system|google sheet|google sheets|excel|our tools|existing tools|what we already use|billing software|channel manager|property management|hospital management|backend|custom software|home grown|own app',
  'set-up':
    'set up|setup|start|begin|get started|go live|onboard|onboarding|getting started|implement|implementation|deploy|launch|activate|first step|starting|how to begin|configure|configuration|make it work|up and running|kick off|first steps|live in|start using|how do we start|get going',
  build:
    'build|create|make an agent|make my own|build an agent|design|building|own agent|my own agent|own bot|create a bot|make a bot',
  install:
    'install|installation|download|hardware|equipment|device|machine to buy|instal|installed|any device|special phone|physical|box|server needed|wires|router|epabx|pbx|landline setup|headset|apparatus|anything to buy|need to buy',
  code: 'code|coding|programming|developer|developers|technical knowledge|tech team|no code|it team|engineer|technical person|programmer|know computers|technical skills|non technical|engineers|it department|techie|technical',
  'own-number':
    'own number|existing number|keep our number|same number|port|porting|sim|sim card|our landline|my current number|present number|virtual number|toll free|tollfree|1800|which number will|number does it call from|caller id number|our own phone number|current phone number|landline|our phone number|did number|existing phone number|call forwarding|forward our number|old number|company number',
  teach:
    'teach|train it|train the bot|feed|give it our information|teach it|our data into|learn our|learns|learn|upload our|set the answers|prepare it|train the agent|customise|customize|our script|own script|feed our|its answers|what it knows|teaching',
  trial:
    'trial|free trial|try|try it|try before|test it|test before|trial period|trail|pilot|poc|proof of concept|experience it|testing period|try out|trying|sample period|check it out|try for free|trial version|demo account|money before testing|sandbox|taste of it',
  demo: 'demo|dmeo|demonstration|live demo|demo call|product demo|demoo|walkthrough|show how it works|deom|presentation|demos',
  'test-call':
    'test call|demo call|free call|sample call|call me now|test-call|trial call|you call me|call on my phone|ring me|demo calls|test calls|call i get|free test call|call my phone|dial me|give me a call|phone me',
  listen:
    'hear it|hear|listen|sample|audio sample|how it sounds|hear the ai|hear the voice|listen to it|sample recording|sounds like|hear how|hear a sample|voice sample|listen to a sample',
  stop: 'stop|say stop|do not call|dont call|never call|unsubscribe|remove my number|no more calls|stop calling|block calls|not call again|stop the calls|opt me out|stop these calls|quit calling|leave me alone',
  'phone-number':
    'phone number|mobile number|contact number|number|my number|mobile no|phone no|helpline number|toll free number|customer care number|telephone number|digits|mobile|ph no|phone|cell number|numbers',
  name: 'name|my name|names|surname|naam',
  app: 'app|mobile app|android|iphone app|ios|play store|app store|mobile application|application|phone app|mobile application support|apk|tablet app|smartphone app',
  dashboard:
    'dashboard|dashbord|login|log in|sign in|signin|account page|admin panel|control panel|console|my account|panel|logon|portal login|sign into|password reset|forgot password|log into|dash board|login page',
  'sign-up':
    'sign up|signup|register|buy|purchase|subscribe|order it|take the plan|enrol|enroll|get the plan|become a customer|buy now|how to buy|take subscription|checkout|buying|place an order|go ahead|want to take|subscribe to',
  language:
    'language|languages|languges|langauge|tongue|regional|vernacular|local language|mother tongue|multilingual|bhasha|dialect|dialects|lingo|languag|indian languages|regional languages',
  speak:
    'speak|speaks|talk|talks|converse|conversation|communicate|spoken in|talking|speaking|interact|chat in|conversations|say',
  mix: 'mix|mixes|mixed|switch language|change language|halfway|half way|two languages|both languages|in between|code switch|bilingual|switches from|mix of|hinglish|tanglish|mid sentence|jump between|mixture|mixing|half hindi half english|switch half|changes language|in the middle of the call',
  english: 'english|inglish|englis|eng',
  hindi: 'hindi|hindhi|hindee',
  tamil: 'tamil|thamizh|tamizh|thamil',
  telugu: 'telugu|telegu|telgu|thelugu',
  bengali: 'bengali|bangla|bengoli|bengla|bangali',
  marathi: 'marathi|marati|maratthi|marathee',
  gujarati: 'gujarati|gujrati|gujarathi|gujju',
  kannada: 'kannada|kannad|kannda|canarese',
  malayalam: 'malayalam|malyalam|malayalm|malayali',
  punjabi: 'punjabi|panjabi|gurmukhi|punjaabi',
  odia: 'odia|oriya|odiya|orissa language',
  'other-language':
    'urdu|assamese|french|german|spanish|arabic|nepali|konkani|bhojpuri|sindhi|kashmiri|maithili|sanskrit|tulu|manipuri|chinese|mandarin|japanese|russian|portuguese|italian|korean|dogri|bodo|santali|haryanvi|rajasthani|marwari|chhattisgarhi|sinhala|thai|malay|burmese|kumaoni|garhwali|magahi|awadhi|mizo|khasi|foreign language|foreign languages|persian|turkish|dutch|swahili|pashto|hebrew',
  industry:
    'industry|industries|sector|sectors|line of business|type of business|kind of business|which businesses|domain|verticals|field|use case|use cases|vertical|who uses|who is it for|kinds of companies|business type|segment',
  'my-business':
    'i run|i own|we are a|my shop|our company|my business|our business|i have a|my company|we run|we have a|our firm|i manage|we sell|i am a|my office|we operate|our office|our clinic|my clinic|i am from|here|our team|shops like us|companies like|we work in|for a|we do',
  healthcare:
    'clinic|clinics|hospital|hospitals|doctor|doctors|healthcare|health care|lab|labs|diagnostic|diagnostics|diagnostic centre|pathology|pharmacy|dental|dentist|nursing home|medical|physiotherapy|eye hospital|ayurvedic|polyclinic|physician|skin clinic|ivf|veterinary|health|medical store|chemist|physio|radiology|dental clinic|surgeon|homeopathy|vet|hospital chain|medical center|opd',
  'online-store':
    'online store|online stores|online shop|online shops|ecommerce|e-commerce|e commerce|web shop|d2c|retail|retailer|courier|courier company|delivery company|last mile|logistics|boutique|sell online|online business|shopping site|clothing brand|fashion brand|grocery|sarees|saree|shop|shops|store|marketplace|seller|sell through our website|own website|kirana|supermarket|jewellery shop|electronics shop|delivery business|logistic|warehouse|ecom|furniture store|merchant|our website sells|dropshipping|parcel company',
  travel:
    'travel|travels|tour|tours|tour operator|travel agency|travel agent|hotel|hotels|resort|resorts|restaurant|restaurants|cafe|homestay|guest house|hospitality|lodge|airline|bus operator|taxi service|cab service|banquet hall|tourism|travel desk|dhaba|hostel booking|bnb|airbnb|holiday packages|cab company|bakery cafe|bar|catering business|caterers|cloud kitchen|houseboat|pilgrimage|taxi|restaurent|resturant|eatery|inn|motel',
  finance:
    'bank|banks|banking|nbfc|loan company|loans|loan|lender|lenders|finance|financial|financial service|financial services|broker|brokerage|stock broker|microfinance|chit fund|fintech|credit society|mutual fund|gold loan|collection agency|co-operative bank|money lender|lending|housing finance|loan enquiry|finance company|wealth|credit card company|collections|recovery|dsa|loan agent|cooperative bank',
  'other-industry':
    'school|schools|college|coaching|tuition|salon|parlour|spa|gym|real estate|builder|property dealer|lawyer|law firm|ca firm|chartered accountant|factory|manufacturing|manufacturer|garage|car dealer|car showroom|automobile|insurance|ngo|government|municipality|temple|event management|wedding planner|photographer|interior designer|plumber|electrician|repair shop|internet provider|isp|telecom|cable operator|education|university|institute|edtech|consultancy|recruitment|hr firm|farm|agriculture|media|it company|dealership|builders|architect|packers and movers|security agency|laundry|pest control|political party|election|publisher|library|petrol pump|solar company|startup|water purifier|service centre|tailor|beauty parlour|car wash|driving school|play school|dance class',
  patient: 'patient|patients|sick people|sick person',
  'medical-advice':
    'syrup|spoons of|spoonful|spoonfuls|how many tablets|how many spoons|how many ml|which tablet|medical advice|diagnose|diagnosis|prescribe|prescription|symptom|symptoms|dosage|dose|which medicine|tell what is wrong|treat|treatment|give medicine|medical opinion|medical opinions|medical question|health advice|suggest medicine|medicines|doctor advice|clinical advice|what illness|disease|tablet to take|medical help|medical guidance|medicine',
  emergency:
    'emergency|emergencies|chest pain|bleeding|critical|urgent patient|heart attack|serious patient|ambulance call|urgent case|accident case|life threatening|urgent call|collapse|collapsed',
  'lab-report':
    'lab report|lab reports|test result|test results|reports ready|report ready|blood report|lab results|read out results|reports of patients|results|test report|x ray report|scan report|fasting|sample report|report is ready',
  'report-values':
    'read out|reads out|reading out|read the result|read the results|read results|read lab results|reads results|tell the result|tell the results|tells the result|tell results|report values|result values|values of the report|inside the report|what the report says|explain the report|interpret|test values|explain the result|explain results',
  order:
    'order|orders|order status|where is my order|status of order|purchase order|order updates|order details|order enquiries|wismo|order enquiry',
  parcel:
    'parcel|parcels|delivery|deliveries|shipment|shipping|tracking|track|courier status|delivered|dispatch|package delivery|late parcel|delivery update|delivery updates|failed delivery|consignment|where is the parcel|rider|delivery boy|out for delivery|delayed parcel|shipments|undelivered',
  cod: 'cash on delivery|cod|cod orders|cod confirmation|rto|return to origin|fake orders|pay on delivery|cash-on-delivery|fake cod|doubtful orders',
  'return-goods':
    'return|returns|exchange|exchanges|return request|return pickup|returned|replacement of goods|pickup of return|returned goods|refund to customers|return a product|handle returns|reverse pickup|send back|returning',
  rush: 'sale week|sale|festival rush|peak|peak hours|rush|rush hour|flash sale|season|busy season|festive season|too many calls|big sale|sudden spike|high volume|everybody calls|sale time|many people call|surge|spike|crowd|heavy traffic|festive rush|diwali sale|many calls|overload|high call volume|flood of calls|busiest',
  policy:
    'policy|policies|promise|promises|our rules|rules|word for word|our terms|give discounts|offer a discount to|commit|false promise|our discount|invent a discount|promise a discount|beyond policy|own discount|over promise',
  persuade:
    'talk it into|talked into|talk the bot into|talk the ai into|persuade|force it|trick it|trick the|convince it|convince the|haggle|haggling|pressure it|clever customer|smart customer|sweet talk',
  room: 'room|rooms|stay|check in|check-in|checkin|check out|check-out|tariff|availability|vacant|bed|suite|room booking|rooms free|book a room|late check out|meal plan|night stay|room rates',
  table:
    'table|tables|table booking|dinner reservation|book a table|reserve a table|table reservation|dining|table for|menu',
  itinerary:
    'itinerary|flight|flight delay|flight delayed|train late|change of plan|delayed flight|pick-up|pickup car|airport pickup|airport|transfers|travel plan|trip|flight is late|flight late|itineraries|flights|rebook|missed connection|pick up moved|tour change',
  cancellation:
    'cancellation|cancellation charge|cancel a booking|cancel booking|cancellation rules|cancellation policy|cancels|guest cancels|cancelled booking|charge before it cancels|cancellations|cancel bookings|cancel their booking',
  group:
    'group|groups|wedding|weddings|banquet|party booking|group booking|corporate booking|events|marriage hall|bulk booking',
  emi: 'emi|instalment|due date|payment reminder|emi reminder|repayment|overdue|dues|loan reminder|emi reminders|due payment|pay link|payment link|payment due|outstanding|collection calls|emi date|fee reminder|pending payment|promise to pay',
  mandate:
    'mandate|nach|bounced|cheque bounce|bounce|ecs|auto debit failed|bounced mandate|enach|payment failed|returned mandate|debit failed|bounce charges|failed debit',
  document:
    'kyc|document|documents pending|missing document|missing paper|paperwork|upload link|missing documents|kyc follow up|pan copy|aadhaar copy|bank statement|document collection|pending documents|collect documents|submit documents|papers',
  'calling-hours':
    'calling hours|dnd|do not disturb|opt out|opt-out|permitted hours|calling window|trai|allowed time to call|calling time|do not call list|ndnc|do-not-call|rules on calling|legal hours|telemarketing rules|dlt|opted out|opt outs|rbi rules|spam calls',
  identity:
    'identity|verify who|verify the caller|who is speaking|verification|authenticate|authentication|right person|otp check|impersonate|someone else picks|wrong person|family member picks|verify the borrower|verify customers|verify identity|check who|another person answers|confirm identity|verifies|verify',
  audit:
    'audit|auditor|auditors|audit trail|export|exported|compliance record|proof of call|audit log|export the recordings|export records|for the auditor|auditable|evidence|download the calls|inspection',
  example:
    'example|examples|worked example|illustration|case|sum for|sample sum|how much for a clinic|typical|for instance|30 room|30-room|real life|example bill',
  contact:
    'contact|reach|get in touch|contact us|contact you|connect with you|reach out|contact details|reach you|touch with|touch base|write to you|communicate with you',
  'speak-to-person':
    'talk to a person|speak to someone|talk to someone|speak to a human|talk to human|call me back|callback|call back|sales person|salesperson|sales team|customer care|customer service number|representative|talk to sales|talk to your team|human please|live person|real person please|executive call|get someone|speak with someone|speak to a person|talk with human|contact person|account manager|speak to your manager|talk to manager|manager|supervisor|have someone call|ask someone to call|want a human|need a human|connect me|put me through|agent please|someone from your team|speak with a person|talk to a real|speak to sales|need to talk to someone|let me talk to|call me',
  form: 'form|contact form|enquiry form|fill|fill in|fill up|filled|submit|submitted|forms|enquiry|inquiry|filled the form|sent an enquiry|submission|filling the form|my enquiry|enquiry data',
  reply:
    'reply to me|hear back|response to my enquiry|get back|revert|reply|how soon will|when will somebody|come back to me|respond to enquiry|reply time|callback time|response time|turnaround|get back to me|somebody reply|someone respond|hear from you|respond to my|answer my enquiry|reply to my|48 hours|contact me',
  'no-reply':
    'nobody replied|no reply|no response|no one replied|still waiting|not replied|nobody called|no one called|nobody contacted|no answer yet|no call yet|didnt reply|have not heard|havent heard|no one contacted|not heard back|no one got back|ignored|not received any|did not get any reply|days ago and|ghosted|not yet replied|waiting since|no update|nobody got back|without any reply|no one has called|filled the form but|still no|never replied|nobody has|no revert|days and nothing',
  company:
    'company|firm|organisation|organization|business behind|your company|who are you people|corporate|about you|your business|the business|startup behind|you people|you guys|maker|makers',
  founder:
    'founder|founders|ceo|owner|owners|director|who started|who made|team behind|co-founder|cofounder|who built|who runs|your boss|management|who created|who founded|who is behind|proprietor|leadership|cto|founding team|who owns',
  aim: 'aim|aims|mission|vision|goal|goals|purpose|values|why did you build|objective|why was it built|what do you believe|motive|principles|philosophy|why did you start|stand for',
  place:
    'address|office|city|located|location|head office|headquarter|headquarters|where are you based|based|which country|visit your office|branch office|branch in|nearest branch|any branch|outlet|where is your office|based in|come to your office|office address|registered office|where are you|walk in|which state',
  since:
    'since|founded|how old|established|started in|which year|since when|years old|how many years|long have you|been around|foundation year|experience do you have|year of|when was the company',
  social:
    'linkedin|instagram|twitter|facebook|social media|youtube|insta|social pages|social handles|follow you|fb|social|instagram page',
  card: 'business card|visiting card|save contact|vcard|contact card|card download|save your contact|vcf|qr code|founder card|download the card|visiting cards',
  blog: 'blog|guide|your post|this post|article|articles|blogs|posts|write up|case studies to read|news|blog posts|content to read|guides|reading material',
  clients:
    'clients do you have|your clients|references|success story|success stories|reviews|rating|ratings|testimonial|testimonials|who else uses|customers do you have|your customers|case study|case studies|big companies using|existing customers|who uses adya|reference customer|famous clients|existing clients|how many customers|how many clients|client names|client list|companies using|feedback from|happy customers|portfolio|logos|used by|rated|stars',
  job: 'job|jobs|career|careers|vacancy|vacancies|internship|intern|hiring people|are you hiring|work for you|apply for|resume|join your team|openings|recruitment|work at|employment|fresher|walkin|cv|join us|job opening|position|salary at your company|work with you|join your company',
  partner:
    'partner|partners|partnership|reseller|resell|franchise|affiliate|dealer|dealership|distributor|agency program|commission|become a partner|tie up|collaborate|collaboration|referral program|channel partner|white label partner|sell your product|refer and earn|joint venture|distribution|reselling',
  investor:
    'investor|investors|funding|revenue|turnover|valuation|profit|funded|raised|invest in|shareholder|how big is your company|how many employees|team size|how big is your team|people work at|ipo|shares of your|stake|annual revenue|equity|net worth|employees do you|how big are you|venture',
  certificate:
    'certificate|certificates|certification|certified|iso|hipaa|soc 2|soc2|compliance|compliant|registration number|registered|licence|license|pci|gdpr|cin|iso 27001|accredited|approved by|trai approved|rbi approved|dpdp|udyam|msme|startup india|irdai|regulatory|legal|accreditation|cert|audited by|recognised by',
  secure:
    'safe|secure|security|encrypted|encryption|hacked|hack|server|servers|data centre|data center|where is data stored|protected|data safety|breach|leak|leaked|data security|safety|confidential|stored where|data localisation|aws|cloud|secured|firewall|hackers|data residency|servers in india|backup|protect',
  uptime:
    'uptime|sla|guarantee|downtime|down|99.9|service level|outage|crash|goes down|stops working|fail|failure|guaranteed|server down|system down|backup if|warranty|internet goes|power cut|breaks down',
  technology:
    'technology|gpt|chatgpt|openai|gemini|llm|language model|which model|model|built on|powered by|claude|llama|tech stack|which ai|algorithm|speech engine|tts|stt|asr|under the hood|behind you|runs on|neural|engine do you|tech behind',
  'white-label':
    'white label|whitelabel|own brand|our brand name|rebrand|our logo|under our name|white-label|your branding|remove your name',
  'on-premise':
    'on premise|on-premise|on prem|own server|self hosted|self-hosted|our server|our own servers|private cloud|local server|self host|in our data centre',
  abroad:
    'abroad|other countries|international|outside india|foreign|usa|uk|dubai|uae|america|canada|singapore|nepal|bangladesh|sri lanka|nri|overseas|us numbers|gulf|europe|australia|worldwide|global|outside the country|us customers|london|another country|isd|countries|saudi|qatar|kuwait',
  support:
    'support hours|customer support of adya|help after|after sales|technical support|who helps us|support team|support after|assistance|helpline|support for us|help line|who will help|aftersales|problem with your product|something breaks|priority support|dedicated support|support you provide',
  training:
    'training|train my staff|train us|train our team|tutorial|tutorials|onboarding help|documentation|user manual|guide us|course|handholding|training session|staff training|learn to use|workshop',
  roadmap:
    'coming soon|future|roadmap|upcoming|next version|will you add|new features|in the pipeline|new languages soon|soon|release|when will you add|update coming',
  data: 'data|information|details|personal details|my info|info about me|my records|personal data|my details|personal information|customer data|patient data|my information',
  privacy:
    'privacy|privacy policy|confidentiality|privacy page|data policy|how you use my data|data protection|use my data|privasy',
  store:
    'store|stored|keep|kept|save|saved|retain|retention|hold|keeps|saving|retained|storing|preserve|hold on to|stores',
  delete:
    'delete|deleted|remove|removed|erase|erased|deletion|wipe|clear|forget me|destroy|take off|get rid|dlete|right to be forgotten|deleting|erasure|withdraw consent|take back|delet',
  correct:
    'correct my|see my data|change my data|update my details|access my data|view my data|copy of my data|what do you have on me|rectify|edit my details|what do you know about me|access to my|data you have about me|see what you hold|see what you store',
  cookie: 'cookie|cookies|cookie policy|cooky',
  tracker:
    'track me|tracker|trackers|tracking me|ads|advertising|advertisement|google analytics|analytics on your site|follow me around|spy|ad tracking|advertisers|third party scripts|pixel|tracking|tracked|adverts|monitor visitors|watch what i do',
  'sell-data':
    'sell my data|sell data|selling data|sell our data|sold|sell it to|selling my number|marketing companies|sell information|sell my|sell our|sell customer|sell phone numbers',
  'share-data':
    'share my data|share data|third party|third parties|shared with|give my data|pass on my|who sees my data|who can see|who has access|police|government ask|other companies|who else|disclose my|share with|share my|passed to|outside companies|who gets|authorities|sharing',
  'train-model':
    'train your ai|train a model|train your model|train on my data|used for training|training the ai|improve your model|use my chats to train|use my enquiry to train|learn from my data|train ai|train models|train on our|training your|train your',
  children:
    'child|children|kids|minor|minors|under 13|below 13|my son|my daughter|teenager|kid|age limit|years old can|13 years|underage',
  updated:
    'updated|last updated|last changed|date of the policy|latest version|when was it changed|revised|update date|policy updated|last modified|effective date|last revised|modified',
  log: 'log|logs|server log|ip address|ip|usage data|browser data|server logs|connection data',
  hello:
    'hi|hello|hey|hii|hiii|helo|good morning|good afternoon|good evening|namaste|greetings|hey there|hola|heyy|hallo|hlo|yo|gm|morning',
  thanks:
    'thanks|thank you|tysm|thank u|thx|ty|thankyou|much appreciated|grateful|thanks a lot|appreciate it|tnx|thnx|cheers|many thanks|thanku',
  bye: 'bye|goodbye|good bye|see you|see ya|good night|thats all|that is all|that will be all|have a nice day|talk later|cya|ok bye|take care|tata|nothing else|signing off|i am done|gn',
  ok: 'ok|okay|okey|alright|fine|got it|understood|i see|k|cool|great|nice|good|perfect|hmm|oh|makes sense|right|noted|ah|awesome|sounds good|fair enough|oki|wow|super|excellent|ok ok',
  yes: 'yes|yeah|yep|yup|sure|of course|certainly|yes please|please do|go ahead|ya|absolutely|definitely|do it|ok do that|yess|okay do|lets do it|aye|affirmative|yes do',
  no: 'no|nope|nah|no thanks|not now|no need|never mind|nevermind|not really|no thank you|dont want|not interested|not needed|leave it|skip it|not today|nay',
  please: 'please|pls|plz|kindly|plss|pleez|pl',
  'are-you-human':
    'are you human|are you a human|are you a bot|are you real|are you a robot|am i talking to|real person here|is this a bot|are you an ai|talking to a machine|is this a human|robot or human|human or bot|is this automated|are you a machine|are you a person|is this a real|are you alive|bot or human|u human|are u a bot|are u human|you human|is this ai|are you a real person',
  'your-name':
    'your name|who are you|what are you|whats ur name|what should i call you|introduce yourself|who r u|what is your name|who am i chatting|who made you',
  'help-me':
    'what can you do|help me|help|how can you help|what can i ask|what do you know|guide me|i need help|can you help|need assistance|options please|menu|what all can you|i have a question|i have a doubt|some queries|what questions can i ask',
  'how-are-you':
    'how are you|how r u|how do you do|whats up|wassup|how is it going|hows it going|how you doing|how are u|sup|how was your day|hope you are well',
  sure: 'are you sure|really|sure|is that right|is that correct|seriously|is that true|for real|certain|truly|you sure|no kidding|honestly|is it true|confirm that|are u sure|is this correct|double check|is it right|positive|you serious|absolutely sure',
  source:
    'source|where does it say|which page|proof|where is it written|where did you get|reference|link please|show me where|evidence|how do you know|where can i read|says who|where can i check|give me the link|where can i verify|where is this mentioned|page link|where can i see this|which page says',
  again:
    'again|repeat|say it again|once more|come again|pardon|say that again|one more time|what did you say|didnt get you|i did not get|repeat that|can you repeat|rephrase|what was that|restate|what you said|said before|said earlier|say again|you told me',
  shorter:
    'shorter|simple words|in brief|simpler|in short|one line|too long|summarise that|simplify|in simple|in one sentence|briefly|short answer|two lines|eli5|easy words|tldr|keep it short|plain words',
  meant:
    'i meant|i mean|sorry i meant|not that|correction|i was asking about|no i said|typo|i wanted to say|rather|wait|oops|my mistake|make it|make that|instead|actually|scratch that|i mean to say|no no|change that to|should be|let me rephrase|sorry|no wait|sorry not|i made a mistake|rather make it',
  'reply-in':
    'reply in|answer in|speak in|talk in|respond in|switch to|in hindi please|write in|tell me in|say it in|explain in|change language to|use hindi|continue in|chat in|can we talk in|please use|answer me in|in tamil please|translate it to|talk to me in|speak to me in|in my language|say that in|can you write in|repeat in|reply to me in|give the answer in|respond to me in',
  wrong:
    'wrong|not what i asked|did not understand|didnt understand|you are not answering|that is not correct|not helpful|useless answer|not my question|incorrect|didnt answer|did not answer|thats not|not answering|misunderstood|you dont understand|irrelevant|not related|makes no sense|doesnt help|that doesnt answer|same answer|why are you repeating|stop repeating|off the point|you are wrong|bad answer|not clear|i asked',
  'first-one':
    'first one|the first|1st|option 1|option one|number one|number 1|the former|former one|first option',
  'second-one':
    'second one|the second|2nd|option 2|option two|number two|number 2|the latter|latter one|second option|other one',
  'third-one':
    'third one|the third|3rd|last one|the last|option 3|option three|number three|number 3|final one|third option',
  that: 'that|it|this|the same|same|those|them|these|its|same thing|that one|this one|such|the above',
  and: 'and|also|plus|as well|besides|along with|&|n|moreover|in addition|too|and also|what about|how about',
  or: 'or|either|whether|or else|otherwise|alternatively|or is it|or do',
  not: "not|no|dont|doesnt|cannot|cant|never|isnt|arent|wont|don't|doesn't|can't|isn't|won't|neither|nor|hasn't|havent|none|no longer|unable|refuse|didnt|shouldnt|wouldnt|lacks|missing|nothing",
  without: 'without|w/o|minus|excluding|lacking|except|other than|apart from|aside from',
  only: 'only|just|merely|solely|nothing but|exclusively|alone|purely|limited to|restricted to|simply',
  prevent:
    'prevent|avoid|protect from|stop from|guard against|reduce the risk|make sure it does not|so that it does not|protect against|stop double|keep from|safeguard|eliminate|ensure no',
  more: 'more|bigger|higher|larger|greater|increase|additional|extra|another|above|over|beyond that|big|large|huge|many|lots|lot',
  less: 'less|smaller|fewer|lower|small|little|under|below|tiny|minimum|short|low',
  better:
    'better|best|good|great|superior|advantage over|nicer|top|right choice|beats|winner|beneficial|useful|helpful|worth|why should i choose',
  all: 'all|every|full|complete|entire|whole|everything|each|total list|both|any',
  other: 'other|another|else|different one|others|alternative|alternatives|rest|apart from',
  now: 'now|today|currently|at present|right now|at the moment|presently|these days|this month|nowadays|immediately|tonight|tomorrow|yesterday',
  then: 'after|then|afterwards|later|next|once done|following that|thereafter|subsequently|after that|so then',
  weather:
    'weather|rain|raining|temperature|forecast|humidity|hot outside|cold outside|monsoon|sunny|climate|storm|cyclone|snow|aqi|pollution|heatwave|umbrella',
  market:
    'share price|stock price of|share market|gold|gold rate|silver|petrol|diesel|sensex|nifty|share|shares|stock|stocks|stock market|bitcoin|crypto|mutual funds|onion|tomato|vegetables|lpg|cylinder|fuel|dollar rate|ipo allotment|fd rate|interest rate|stock price|trading|invest money|investment|tomatoes|onions|milk price|ethereum|real estate prices|home loan rate',
  sport:
    'cricket|ipl|match|score|football|world cup|kohli|dhoni|olympics|tennis|player|team india|goal|kabaddi|wicket|wickets|batsman|who won|chess|messi|ronaldo|rohit|fifa|tournament|badminton|hockey|test match',
  fun: 'joke|jokes|song|songs|movie|movies|film|films|story|stories|poem|poems|shayari|riddle|game|games|sing|dance|music|web series|netflix|serial|actor|actress|lyrics|entertain|funny|puzzle|bored|tv show|youtube video|meme|bollywood|rap|haiku|quiz|limerick|song lyrics|bedtime story',
  food: 'recipe|cook|cooking|biryani|paneer|dosa|pizza|burger|tea|coffee|chicken|cake|swiggy|zomato|order food|lunch|dinner|restaurant near me|hungry|breakfast|chapati|curry|masala|how to make|idli|samosa|sandwich|ice cream|fish|rice|ingredients|bake|butter|ghee|diet',
  'own-ticket':
    'book a cab|cab|uber|ola|train ticket|flight ticket|bus ticket|movie ticket|book a ticket|irctc|pnr|book me|hotel for me|order a taxi|cancel my flight|railway|metro|flights to|book a flight|train to|rapido|bus to|cancel my ticket|tatkal|boarding pass|taxi to|seat on the train|reserve a seat',
  study:
    'homework|essay|maths|mathematics|solve|equation|exam|physics|chemistry|assignment|algebra|sum of two|square root|upsc|neet|syllabus|marks|thesis|project report|school work|geometry|multiply|divide|integral|derivative|trigonometry|history lesson|biology|college essay|grammar|2x|quadratic|percentage of|cgpa|board exam|rank',
  program:
    'python|java|javascript|html|css|sql|function to|reverse a string|algorithm for|write a program|write code|debug|loop|c++|react|script that|compile|select * from|drop table|regex|php|kotlin|linked list|sorting algorithm|sql query|bash|excel formula|leetcode|fibonacci|source code for',
  'general-knowledge':
    'capital of|president|prime minister|modi|history of|who invented|population|planet|ocean|mountain|river|country|war|tallest|largest|distance between|meaning of life|who is the|gandhi|einstein|elon musk|translate|meaning of|news today|politics|election|vote|party|king|god|religion|ghost|aliens|space|moon|sun|earth|currency of|how far|kilometres|national animal|how many states|flag|science|world war|shah rukh|salman|celebrity|who wrote|speed of light|tall is|height of|synonym|spelling|what year did|trump|chief minister|rahul gandhi|bjp|congress|parliament',
  stars:
    'horoscope|astrology|zodiac|rashi|kundli|love|marriage|marry|girlfriend|boyfriend|breakup|relationship|palm|lucky|future prediction|dating|date me|wife|husband|kiss|crush|tarot|numerology|fall in love|single|divorce|affair|sexy|beautiful girl|romance',
  gadget:
    'best phone|which phone|which mobile|which laptop|phone should i|phone under|phone to buy|mobile phone under|iphone|macbook|laptop|wifi|wi-fi|fridge|washing machine|tv|recharge|jio|airtel|vi recharge|phone repair|printer|battery|screen broken|mobile repair|iphone price|samsung|smart watch|camera|bike|scooter|car repair|computer slow|virus|data pack|sim recharge|bsnl|fan|ac repair|broadband|charger|headphones|oneplus|redmi|recharge plan|tata play|dth',
  goods:
    'car|house|flat|shoes|clothes|jeans|shirt|dress|furniture|sofa|rent|land|plot|buy a bike|watch|perfume|mattress|tesla|cement|haircut|gym membership|school fees|course fees|wedding hall|medicine price|milk|sugar|toys|gift|flowers|cosmetics|lipstick|kurta|jacket|bag|suitcase|cycle|book to read|novel|pet|dog|cat|puppy|house rent|scooty|jewellery price|bed sheet|fridge price|television',
  'my-order':
    'my order|my parcel|my package|my refund|my flight|my ticket|my pnr|my bank balance|account balance|my balance|my loan status|my emi|order number|order id|tracking id|awb|arrived torn|damaged product|wrong product|not delivered|cancel my order|return my|exchange my|my appointment with|my policy|my claim|track my|where is my parcel|my delivery|my booking|my card|block my card|my saree|my shoes|my phone arrived|my reservation|transaction failed|money deducted|amazon order|flipkart|myntra|meesho|my courier|my salary slip|my pf|my application|passport|aadhaar|pan card|visa|driving licence|ration card|electricity bill|my account number|deducted from|my subscription of|my electricity|my gas',
  'my-symptom':
    'i have fever|fever|headache|stomach pain|stomach ache|cough|cold and|my back hurts|back pain|vomiting|which tablet|which medicine should i|paracetamol|aspirin|dolo|diabetes|blood pressure|bp|sugar level|acidity|rash|infection|my child has|swelling|toothache|pregnant|dizzy|weakness|lose weight|hair fall|pimples|home remedy|remedy for|tablet should i|insomnia|allergy|migraine|sore throat|period pain|is it serious|loose motion|my knee|my eyes|my ear|cancer|covid|dengue|malaria|cholesterol|thyroid|constipation|my skin|medicine for',
  'urgent-help':
    'accident|fire|ambulance|heart attack|i have chest pain|my left arm|unconscious|not breathing|cannot breathe|cant breathe|bleeding badly|stroke|police|robbery|someone is attacking|snake bite|poison|drowning|call an ambulance|murder|kidnapped|help me im being|labour pain|choking|overdose|house is on fire|thief|being beaten|is dying|fainted|seizure|having fits|rape|assault|domestic violence|burnt|electric shock|chest pain|arm is numb|severe pain|sleeping pills|took poison|drank poison|broke into my house|thief in my house|collapsed|having a stroke|taken too many pills|too many tablets|sleeping tablets|not waking up|breaking into my house|is beating me|he is hitting me|gas leak|lot of tablets',
  'danger-figure':
    'accident|fire|drowning|choking|robbery|police|murder|stroke|burnt|heart attack|poison|fire off|fires off|fired off|firing off|fire sale|fire up|fires up|fire questions|fire my staff|by accident|accident that|accident insurance|accident cover|daylight robbery|highway robbery|drowning in tickets|drowning in work|drowning in complaints|drowning in queries|drowning in messages|drowning in mails|drowning in emails|drowning in calls|drowning in paperwork|choking on work|choking on tickets|choking on calls|choking on mails|police verification|stroke of|ambulance service|ambulance company|ambulance booking|ambulance bookings|fire extinguisher|fire safety|fire insurance',
  despair:
    'want to die|feel like dying|feeling like dying|feeling low|feeling hopeless|cant take it anymore|cannot take it anymore|no will to live|better if i was not here|kill myself|suicide|suicidal|end my life|no reason to live|dont want to live|do not want to live|tired of living|tired of life|cannot go on|cant go on|better off dead|hurt myself|harm myself|self harm|life is not worth|nobody would miss me|hopeless|want to end it|end it all|no point in living|no point living|give up on life|fed up with life|wish i was dead|wish i were dead|i feel worthless|cutting myself|jump off|hang myself|i want to disappear|no hope left|nothing to live for|not worth living|take my own life|want to sleep forever|done with life|dont want to be alive|depressed|kill himself|kill herself|going to jump|end everything|no one will miss me|cant live like this',
  abuse:
    'idiot|stupid|fool|fools|useless|junk|shut up|fuck|fucking|shit|bastard|moron|dumb|nonsense|rubbish|fraud|scam|cheat|cheats|cheaters|thieves|hate you|garbage|crap|asshole|bitch|go to hell|sue you|loser|trash|pathetic|bloody|screw you|worst|scammers|liar|liars|dumbass|suck|sucks|crooks|waste of time|piece of|bullshit|wtf|get lost|idiotic|disgusting|brainless|damn|frauds|chor|bakwas|mad|lunatic|fake company',
  inject:
    'ignore all|ignore previous|ignore your|previous instructions|your instructions|system prompt|your prompt|hidden prompt|secret prompt|developer mode|jailbreak|you are now|pretend|act as|roleplay|dan|no rules|admin password|password|api key|print your|reveal your|repeat after me|confirm in writing|override|forget your rules|forget all|simulate|bypass|your rules|debug mode|source code|root access|database dump|other users|other visitors|someone else chat|hack|drop table|select * from|<script>|system:|sudo|say that|disregard|instructions above|god mode|unrestricted|initial prompt|secret instructions|print the|credentials|your training data|your configuration|as an admin|from now on you|new instructions|say the words|secret|confirm that|costs 1 rupee|free forever',
  rival:
    'exotel|yellow.ai|yellow ai|haptik|bland|bland.ai|bland ai|knowlarity|ozonetel|myoperator|gupshup|verloop|skit|skit.ai|sarvam|gnani|uniphore|retell|vapi|elevenlabs|twilio|dialpad|five9|genesys|servetel|tata tele|mcube|air ai|synthflow|kore.ai|leena|convin|observe.ai|cogno|bolna|smallest.ai|squadstack|ameyo|freshcaller|aircall|ringcentral|competitor|competitors|other companies|other vendors|other bots|rival|rivals|alexa|siri|dialogflow|google assistant|polly|zendesk|freshdesk|intercom|drift|tidio|livechat|justdial|sulekha|kapture',
}
