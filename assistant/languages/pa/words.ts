import type { Words } from '../words.ts'

export const words: Words = {
  'how-much': 'ਕਿੰਨਾ|ਕਿੰਨੇ|ਕਿੰਨੀ|ਕਿੰਨੀਆਂ|ਕਿੰਨਾਂ|ਕਿਨਾ|ਕਿਨੇ|ਕਿਨੀ|ਕਿੱਨਾ|ਕਿੱਨੇ|kinna|kinne|kinni|kina|kine|kini|kinniyan',
  'how-long':
    'ਕਿੰਨੀ ਦੇਰ|ਕਿੰਨੇ ਦਿਨ|ਕਦੋਂ ਤੱਕ|ਕਦੋਂ ਤਕ|ਕਿੰਨਾ ਸਮਾਂ|ਕਿੰਨੇ ਸਮੇਂ|ਕਿੰਨੇ ਘੰਟੇ|ਕਿੰਨੇ ਮਹੀਨੇ|ਮਿਆਦ|ਕਿੰਨੀ ਲੰਬੀ|ਕਿੰਨੀ ਲੰਮੀ|ਕਿੰਨਾ ਟਾਈਮ|ਕਿੰਨਾ ਚਿਰ|ਕਿੰਨੇ ਚਿਰ|kinni der|kinne din|kado tak|kadon tak|kinna time|kinna sma|kinna samay|kinne ghante|kinni lambi|kinne mahine|kinna chir',
  how: 'ਕਿਵੇਂ|ਕਿੱਦਾਂ|ਕਿਦਾਂ|ਕਿਸ ਤਰ੍ਹਾਂ|ਕਿਸ ਤਰਾਂ|ਤਰੀਕਾ|ਤਰੀਕੇ|ਪ੍ਰਕਿਰਿਆ|ਕਿਹੋ ਜਿਹਾ|ਕਿਹੋ ਜਿਹੀ|ਢੰਗ|kive|kiven|kiwe|kiddan|kidda|kida|kis tarah|tarika|kiho jiha',
  what: '=ਕੀ|ਕੀ ਕੀ|ਕਿਹੜੀ ਚੀਜ਼|ki ki|=ki|=kee',
  which:
    'ਕਿਹੜਾ|ਕਿਹੜੀ|ਕਿਹੜੇ|ਕਿਹੜੀਆਂ|ਕੇਹੜਾ|ਕੇਹੜੀ|ਕੇਹੜੇ|ਕੇੜਾ|=ਕਿਸ|=ਕਿਨ੍ਹਾਂ|ਕਿਸ ਵਿੱਚ|ਕੌਣ ਸਾ|kehra|kehda|kehri|kehdi|kehre|kehde|kihra|kihda|kehriyan|kis vich',
  who: '=ਕੌਣ|=ਕਿਸਦਾ|=ਕਿਸਦੀ|=ਕਿਸਦੇ|=ਕਿਸਨੇ|=ਕੀਹਨੇ|=ਕੀਹਦਾ|=ਕਿਸਨੂੰ|ਕਿਸ ਨੇ|ਕਿਸ ਦਾ|ਕਿਸ ਦੀ|ਕਿਸ ਨੂੰ|ਕੌਣ ਲੋਕ|kaun|kon|kaun ne|kisda|kihda|kihne|kisne|kisnu',
  when: '=ਕਦੋਂ|=ਕਦ|=ਕਦੋ|ਕਿੰਨੇ ਵਜੇ|ਕਿਸ ਦਿਨ|ਕਿਸ ਸਮੇਂ|ਕਿਸ ਟਾਈਮ|ਕਦੋਂ ਤੋਂ|kado|kadon|kadd|kinne vaje|kinne baje|kis din|kis time|kado ton',
  where: 'ਕਿੱਥੇ|ਕਿਥੇ|ਕਿੱਥੋਂ|ਕਿਥੋਂ|ਕਿਸ ਪੇਜ|ਕਿੱਧਰ|ਕਿਧਰ|ਕਿਸ ਥਾਂ|ਕਿਹੜੀ ਥਾਂ|ਕਿਸ ਜਗ੍ਹਾ|kithe|kitthe|kithon|kidhar|kiddar|kis page|kis jagah|kis than',
  why: '=ਕਿਉਂ|=ਕਿਓਂ|=ਕਿਉ|ਕਾਹਤੋਂ|ਕਿਸ ਲਈ|ਕਿਸ ਕਰਕੇ|ਕਿਸ ਵਜ੍ਹਾ|ਵਜ੍ਹਾ|ਕਾਰਨ|ਕਾਹਦੇ ਲਈ|kyon|kyun|kyu|kio|kiyun|kahton|kis layi|kis karke|vajah|wajah|karan',
  can: 'ਸਕਦਾ|ਸਕਦੇ|ਸਕਦੀ|ਸਕਦੀਆਂ|ਸਕਾਂ|ਸਕਾਂਗ|ਸਕੇਗ|ਸਕਣਗ|ਸਕੋਗ|ਸੰਭਵ|ਮੁਮਕਿਨ|ਹੋ ਜਾਵੇਗਾ|ਹੋ ਜਾਏਗਾ|ਹੋ ਜਾਊ|ਹੋ ਸਕਦਾ|sakda|sakde|sakdi|sakega|sakegi|sakan|skda|skde|skdi|ho javega|ho jauga|ho jau|ho jaega|sambhav|mumkin',
  tell: 'ਦੱਸੋ|ਦਸੋ|ਦੱਸ ਦਿਓ|ਦੱਸ ਦੇਓ|ਦੱਸਿਓ|ਦੱਸਣਾ|ਦੱਸੀਂ|ਦੱਸ|ਸਮਝਾਓ|ਸਮਝਾ ਦਿਓ|ਸਮਝਾਉ|ਜਾਣਕਾਰੀ|ਵੇਰਵਾ|ਵੇਰਵੇ|ਬਾਰੇ|ਡਿਟੇਲ|dasso|daso|dass|das deo|dass dio|dasna|dassna|samjhao|samjha deo|jankari|jaankari|bare|baare|bare dasso|verva|vervey',
  want: 'ਚਾਹੀਦਾ|ਚਾਹੀਦੀ|ਚਾਹੀਦੇ|ਚਾਹੀਦੀਆਂ|ਚਾਹੁੰਦਾ|ਚਾਹੁੰਦੀ|ਚਾਹੁੰਦੇ|ਚਾਹਾਂਗ|ਲੋੜ|ਜ਼ਰੂਰਤ|ਜਰੂਰਤ|ਲੈਣਾ ਹੈ|ਲੈਣੀ ਹੈ|ਕਰਨਾ ਹੈ|ਕਰਵਾਉਣਾ|ਚਾਹਨਾ|ਚਾਹੁਨਾ|chahida|chahidi|chahide|chaida|chaidi|chaide|chahunda|chahundi|chaunda|chaundi|chaunde|lod|lorh|lor hai|zarurat|jarurat|laina hai|lena hai|karna hai|laina aa|karna aa',
  use: 'ਵਰਤ|ਵਰਤੋਂ|ਵਰਤਣ|ਇਸਤੇਮਾਲ|ਉਪਯੋਗ|ਪ੍ਰਯੋਗ|ਯੂਜ਼|vart|varton|vartna|vartde|warton|wartna|istemal|use kar',
  know: 'ਜਾਣਨਾ|ਜਾਣਨ|ਪਤਾ|ਮਾਲੂਮ|ਜਾਣਦਾ|ਜਾਣਦੇ|ਜਾਣਦੀ|ਜਾਣ ਸਕ|janna|janana|jaanna|pata|malum|maloom|janda|jaande',
  see: 'ਦੇਖ|ਵੇਖ|ਪੜ੍ਹ|ਦਿਖਾ|ਵਿਖਾ|dekh|dekhna|vekh|vekhna|wekh|dikhao|vikhao|padh|parh',
  change: 'ਬਦਲ|ਤਬਦੀਲ|ਪਰਿਵਰਤਨ|ਚੇਂਜ|badal|badalna|badlna|badli|tabdeel|tabdil|change kar',
  work: 'ਕੰਮ|ਚੱਲਦਾ|ਚੱਲਦੀ|ਚਲਦਾ|ਚਲਦੀ|ਚੱਲੇਗ|ਚਲੇਗ|ਚੱਲੂ|ਕੰਮ ਕਰਦਾ|ਕੰਮ ਕਰਦੀ|kamm|kam karda|kam kardi|kamm karda|chalda|chaldi|chalega|chalegi|challu|challega',
  late: 'ਦੇਰ ਨਾਲ|ਲੇਟ|ਦੇਰੀ|ਚਿਰ ਨਾਲ|ਪਛੜ|der nal|der naal|deri|late ho',
  give: 'ਦਿੰਦੇ|ਦਿੰਦਾ|ਦਿੰਦੀ|ਦੇਵੋਗ|ਦੇਵਾਂਗ|ਦੇਵੇਗ|ਦੇਣਗ|ਦੇਣਾ|ਦੇਣਾ ਹੈ|ਦੇ ਦਿਓ|ਦੇਵੋ|=ਦਿਓ|ਭੇਜ|ਪ੍ਰਦਾਨ|ਦਿੱਤਾ|ਦਿੱਤੀ|ਦਿੱਤੇ|ਘੱਲ|dinde|dinda|dindi|devoge|devega|devange|dena|de deo|deo|dio|bhej|bhejo|ditta|ditti|ditte|ghall',
  get: 'ਮਿਲਦਾ|ਮਿਲਦੀ|ਮਿਲਦੇ|ਮਿਲਦੀਆਂ|ਮਿਲੇਗ|ਮਿਲਣਗ|ਮਿਲੂ|ਮਿਲ|ਲੈ ਸਕ|ਪ੍ਰਾਪਤ|ਮਿਲਿਆ|ਮਿਲਣ|milda|mildi|milde|milega|milegi|milange|milange|milu|milugi|milni|mil|prapat',
  have: 'ਸ਼ਾਮਲ|ਸ਼ਾਮਿਲ|ਹੈ ਕੀ|ਹੁੰਦਾ ਹੈ|ਹੁੰਦੀ ਹੈ|ਹੁੰਦੇ ਹਨ|ਮੌਜੂਦ|ਉਪਲਬਧ|ਉਪਲੱਬਧ|ਹੈਗਾ|ਹੈਗੀ|ਹੈਗੇ|ਹੈ ਜਾਂ ਨਹੀਂ|=ਹੈ|=ਹਨ|=ਨੇ|ਸਪੋਰਟ|ਨਾਲ ਆਉਂਦ|ਅੰਦਰ|shamil|shamal|hunda hai|hundi hai|hunda aa|haiga|haigi|hege|hai ja nahi|hai ke nahi|maujood|uplabdh|=hai|=han|=aa|andar',
  kinds:
    'ਕਿਹੜੇ ਕਿਹੜੇ|ਕਿਹੜੀਆਂ ਕਿਹੜੀਆਂ|ਕਿਹੜੀ ਕਿਹੜੀ|ਕਿਹੜਾ ਕਿਹੜਾ|ਕਿਸਮ|ਤਰ੍ਹਾਂ ਦੇ|ਤਰ੍ਹਾਂ ਦੀਆਂ|ਪ੍ਰਕਾਰ|ਸੂਚੀ|ਲਿਸਟ|ਵਿਕਲਪ|ਕੀ ਕੀ|kehre kehre|kehde kehde|kehriyan kehriyan|kisam|kisma|tarah de|soochi|vikalp|ki ki',
  price:
    'ਕੀਮਤ|ਕ਼ੀਮਤ|ਦਾਮ|=ਦਰ|=ਦਰਾਂ|ਖਰਚ|ਖ਼ਰਚ|ਖਰਚਾ|ਫੀਸ|ਫ਼ੀਸ|ਰੇਟ|ਮੁੱਲ|ਚਾਰਜ|ਭਾਅ|=ਭਾਵ|ਲਾਗਤ|ਪ੍ਰਾਈਸ|ਕਾਸਟ|ਕਿਰਾਇਆ|ਸ਼ੁਲਕ|ਕਿੰਨੇ ਦਾ|ਕਿੰਨੇ ਦੀ|ਕਿੰਨੇ ਦੇ|ਕਿੰਨੇ ਵਿੱਚ|kimat|keemat|kimmat|daam|kharcha|kharch|mull|fees|bhaa|laagat|rate|charge|charges|kiraya|kinne da|kinne di|kine da|kine di|kinne vich|kinne ch',
  money:
    'ਪੈਸਾ|ਪੈਸੇ|ਪੈਸਿਆਂ|ਰੁਪਏ|ਰੁਪਿਆ|ਰੁਪਈਏ|ਰੁਪਈਆ|ਰੁਪਿਆਂ|ਰੁਪਯੇ|ਰੁਪੈ|ਰਕਮ|ਰਾਸ਼ੀ|ਹਜ਼ਾਰ|ਹਜਾਰ|ਲੱਖ|paisa|paise|paisey|rupaye|rupay|rupaiye|rupiye|rupaiya|rakam|rupees|hazar|hajar|hazaar|lakh|lakkh',
  pay: 'ਚੁਕਾ|ਭੁਗਤਾਨ|ਅਦਾ ਕਰ|ਅਦਾਇਗੀ|ਦੇਣਾ ਪਵੇਗਾ|ਦੇਣੇ ਪੈਣਗੇ|ਦੇਣਾ ਪਊ|ਦੇਣੇ ਹੋਣਗੇ|ਦੇਣਾ ਹੋਵੇਗਾ|ਦੇਣਾ ਪੈਂਦਾ|ਲੱਗੇਗ|ਲੱਗਣਗੇ|ਲੱਗਦਾ ਹੈ|ਲੱਗਦੇ ਹਨ|ਲੱਗਦੇ|ਲਗਦੇ|ਲੱਗੂ|ਪਵੇਗਾ|ਪੈਂਦਾ|ਖਰਚ ਹੋਵੇਗਾ|bhugtan|chukauna|ada kar|adaigi|dena pavega|dena pau|dene painge|dene honge|lagega|lagange|lagnge|lagda hai|lagde|laggu|lagu|pavega|painda',
  bill: 'ਬਿੱਲ|ਬਿਲ|ਕੁੱਲ|ਕੁਲ|ਟੋਟਲ|ਹਿਸਾਬ|ਜੋੜ|ਬਣੇਗਾ|ਬਣੂ|ਬਣਦਾ|ਜੋੜ ਕੇ|ਮਿਲਾ ਕੇ|ਗਣਨਾ|ਕੱਢੋ|ਬਿੱਲ ਆਵੇਗਾ|ਕਿੰਨਾ ਹੋਵੇਗਾ|ਕਿੰਨਾ ਬਣੇਗਾ|ਕਿੰਨਾ ਆਵੇਗਾ|ਕਿੰਨਾ ਆਊ|kull|total|hisab|hisaab|banega|banu|banda|jod ke|mila ke|kadho|bill aavega|bill aau|kinna aavega|kinna aau|kinna hovega|kinna hou|kinna banega',
  cheap:
    'ਸਸਤਾ|ਸਸਤੀ|ਸਸਤੇ|ਕਿਫਾਇਤੀ|ਕਿਫ਼ਾਇਤੀ|ਘੱਟ ਖਰਚ|ਘੱਟ ਖ਼ਰਚ|ਘੱਟ ਕੀਮਤ|ਘੱਟ ਪੈਸ|ਫਾਇਦੇਮੰਦ|ਫ਼ਾਇਦੇਮੰਦ|ਘੱਟ ਪਵੇਗਾ|ਬਜਟ ਵਿੱਚ|sasta|sasti|saste|kifayati|ghat kharch|ghatt kharch|ghat kimat|ghat paise|faydemand|ghat pavega',
  expensive:
    'ਮਹਿੰਗ|ਮਹਿੰਗਾ|ਮਹਿੰਗੀ|ਮਹਿੰਗੇ|ਮੈਂਗਾ|ਜ਼ਿਆਦਾ ਪੈਸੇ|ਬਹੁਤ ਪੈਸੇ|ਜ਼ਿਆਦਾ ਹੈ|ਬਹੁਤ ਜ਼ਿਆਦਾ|ਬਹੁਤ ਜਿਆਦਾ|ਇੰਨਾ ਪੈਸਾ|ਇੰਨੇ ਪੈਸੇ|ਏਨੇ ਪੈਸੇ|ਬਹੁਤ ਮਹਿੰਗਾ|ਔਕਾਤ|ਬਹੁਤ ਹੈ|mehnga|mehenga|mahinga|mehngi|zyada paise|bahut paise|bahut zyada|bohat jyada|jyada hai|zyada hai|inne paise|enne paise|bahut hai',
  cheapest:
    'ਸਭ ਤੋਂ ਸਸਤਾ|ਸਭ ਤੋਂ ਸਸਤੀ|ਸਭ ਤੋਂ ਘੱਟ|ਸਬ ਤੋਂ ਸਸਤਾ|ਘੱਟੋ ਘੱਟ|ਘੱਟੋ-ਘੱਟ|ਘੱਟ ਤੋਂ ਘੱਟ|ਸ਼ੁਰੂਆਤੀ|ਸ਼ੁਰੂ ਹੁੰਦਾ|ਸ਼ੁਰੂ ਹੁੰਦੀ|ਸ਼ੁਰੂ ਹੁੰਦੇ|sab ton sasta|sab to sasta|sabh ton sasta|sab ton ghat|ghatto ghat|ghat ton ghat|shuruaati|minimum|shuru hunda|shuru hundi',
  budget:
    'ਬਜਟ|ਖਰਚ ਕਰ ਸਕਦਾ|ਤੱਕ ਦੇ ਸਕਦਾ|ਇੰਨੇ ਵਿੱਚ|ਏਨੇ ਵਿੱਚ|ਦੇ ਅੰਦਰ|ਸਿਰਫ਼ ਇੰਨਾ|ਸਿਰਫ ਇੰਨਾ|ਦੇ ਸਕਦਾ ਹਾਂ|budget|inna hi hai|inne vich|inne ch|kharch kar sakda|de andar|de sakda han',
  free: 'ਮੁਫਤ|ਮੁਫ਼ਤ|ਮੁਫ਼ਤ ਵਿੱਚ|ਫ੍ਰੀ|ਫਰੀ|ਫ਼ਰੀ|ਫ਼੍ਰੀ|ਬਿਨਾਂ ਪੈਸੇ|ਬਿਨਾ ਪੈਸੇ|ਬਿਨਾਂ ਖਰਚ|muft|mufat|free|bina paise|bina kharch|free vich|free ch',
  discount:
    'ਛੋਟ|ਛੂਟ|ਡਿਸਕਾਊਂਟ|ਡਿਸਕਾਉਂਟ|ਰਿਆਇਤ|ਆਫਰ|ਆਫ਼ਰ|ਔਫਰ|ਕੂਪਨ|ਘੱਟ ਕਰ ਦਿਓ|ਘੱਟ ਕਰੋ|ਘਟਾ ਦਿਓ|ਘਟਾਓ|ਮੁੱਲ ਭਾਅ|ਕੁਝ ਘੱਟ|ਰੇਟ ਘੱਟ|chhot|chot|discount|riayat|offer|coupon|ghat kar deo|ghat karo|ghatt karo|ghata deo|kujh ghat|rate ghat',
  tax: 'ਜੀਐਸਟੀ|ਜੀ ਐਸ ਟੀ|ਜੀਐੱਸਟੀ|ਟੈਕਸ|ਪੱਕਾ ਬਿੱਲ|ਜੀਐਸਟੀ ਨੰਬਰ|ਟੈਕਸ ਇਨਵੌਇਸ|ਟੈਕਸ ਸਮੇਤ|gst|tax|pakka bill|gst bill',
  'payment-method':
    'ਯੂਪੀਆਈ|ਯੂ ਪੀ ਆਈ|ਕ੍ਰੈਡਿਟ ਕਾਰਡ|ਕਰੈਡਿਟ ਕਾਰਡ|ਡੈਬਿਟ ਕਾਰਡ|ਨੈੱਟ ਬੈਂਕਿੰਗ|ਪੇਟੀਐਮ|ਫੋਨਪੇ|ਫ਼ੋਨਪੇ|ਗੂਗਲ ਪੇ|ਕਿਸ਼ਤ|ਕਿਸਤ|ਚੈੱਕ ਨਾਲ|ਨਕਦ|ਆਨਲਾਈਨ ਭੁਗਤਾਨ|ਪੇਮੈਂਟ ਕਿਵੇਂ|ਭੁਗਤਾਨ ਕਿਵੇਂ|ਪ੍ਰੀਪੇਡ|ਪੋਸਟਪੇਡ|ਪੈਸੇ ਕਿਵੇਂ|upi nal|upi naal|card nal|card naal|paytm|phonepe|google pay|kisht|kishta|nakad|cheque|online payment|payment kiven|payment kive|bhugtan kiven|paise kiven|paise kive',
  refund:
    'ਰਿਫੰਡ|ਰਿਫ਼ੰਡ|ਪੈਸੇ ਵਾਪਸ|ਪੈਸਾ ਵਾਪਸ|ਪੈਸੇ ਮੋੜ|ਵਾਪਸੀ|ਪਸੰਦ ਨਾ ਆਇਆ|ਪਸੰਦ ਨਾ ਆਵੇ|ਪਸੰਦ ਨਹੀਂ ਆਇਆ|refund|paise wapas|paise vapas|paise mod|money back|pasand na aaya|pasand na aave|pasand nahi aaya',
  contract:
    'ਇਕਰਾਰਨਾਮਾ|ਕਾਂਟਰੈਕਟ|ਕੰਟਰੈਕਟ|ਕੰਟ੍ਰੈਕਟ|ਲੌਕ ਇਨ|ਲਾਕ ਇਨ|ਬੰਧਨ|ਕਰਾਰ|ਵਿਚਕਾਰ ਛੱਡ|ਵਿੱਚੋਂ ਛੱਡ|ਵਿਚਾਲੇ ਛੱਡ|ਵਿਚਾਲੇ ਬੰਦ|ਕਦੇ ਵੀ ਬੰਦ|ਕਦੋਂ ਵੀ ਬੰਦ|ਕੈਂਸਲ ਕਰ|ਪਲਾਨ ਬੰਦ|ਸਬਸਕ੍ਰਿਪਸ਼ਨ ਬੰਦ|ਪਲਾਨ ਕੈਂਸਲ|ਨੋਟਿਸ ਪੀਰੀਅਡ|ਰੀਨਿਊ|ਛੱਡ ਸਕਦੇ|ਛੱਡ ਸਕਦਾ|contract|lock in|ikrarnama|karar|vichale chhad|vichale band|kade vi band|kadon vi band|cancel kar|plan band|subscription band|plan cancel|bandhan|renew|chhad sakde|chad sakde',
  'seat-fee':
    'ਪ੍ਰਤੀ ਯੂਜ਼ਰ|ਪ੍ਰਤੀ ਵਿਅਕਤੀ|ਹਰ ਯੂਜ਼ਰ|ਸੀਟ ਦਾ|ਲੌਗਇਨ ਦਾ|ਕਿੰਨੇ ਲੋਕ ਵਰਤ|ਕਿੰਨੇ ਜਣੇ ਵਰਤ|ਕਿੰਨੇ ਯੂਜ਼ਰ|ਹਰ ਮੁਲਾਜ਼ਮ ਦਾ|ਹਰ ਕਰਮਚਾਰੀ ਦਾ|per user|har user|seat da|prati user|kinne lok use|kinne lok vart|kinne user',
  'setup-fee':
    'ਸੈੱਟਅੱਪ ਚਾਰਜ|ਸੈੱਟਅੱਪ ਫੀਸ|ਸੈਟਅੱਪ ਫੀਸ|ਸੈੱਟਅੱਪ ਫ਼ੀਸ|ਇੱਕ ਵਾਰ ਦਾ|ਇਕ ਵਾਰ ਦੀ|ਜ਼ਮਾਨਤ|ਡਿਪਾਜ਼ਿਟ|ਐਡਵਾਂਸ|ਲੁਕਵੇਂ|ਲੁਕਵਾਂ|ਲੁਕੇ|ਵੱਖਰਾ ਚਾਰਜ|ਵੱਖਰੇ ਚਾਰਜ|ਲਗਾਉਣ ਦਾ ਖਰਚ|ਲਾਉਣ ਦਾ ਖਰਚ|ਸ਼ੁਰੂਆਤੀ ਖਰਚ|ਹੋਰ ਕੋਈ ਚਾਰਜ|ਕੋਈ ਹੋਰ ਚਾਰਜ|setup charge|setup fee|ikk vaar da|ik var da|deposit|advance dena|lukve|lukvan|hidden charge|vakhra charge|laun da kharcha|lagaun da kharcha|hor koi charge|koi hor charge|koi extra charge',
  currency: 'ਡਾਲਰ|ਡਾਲਰਾਂ|ਯੂਰੋ|ਵਿਦੇਸ਼ੀ ਮੁਦਰਾ|ਪੌਂਡ|ਦਿਰਹਮ|dollar|videshi mudra|euro|pound vich',
  yearly:
    'ਸਾਲ|ਸਾਲਾਨਾ|ਸਲਾਨਾ|ਵਰ੍ਹੇ|ਵਰ੍ਹਾ|ਇੱਕ ਸਾਲ|ਸਾਲ ਭਰ|ਸਾਲ ਦਾ|ਤਿਮਾਹੀ|ਛਿਮਾਹੀ|saal|salana|saalana|saal bhar|sal da|saal da|yearly|varhe',
  monthly:
    'ਮਹੀਨਾ|ਮਹੀਨੇ|ਮਹੀਨਿਆਂ|ਮਹਿਨੇ|ਮਾਸਿਕ|ਪ੍ਰਤੀ ਮਹੀਨਾ|ਹਰ ਮਹੀਨੇ|ਮਹੀਨੇਵਾਰ|ਮਾਹਵਾਰ|ਮਾਹਵਾਰੀ ਰੇਟ|ਮੰਥਲੀ|mahina|mahine|mahiney|masik|prati mahina|har mahine|monthly|mahina da|mahine da|mahine di|mahine vich|mahine ch|mahavar',
  daily: '=ਦਿਨ|=ਦਿਨਾਂ|ਦਿਨ ਵਿੱਚ|=ਰੋਜ਼|=ਰੋਜ|ਰੋਜ਼ਾਨਾ|ਰੋਜਾਨਾ|ਪ੍ਰਤੀ ਦਿਨ|ਹਰ ਰੋਜ਼|ਹਰ ਦਿਨ|ਦਿਹਾੜੀ|ਡੇਲੀ|din|roz|roj|rozana|rojana|har roz|har roj|din vich|din ch|dihadi|daily',
  weekly: 'ਹਫ਼ਤਾ|ਹਫਤਾ|ਹਫ਼ਤੇ|ਹਫਤੇ|ਹਫ਼ਤਾਵਾਰੀ|ਹਫਤਾਵਾਰੀ|ਸਪਤਾਹ|hafta|hafte|haftey|haftavari|weekly',
  plan: 'ਪਲਾਨ|ਪਲੈਨ|ਪੈਕੇਜ|ਯੋਜਨਾ|ਸਕੀਮ|ਪੈਕ|ਸਬਸਕ੍ਰਿਪਸ਼ਨ|ਸਬਸਕਰਿਪਸ਼ਨ|plan|plans|package|yojna|scheme|pack|subscription|plaan|planan',
  base: 'ਬੇਸ|ਬੇਸਿਕ|ਬੇਸਿਕ ਪਲਾਨ|ਬੇਸ ਪਲਾਨ|ਬੇਸ ਵਾਲਾ|ਬੇਸ ਵਾਲੇ|ਬੇਸਿਕ ਵਾਲਾ|ਬੇਸਿਕ ਵਾਲੇ|base|basic plan|bes|base wala|base vala|base wale|basic wala|basic vala',
  pro: '=ਪ੍ਰੋ|=ਪਰੋ|ਪ੍ਰੋ ਪਲਾਨ|ਪ੍ਰੋ ਵਾਲਾ|ਪ੍ਰੋ ਵਾਲੇ|ਪ੍ਰੋਫੈਸ਼ਨਲ ਪਲਾਨ|pro|pro plan|pro wala|pro vala',
  enterprise: 'ਐਂਟਰਪ੍ਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਈਜ|ਇੰਟਰਪ੍ਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਇਜ਼|ਐਂਟਰਪਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਈਸ|enterprise|enterprise wala|enterprise vala|enterprize',
  'smaller-plan':
    'ਛੋਟਾ ਪਲਾਨ|ਛੋਟੇ ਪਲਾਨ|ਛੋਟਾ ਵਾਲਾ|ਛੋਟੇ ਵਾਲਾ|ਛੋਟੇ ਵਾਲੇ|ਸਭ ਤੋਂ ਛੋਟਾ|ਪਹਿਲਾ ਪਲਾਨ|ਪਹਿਲੇ ਪਲਾਨ|ਸਸਤਾ ਵਾਲਾ|ਸਸਤੇ ਵਾਲਾ|ਸ਼ੁਰੂਆਤੀ ਪਲਾਨ|ਸ਼ੁਰੂ ਵਾਲਾ|ਸਟਾਰਟਰ|ਹੇਠਲਾ|ਹੇਠਾਂ ਵਾਲਾ|ਸਭ ਤੋਂ ਸਸਤਾ ਪਲਾਨ|ਸਭ ਤੋਂ ਸਸਤਾ|chhota plan|chota plan|chhote wala|chhota wala|chota vala|chote wale|sasta wala|sasta vala|saste wala|pehla plan|sab ton chhota|sab ton chota|shuruaati plan|hethla|sab ton sasta plan|sab ton sasta',
  'middle-plan':
    'ਵਿਚਕਾਰਲਾ|ਵਿਚਕਾਰਲੇ|ਵਿਚਾਲੇ ਵਾਲਾ|ਵਿਚਲਾ ਪਲਾਨ|ਵਿੱਚ ਵਾਲਾ|ਦੂਜਾ ਪਲਾਨ|ਦੂਜੇ ਪਲਾਨ|ਦੂਸਰਾ ਪਲਾਨ|ਮੱਧਮ|ਦਰਮਿਆਨਾ|vichkarla|vichkarle|vichale wala|vichla plan|duja plan|dooja plan|dusra plan|darmiana',
  'bigger-plan':
    'ਵੱਡਾ ਪਲਾਨ|ਵੱਡੇ ਪਲਾਨ|ਵੱਡਾ ਵਾਲਾ|ਵੱਡੇ ਵਾਲਾ|ਵੱਡੇ ਵਾਲੇ|ਸਭ ਤੋਂ ਵੱਡਾ|ਤੀਜਾ ਪਲਾਨ|ਤੀਜੇ ਪਲਾਨ|ਮਹਿੰਗਾ ਵਾਲਾ|ਉੱਪਰ ਵਾਲਾ ਪਲਾਨ|ਉਪਰਲਾ ਪਲਾਨ|ਵੱਡੀ ਕੰਪਨੀ|vadda plan|wadda plan|vada plan|vadda wala|vadde wala|sab ton vadda|teeja plan|tija plan|mehnga wala|uparla plan|vaddi company|vadi company',
  compare:
    'ਅੰਤਰ|ਫਰਕ|ਫ਼ਰਕ|ਤੁਲਨਾ|ਮੁਕਾਬਲਾ|ਮੁਕਾਬਲੇ|ਵੱਖਰਾ|ਵੱਖਰੇ|ਵੱਖਰੀ|ਅਲੱਗ|ਭੇਦ|ਦੀ ਤੁਲਨਾ|ਦੇ ਮੁਕਾਬਲੇ|antar|farak|fark|tulna|mukabla|mukable|vakhra|wakhra|vakhre|alag|difference|compare',
  suggest:
    'ਸੁਝਾਅ|ਸੁਝਾਓ|ਸੁਝਾ|ਸਲਾਹ|ਸਹੀ ਰਹੇਗਾ|ਠੀਕ ਰਹੇਗਾ|ਵਧੀਆ ਰਹੇਗਾ|ਚੰਗਾ ਰਹੇਗਾ|ਬਿਹਤਰ ਰਹੇਗਾ|ਲੈਣਾ ਚਾਹੀਦਾ|ਲੈ ਲਵਾਂ|=ਲਵਾਂ|ਢੁਕਵਾਂ|ਢੁੱਕਵਾਂ|ਦੇ ਲਈ ਸਹੀ|ਲਈ ਸਹੀ|ਲਈ ਠੀਕ|ਲਈ ਵਧੀਆ|ਕਿਹੜਾ ਲਵਾਂ|ਚੁਣਾਂ|ਕਾਫ਼ੀ ਹੋਵੇਗਾ|ਕਾਫੀ ਹੋਵੇਗਾ|ਕਾਫ਼ੀ ਰਹੇਗਾ|ਠੀਕ ਹੋਵੇਗਾ|ਸਹੀ ਹੋਵੇਗਾ|ਸਹੀ ਰਹੂ|ਠੀਕ ਰਹੂ|sujhav|sujhao|salah|sahi rahega|sahi rahu|theek rahega|theek rahu|thik rahega|vadhia rahega|vadiya rahega|changa rahega|laina chahida|lena chahida|lai lavan|lavan|kehra lavan|kehda lavan|suit karega|suggest karo|kafi hovega|kaafi hovega|theek hovega|sahi hovega|dhukvan',
  upgrade:
    'ਅਪਗ੍ਰੇਡ|ਅੱਪਗ੍ਰੇਡ|ਅਪਗਰੇਡ|ਅੱਪਗਰੇਡ|ਵੱਡੇ ਪਲਾਨ ਵਿੱਚ|ਪਲਾਨ ਬਦਲ|ਡਾਊਨਗ੍ਰੇਡ|ਡਾਊਨਗਰੇਡ|ਉੱਪਰਲੇ ਪਲਾਨ|ਬਾਅਦ ਵਿੱਚ ਬਦਲ|upgrade|plan badal|vadde plan vich|vadde plan ch|downgrade|plan change|baad vich badal|baad ch badal',
