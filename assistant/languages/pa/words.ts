import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    'ਕਿੰਨਾ|ਕਿੰਨੇ|ਕਿੰਨੀ|ਕਿੰਨੀਆਂ|ਕਿੰਨਾਂ|ਕਿਨਾ|ਕਿਨੇ|ਕਿਨੀ|ਕਿੱਨਾ|ਕਿੱਨੇ|kinna|kinne|kinni|kina|kine|kini|kinniyan',
  'how-long':
    'ਕਿੰਨੀ ਦੇਰ|ਕਿੰਨੇ ਦਿਨ|ਕਦੋਂ ਤੱਕ|ਕਦੋਂ ਤਕ|ਕਿੰਨਾ ਸਮਾਂ|ਕਿੰਨੇ ਸਮੇਂ|ਕਿੰਨੇ ਘੰਟੇ|ਕਿੰਨੇ ਮਹੀਨੇ|ਮਿਆਦ|ਕਿੰਨੀ ਲੰਬੀ|ਕਿੰਨੀ ਲੰਮੀ|ਕਿੰਨਾ ਟਾਈਮ|ਕਿੰਨਾ ਚਿਰ|ਕਿੰਨੇ ਚਿਰ|kinni der|kinne din|kado tak|kadon tak|kinna time|kinna sma|kinna samay|kinne ghante|kinni lambi|kinne mahine|kinna chir',
  how: 'ਕਿਵੇਂ|ਕਿੱਦਾਂ|ਕਿਦਾਂ|ਕਿਸ ਤਰ੍ਹਾਂ|ਕਿਸ ਤਰਾਂ|ਤਰੀਕਾ|ਤਰੀਕੇ|ਪ੍ਰਕਿਰਿਆ|ਕਿਹੋ ਜਿਹਾ|ਕਿਹੋ ਜਿਹੀ|ਢੰਗ|kive|kiven|kiwe|kiddan|kidda|kida|kis tarah|tarika|kiho jiha',
  what: '=ਕੀ|ਕੀ ਕੀ|ਕਿਹੜੀ ਚੀਜ਼|ki ki|=ki|=kee',
  which:
    'ਕਿਹੜਾ|ਕਿਹੜੀ|ਕਿਹੜੇ|ਕਿਹੜੀਆਂ|ਕੇਹੜਾ|ਕੇਹੜੀ|ਕੇਹੜੇ|ਕੇੜਾ|=ਕਿਸ|=ਕਿਨ੍ਹਾਂ|ਕਿਸ ਵਿੱਚ|ਕੌਣ ਸਾ|kehra|kehda|kehri|kehdi|kehre|kehde|kihra|kihda|kehriyan|kis vich|ਕਿਹੜੇ ਵਿੱਚ|ਕਾਹਦੇ ਵਿੱਚ|kehde vich',
  who: '=ਕੌਣ|=ਕਿਸਦਾ|=ਕਿਸਦੀ|=ਕਿਸਦੇ|=ਕਿਸਨੇ|=ਕੀਹਨੇ|=ਕੀਹਦਾ|=ਕਿਸਨੂੰ|ਕਿਸ ਨੇ|ਕਿਸ ਦਾ|ਕਿਸ ਦੀ|ਕਿਸ ਨੂੰ|ਕੌਣ ਲੋਕ|kaun|kon|kaun ne|kisda|kihda|kihne|kisne|kisnu',
  when: '=ਕਦੋਂ|=ਕਦ|=ਕਦੋ|ਕਿੰਨੇ ਵਜੇ|ਕਿਸ ਦਿਨ|ਕਿਸ ਸਮੇਂ|ਕਿਸ ਟਾਈਮ|ਕਦੋਂ ਤੋਂ|kado|kadon|kadd|kinne vaje|kinne baje|kis din|kis time|kado ton',
  where:
    'ਕਿੱਥੇ|ਕਿਥੇ|ਕਿੱਥੋਂ|ਕਿਥੋਂ|ਕਿਸ ਪੇਜ|ਕਿੱਧਰ|ਕਿਧਰ|ਕਿਸ ਥਾਂ|ਕਿਹੜੀ ਥਾਂ|ਕਿਸ ਜਗ੍ਹਾ|kithe|kitthe|kithon|kidhar|kiddar|kis page|kis jagah|kis than',
  why: '=ਕਿਉਂ|=ਕਿਓਂ|=ਕਿਉ|ਕਾਹਤੋਂ|ਕਿਸ ਲਈ|ਕਿਸ ਕਰਕੇ|ਕਿਸ ਵਜ੍ਹਾ|ਵਜ੍ਹਾ|ਕਾਰਨ|ਕਾਹਦੇ ਲਈ|kyon|kyun|kyu|kio|kiyun|kahton|kis layi|kis karke|vajah|wajah|karan|ਕਿਵੇਂ ਆਇਆ|ਕਿਵੇਂ ਕੱਢਿਆ|ਹਿਸਾਬ ਸਮਝਾਓ|ਕਿਵੇਂ ਬਣਿਆ|kiven aya|hisab samjhao',
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
  get: 'ਮਿਲਦਾ|ਮਿਲਦੀ|ਮਿਲਦੇ|ਮਿਲਦੀਆਂ|ਮਿਲੇਗ|ਮਿਲਣਗ|ਮਿਲੂ|ਮਿਲ|ਲੈ ਸਕ|ਪ੍ਰਾਪਤ|ਮਿਲਿਆ|ਮਿਲਣ|milda|mildi|milde|milega|milegi|milange|milu|milugi|milni|mil|prapat',
  have: 'ਸ਼ਾਮਲ|ਸ਼ਾਮਿਲ|ਹੈ ਕੀ|ਹੁੰਦਾ ਹੈ|ਹੁੰਦੀ ਹੈ|ਹੁੰਦੇ ਹਨ|ਮੌਜੂਦ|ਉਪਲਬਧ|ਉਪਲੱਬਧ|ਹੈਗਾ|ਹੈਗੀ|ਹੈਗੇ|ਹੈ ਜਾਂ ਨਹੀਂ|=ਹੈ|=ਹਨ|=ਨੇ|ਸਪੋਰਟ|ਨਾਲ ਆਉਂਦ|ਅੰਦਰ|shamil|shamal|hunda hai|hundi hai|hunda aa|haiga|haigi|hege|hai ja nahi|hai ke nahi|maujood|uplabdh|=hai|=han|=aa|andar',
  kinds:
    'ਕਿਹੜੇ ਕਿਹੜੇ|ਕਿਹੜੀਆਂ ਕਿਹੜੀਆਂ|ਕਿਹੜੀ ਕਿਹੜੀ|ਕਿਹੜਾ ਕਿਹੜਾ|ਕਿਸਮ|ਤਰ੍ਹਾਂ ਦੇ|ਤਰ੍ਹਾਂ ਦੀਆਂ|ਪ੍ਰਕਾਰ|ਸੂਚੀ|ਲਿਸਟ|ਵਿਕਲਪ|ਕੀ ਕੀ|kehre kehre|kehde kehde|kehriyan kehriyan|kisam|kisma|tarah de|soochi|vikalp|ki ki',
  price:
    'ਕੀਮਤ|ਕ਼ੀਮਤ|ਦਾਮ|=ਦਰ|=ਦਰਾਂ|ਖਰਚ|ਖ਼ਰਚ|ਖਰਚਾ|ਫੀਸ|ਫ਼ੀਸ|ਰੇਟ|ਮੁੱਲ|ਚਾਰਜ|ਭਾਅ|=ਭਾਵ|ਲਾਗਤ|ਪ੍ਰਾਈਸ|ਕਾਸਟ|ਕਿਰਾਇਆ|ਸ਼ੁਲਕ|ਕਿੰਨੇ ਦਾ|ਕਿੰਨੇ ਦੀ|ਕਿੰਨੇ ਦੇ|ਕਿੰਨੇ ਵਿੱਚ|kimat|keemat|kimmat|daam|kharcha|kharch|mull|fees|bhaa|laagat|rate|charge|charges|kiraya|kinne da|kinne di|kine da|kine di|kinne vich|kinne ch',
  money:
    'ਪੈਸਾ|ਪੈਸੇ|ਪੈਸਿਆਂ|ਰੁਪਏ|ਰੁਪਿਆ|ਰੁਪਈਏ|ਰੁਪਈਆ|ਰੁਪਿਆਂ|ਰੁਪਯੇ|ਰੁਪੈ|ਰਕਮ|ਰਾਸ਼ੀ|ਹਜ਼ਾਰ|ਹਜਾਰ|ਲੱਖ|paisa|paise|paisey|rupaye|rupay|rupaiye|rupiye|rupaiya|rakam|rupees|hazar|hajar|hazaar|lakh|lakkh',
  pay: 'ਚੁਕਾ|ਭੁਗਤਾਨ|ਅਦਾ ਕਰ|ਅਦਾਇਗੀ|ਦੇਣਾ ਪਵੇਗਾ|ਦੇਣੇ ਪੈਣਗੇ|ਦੇਣਾ ਪਊ|ਦੇਣੇ ਹੋਣਗੇ|ਦੇਣਾ ਹੋਵੇਗਾ|ਦੇਣਾ ਪੈਂਦਾ|ਲੱਗੇਗ|ਲੱਗਣਗੇ|ਲੱਗਦਾ ਹੈ|ਲੱਗਦੇ ਹਨ|ਲੱਗਦੇ|ਲਗਦੇ|ਲੱਗੂ|ਪਵੇਗਾ|ਪੈਂਦਾ|ਖਰਚ ਹੋਵੇਗਾ|bhugtan|chukauna|ada kar|adaigi|dena pavega|dena pau|dene painge|dene honge|lagega|lagange|lagnge|lagda hai|lagde|laggu|lagu|pavega|painda',
  bill: 'ਬਿੱਲ|ਬਿਲ|ਕੁੱਲ|ਕੁਲ|ਟੋਟਲ|ਹਿਸਾਬ|ਜੋੜ|ਬਣੇਗਾ|ਬਣੂ|ਬਣਦਾ|ਜੋੜ ਕੇ|ਮਿਲਾ ਕੇ|ਗਣਨਾ|ਕੱਢੋ|ਬਿੱਲ ਆਵੇਗਾ|ਕਿੰਨੇ ਬਣੇ|ਕਿੰਨੇ ਬਣਨਗੇ|ਕਿੰਨੇ ਬਣਦੇ|kinne bane|kinne banne|kinne bande|kinne banange|ਕਿੰਨਾ ਹੋਵੇਗਾ|ਕਿੰਨਾ ਬਣੇਗਾ|ਕਿੰਨਾ ਆਵੇਗਾ|ਕਿੰਨਾ ਆਊ|kull|total|hisab|hisaab|banega|banu|banda|jod ke|mila ke|kadho|bill aavega|bill aau|kinna aavega|kinna aau|kinna hovega|kinna hou|kinna banega',
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
  daily:
    '=ਦਿਨ|=ਦਿਨਾਂ|ਦਿਨ ਵਿੱਚ|=ਰੋਜ਼|=ਰੋਜ|ਰੋਜ਼ਾਨਾ|ਰੋਜਾਨਾ|ਪ੍ਰਤੀ ਦਿਨ|ਹਰ ਰੋਜ਼|ਹਰ ਦਿਨ|ਦਿਹਾੜੀ|ਡੇਲੀ|din|roz|roj|rozana|rojana|har roz|har roj|din vich|din ch|dihadi|daily',
  weekly: 'ਹਫ਼ਤਾ|ਹਫਤਾ|ਹਫ਼ਤੇ|ਹਫਤੇ|ਹਫ਼ਤਾਵਾਰੀ|ਹਫਤਾਵਾਰੀ|ਸਪਤਾਹ|hafta|hafte|haftey|haftavari|weekly',
  plan: 'ਪਲਾਨ|ਪਲੈਨ|ਪੈਕੇਜ|ਯੋਜਨਾ|ਸਕੀਮ|ਪੈਕ|ਸਬਸਕ੍ਰਿਪਸ਼ਨ|ਸਬਸਕਰਿਪਸ਼ਨ|plan|plans|package|yojna|scheme|pack|subscription|plaan|planan',
  base: 'ਬੇਸ|ਬੇਸਿਕ|ਬੇਸਿਕ ਪਲਾਨ|ਬੇਸ ਪਲਾਨ|ਬੇਸ ਵਾਲਾ|ਬੇਸ ਵਾਲੇ|ਬੇਸਿਕ ਵਾਲਾ|ਬੇਸਿਕ ਵਾਲੇ|base|basic plan|bes|base wala|base vala|base wale|basic wala|basic vala',
  pro: '=ਪ੍ਰੋ|=ਪਰੋ|ਪ੍ਰੋ ਪਲਾਨ|ਪ੍ਰੋ ਵਾਲਾ|ਪ੍ਰੋ ਵਾਲੇ|ਪ੍ਰੋਫੈਸ਼ਨਲ ਪਲਾਨ|pro|pro plan|pro wala|pro vala',
  enterprise:
    'ਐਂਟਰਪ੍ਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਈਜ|ਇੰਟਰਪ੍ਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਇਜ਼|ਐਂਟਰਪਰਾਈਜ਼|ਐਂਟਰਪ੍ਰਾਈਸ|enterprise|enterprise wala|enterprise vala|enterprize',
  'smaller-plan':
    'ਛੋਟਾ ਪਲਾਨ|ਛੋਟੇ ਪਲਾਨ|ਛੋਟਾ ਵਾਲਾ|ਛੋਟੇ ਵਾਲਾ|ਛੋਟੇ ਵਾਲੇ|ਸਭ ਤੋਂ ਛੋਟਾ|ਪਹਿਲਾ ਪਲਾਨ|ਪਹਿਲੇ ਪਲਾਨ|ਸਸਤਾ ਵਾਲਾ|ਸਸਤੇ ਵਾਲਾ|ਸ਼ੁਰੂਆਤੀ ਪਲਾਨ|ਸ਼ੁਰੂ ਵਾਲਾ|ਸਟਾਰਟਰ|ਹੇਠਲਾ|ਹੇਠਾਂ ਵਾਲਾ|ਸਭ ਤੋਂ ਸਸਤਾ ਪਲਾਨ|ਸਭ ਤੋਂ ਸਸਤਾ|chhota plan|chota plan|chhote wala|chhota wala|chota vala|chote wale|sasta wala|sasta vala|saste wala|pehla plan|sab ton chhota|sab ton chota|shuruaati plan|hethla|sab ton sasta plan|sab ton sasta|ਸਸਤੇ ਪਲਾਨ|ਸਸਤੇ ਵਾਲੇ|chhote plan|chote plan|saste plan|saste wale|chhote wale',
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
  former:
    'ਪਹਿਲਾਂ ਵਾਲੀ ਕੀਮਤ|ਪਹਿਲਾਂ ਦੀ ਕੀਮਤ|ਪੁਰਾਣੀ ਕੀਮਤ|ਪੁਰਾਣਾ ਰੇਟ|ਕੱਟੀ ਹੋਈ|ਕੱਟਿਆ ਹੋਇਆ|ਪਹਿਲਾਂ ਕਿੰਨੇ|ਪਹਿਲਾਂ ਕਿੰਨਾ|ਪਹਿਲਾਂ ਕਿੰਨੀ|ਪਹਿਲਾਂ|ਪਹਿਲੇ ਦੀ|pehlan di kimat|pehla di kimat|purani kimat|purana rate|katti hoi|pehlan kinni|pehlan kinna|pehlan|pehla kinna|pahilan',
  minute: 'ਮਿੰਟ|ਮਿਨਟ|ਮਿਨਿਟ|ਮਿੰਟਾਂ|ਟਾਕਟਾਈਮ|ਟਾਕ ਟਾਈਮ|minute|minut|mint|mintan|minta|minat|talktime',
  extra:
    'ਵਾਧੂ|ਐਕਸਟਰਾ|ਐਕਸਟ੍ਰਾ|ਜ਼ਿਆਦਾ|ਜਿਆਦਾ|ਉੱਪਰ|ਉਪਰ|ਤੋਂ ਵੱਧ|=ਵੱਧ|ਵਧੇਰੇ|ਫਾਲਤੂ|ਵਧ ਗਏ|ਉੱਤੇ|ਤੋਂ ਉੱਪਰ|vadhu|wadhu|extra|zyada|jyada|upar|uppar|ton vadh|ton wadh|to vadh|vadh gaye|faltu|ton upar|ton uppar',
  'used-up':
    'ਖਤਮ|ਖ਼ਤਮ|ਸਮਾਪਤ|ਮੁੱਕ|ਪੂਰੇ ਹੋ|ਪੂਰਾ ਹੋ|ਹੋਣ ਤੋਂ ਬਾਅਦ|ਤੋਂ ਬਾਅਦ|ਤੋਂ ਬਾਦ|ਮਗਰੋਂ|ਉਸ ਤੋਂ ਬਾਅਦ|ਇਸ ਤੋਂ ਬਾਅਦ|khatam|khatm|samapt|mukk|muk jan|muk gaye|pure ho|poore ho|pura ho|ton baad|to baad|magron|us ton baad|is ton baad|over ho',
  'carry-over':
    'ਬਚੇ ਹੋਏ|ਬਚ ਗਏ|ਬਚੇ ਮਿੰਟ|ਬਚਦੇ ਮਿੰਟ|ਅਗਲੇ ਮਹੀਨੇ|ਅੱਗੇ ਜੁੜ|ਵਰਤੇ ਨਹੀਂ|ਨਾ ਵਰਤੇ|ਅਣਵਰਤੇ|ਬਾਕੀ ਮਿੰਟ|ਲੈਪਸ|bache hoye|bach gaye|bache minute|bache mint|agle mahine|carry forward|agge jud|varte nahi|na varte|unused|baki mint|baki minute|lapse',
  credits: 'ਫਲੈਕਸੀਬਲ ਕ੍ਰੈਡਿਟ|ਫਲੈਕਸੀਬਲ ਕਰੈਡਿਟ|ਕ੍ਰੈਡਿਟ|ਕਰੈਡਿਟ|ਲਚਕਦਾਰ ਕ੍ਰੈਡਿਟ|flexible credit|credits',
  'custom-price':
    'ਕਸਟਮ|ਕੋਟੇਸ਼ਨ|=ਕੋਟ|ਆਪਣੇ ਹਿਸਾਬ|ਲੋੜ ਮੁਤਾਬਕ|ਲੋੜ ਅਨੁਸਾਰ|ਲੋੜ ਦੇ ਹਿਸਾਬ|ਤੈਅ ਕੀਮਤ|ਫਲੈਕਸੀਬਲ ਪ੍ਰਾਈਸਿੰਗ|custom|quotation|quote|apne hisab|lod mutabik|lorh mutabak|tay kimat|ਫਲੈਕਸੀਬਲ ਕੀਮਤ|flexible pricing|flexible price',
  'many-numbers':
    'ਕਈ ਨੰਬਰ|ਵੱਖ ਵੱਖ ਨੰਬਰ|ਵੱਖਰੇ ਨੰਬਰ|ਇੱਕ ਤੋਂ ਵੱਧ ਨੰਬਰ|ਇਕ ਤੋਂ ਵੱਧ ਨੰਬਰ|ਹਰ ਸ਼ਾਖਾ|ਹਰ ਬ੍ਰਾਂਚ|ਦੋ ਨੰਬਰ|ਸ਼ਾਖਾ|ਸ਼ਾਖਾਵਾਂ|ਬ੍ਰਾਂਚਾਂ|ਮਲਟੀਪਲ ਨੰਬਰ|kai number|kayi number|vakh vakh number|vakhre number|ikk ton vadh number|ik to vadh number|har branch|har shakha|do number|branchan|multiple number|shakha|ikk to vadh number|ik ton vadh number',
  'multi-agent':
    'ਮਲਟੀਏਜੰਟ|ਮਲਟੀ ਏਜੰਟ|ਮਲਟੀ-ਏਜੰਟ|ਕਈ ਏਜੰਟ|ਇੱਕ ਤੋਂ ਵੱਧ ਏਜੰਟ|multiagent|multi agent|kai agent|kayi agent|ikk ton vadh agent|ik ton vadh agent',
  calculator: 'ਕੈਲਕੁਲੇਟਰ|ਕੈਲਕੂਲੇਟਰ|ਹਿਸਾਬ ਲਾਉਣ ਵਾਲਾ|ਹਿਸਾਬ ਲਗਾਉਣ ਵਾਲਾ|calculator|calculater',
  seconds:
    'ਸਕਿੰਟ|ਸੈਕਿੰਡ|ਸੈਕੰਡ|ਸਕਿੰਡ|ਅੱਧਾ ਮਿੰਟ|ਪੂਰਾ ਮਿੰਟ ਗਿਣ|second|sakint|sekind|addha minute|adha mint|round off',
  limit:
    'ਸੀਮਾ|ਲਿਮਿਟ|ਲਿਮਟ|ਵੱਧ ਤੋਂ ਵੱਧ|=ਹੱਦ|ਮੈਕਸੀਮਮ|ਅਸੀਮਤ|ਬੇਅੰਤ|ਅਨਲਿਮਟਿਡ|ਅਨਲਿਮਿਟਿਡ|seema|limit|vadh ton vadh|wadh to wadh|hadd|maximum|unlimited|aseemit',
  'human-agent':
    'ਕਰਮਚਾਰੀ|ਸਟਾਫ|ਸਟਾਫ਼|ਇਨਸਾਨ|ਆਦਮੀ|ਬੰਦਾ|ਬੰਦੇ|ਬੰਦਿਆਂ|ਟੈਲੀਕਾਲਰ|ਰਿਸੈਪਸ਼ਨਿਸਟ|ਏਜੰਟ|ਮੁਲਾਜ਼ਮ|ਮੁਲਾਜਮ|ਆਪਰੇਟਰ|=ਮੁੰਡਾ|=ਕੁੜੀ|ਕਾਲ ਸੈਂਟਰ|ਵਿਅਕਤੀ|ਮਨੁੱਖੀ|ਮਨੁੱਖ|ਨੌਕਰ|ਵਰਕਰ|karmchari|staff|insan|insaan|aadmi|banda|bande|bandeyan|telecaller|receptionist|agent|mulazam|mulajam|munda|kudi|employee|worker|call center|call centre|manukh|naukar',
  salary: 'ਤਨਖਾਹ|ਤਨਖ਼ਾਹ|ਤਨਖ਼ਾਹਾਂ|ਸੈਲਰੀ|ਵੇਤਨ|ਪਗਾਰ|tankhah|tankha|tankhwah|salary|vetan|pagar',
  hire: 'ਰੱਖਣਾ|ਰੱਖਣ|ਰੱਖਾਂ|ਰੱਖ ਲਵਾਂ|ਰੱਖ ਲਈਏ|ਨੌਕਰੀ ਤੇ|ਨੌਕਰੀ ਉੱਤੇ|ਭਰਤੀ ਕਰਨ|ਹਾਇਰ|ਰੱਖੀਏ|rakhna|rakhan|rakhna aa|rakh lavan|rakhiye|naukri te|hire|bharti karna',
  replace:
    'ਦੀ ਥਾਂ|ਦੀ ਜਗ੍ਹਾ|ਥਾਂ ਲੈ|ਜਗ੍ਹਾ ਲੈ|ਨੌਕਰੀ ਜਾਵੇਗੀ|ਨੌਕਰੀ ਚਲੀ|ਨੌਕਰੀ ਖੁੱਸ|ਹਟਾ ਦਿਆਂ|ਹਟਾ ਦੇਵਾਂ|ਕੱਢ ਦਿਆਂ|ਕੱਢ ਦੇਵਾਂ|ਛੁੱਟੀ ਕਰ ਦ|ਬੇਰੁਜ਼ਗਾਰ|di than|di thaan|di jagah|than lai|jagah lai|naukri javegi|naukri chali|replace|hata deyan|kadh deyan|kadh devan|berozgar',
  save: 'ਬਚਤ|ਬੱਚਤ|ਬਚੇਗ|ਬਚਣਗ|ਬਚਦਾ|ਬਚਦੇ|ਬਚਾ|ਫਾਇਦਾ|ਫ਼ਾਇਦਾ|ਫਾਇਦੇ|ਫ਼ਾਇਦੇ|ਲਾਭ|ਮੁਨਾਫਾ|ਮੁਨਾਫ਼ਾ|bachat|bacht|bachega|bachange|bachda|bacha|fayda|faida|faayda|labh|munafa|saving|fayde|faide',
  reduce:
    'ਘੱਟ ਹੋ|ਘੱਟ ਹੋਵੇਗ|ਘੱਟ ਕਰਦ|ਘੱਟ ਕਰ|ਘਟੇਗ|ਘਟਦ|ਘਟਾਉਂ|ਘਟਾਏ|ਕਟੌਤੀ|ਕਮੀ|ghat ho|ghat hovega|ghatt ho|ghat karda|ghat kar|ghatega|ghatda|ghataunda|katauti|kami',
  percent:
    'ਪ੍ਰਤੀਸ਼ਤ|ਫੀਸਦੀ|ਫ਼ੀਸਦੀ|ਪਰਸੈਂਟ|ਹਿੱਸਾ|ਕਿੰਨਾ ਭਾਗ|ਸੌ ਵਿੱਚੋਂ|pratishat|prtishat|feesdi|fisdi|percent|hissa|sau vichon|sau cho|%',
  call: 'ਕਾਲ|ਕਾਲਾਂ|ਕਾੱਲ|ਕੌਲ|ਫੋਨ|ਫ਼ੋਨ|ਟੈਲੀਫੋਨ|ਟੈਲੀਫ਼ੋਨ|ਘੰਟੀ|ਰਿੰਗ|call|calls|callan|kaal|phone|fon|ghanti',
  incoming:
    'ਇਨਕਮਿੰਗ|ਇਨਬਾਊਂਡ|ਇਨਬਾਉਂਡ|ਕਾਲ ਚੁੱਕ|ਫੋਨ ਚੁੱਕ|ਫ਼ੋਨ ਚੁੱਕ|ਚੁੱਕੇਗ|ਚੁੱਕਦ|ਚੁੱਕ ਲ|ਆਉਣ ਵਾਲੀ ਕਾਲ|ਆਉਣ ਵਾਲੀਆਂ ਕਾਲਾਂ|ਆਉਂਦੀਆਂ ਕਾਲਾਂ|ਰਿਸੀਵ|ਜਵਾਬ ਦਿੰਦ|ਅਟੈਂਡ|ਉਠਾ|inbound|incoming|call chukk|call chuk|phone chukk|phone chuk|chukkega|chukega|chukda|chukdi|chukk lavega|aun wali call|aaun vali call|receive|attend|pick karega',
  outgoing:
    'ਖੁਦ ਕਾਲ|ਖ਼ੁਦ ਕਾਲ|ਆਪ ਕਾਲ|ਆਪਣੇ ਆਪ ਕਾਲ|ਆਪ ਫੋਨ|ਆਪ ਫ਼ੋਨ|ਖੁਦ ਫੋਨ|ਆਊਟਗੋਇੰਗ|ਆਊਟਬਾਊਂਡ|ਆਉਟਬਾਉਂਡ|ਕਾਲ ਕਰਦ|ਕਾਲਾਂ ਕਰਦ|ਕਾਲ ਕਰੇਗ|ਕਾਲ ਕਰੂ|ਕਾਲਾਂ ਕਰ ਸਕ|ਫੋਨ ਕਰਦ|ਫ਼ੋਨ ਕਰਦ|ਫੋਨ ਕਰੇਗ|ਫ਼ੋਨ ਕਰੇਗ|ਗਾਹਕਾਂ ਨੂੰ ਕਾਲ|ਗਾਹਕਾਂ ਨੂੰ ਫੋਨ|ਗਾਹਕਾਂ ਨੂੰ ਫ਼ੋਨ|ਗਾਹਕ ਨੂੰ ਕਾਲ|ਕਾਲ ਲਗਾ|ਕਾਲ ਲਾਉ|ਫੋਨ ਲਗਾ|ਲੀਡ|ਫਾਲੋ ਅੱਪ|ਫਾਲੋਅੱਪ|ਕੈਂਪੇਨ|ਮੁਹਿੰਮ|ਵਾਪਸ ਕਾਲ|ਲੋਕਾਂ ਨੂੰ ਫੋਨ|ਮਰੀਜ਼ਾਂ ਨੂੰ ਕਾਲ|ਮਰੀਜ਼ਾਂ ਨੂੰ ਫੋਨ|outbound|outgoing|khud call|khud phone|aap call|apne aap call|call karda|call kardi|call karega|call karu|phone karda|phone karega|customer nu call|customers nu call|grahak nu call|gahkan nu phone|gahak nu call|call lagaunda|call launda|leads|follow up|campaign|vapas call|wapas call|patient nu call|mareez nu call',
  'at-once':
    'ਇੱਕੋ ਵੇਲੇ|ਇੱਕੋ ਸਮੇਂ|ਇਕੋ ਸਮੇਂ|ਇਕੋ ਵੇਲੇ|ਇੱਕ ਸਮੇਂ|ਇੱਕ ਵੇਲੇ|ਇੱਕ ਵਾਰ ਵਿੱਚ|ਇੱਕੋ ਵਾਰ|ਇਕੱਠੀਆਂ|ਇਕੱਠੇ|ਇੱਕੱਠੇ|ਇੱਕ ਨਾਲ|ਇੱਕੋ ਟਾਈਮ|ਨਾਲੋ ਨਾਲ|=ਲਾਈਨ|=ਲਾਈਨਾਂ|ikko vele|ikko samay|ikko same|iko vele|ikko time|ik vele|ikk vele|ik time|ikatthe|ikathe|ikathiyan|ikko var|same time|line|lines|parallel|ek sath',
  queue:
    'ਕਤਾਰ|ਲਾਈਨ ਬਿਜ਼ੀ|ਲਾਈਨ ਵਿਅਸਤ|ਹੋਲਡ|ਉਡੀਕ ਵਿੱਚ|ਬਿਜ਼ੀ|ਬਿਜੀ|ਵਿਅਸਤ|ਰੁੱਝ|ਇੰਗੇਜ|katar|line busy|busy|hold te|hold utte|udeek vich|line vich lagna|vyast|viast|engage',
  caller:
    'ਗਾਹਕ|ਗ੍ਰਾਹਕ|ਗਾਹਕਾਂ|ਕਸਟਮਰ|ਕਾਲਰ|ਖਰੀਦਦਾਰ|ਖ਼ਰੀਦਦਾਰ|ਮਹਿਮਾਨ|ਪ੍ਰਾਹੁਣ|ਕਾਲ ਕਰਨ ਵਾਲ|ਫੋਨ ਕਰਨ ਵਾਲ|ਫ਼ੋਨ ਕਰਨ ਵਾਲ|ਕਲਾਇੰਟ|=ਲੋਕ|=ਲੋਕਾਂ|ਪਬਲਿਕ|gahak|gahkan|grahak|customer|caller|kharidar|mehman|call karan wale|phone karan wale|client|customers|lok|lokan',
  'know-caller':
    'ਪਛਾਣ|ਪਹਿਚਾਣ|ਪਹਿਚਾਨ|ਨਾਮ ਨਾਲ|ਨਾਂ ਨਾਲ|ਨਾਂ ਲੈ ਕੇ|ਯਾਦ ਰੱਖ|ਪੁਰਾਣੇ ਗਾਹਕ|ਪਿਛਲੀ ਗੱਲ|ਕਿਸਦਾ ਫੋਨ|pachhan|pachan|pehchan|pahchan|naam nal|naam naal|yaad rakh|purane gahak|purane customer|pichhli gall|pichli gal',
  voice: 'ਵੌਇਸ|ਵਾਇਸ|ਵੋਇਸ|ਵਾਇਸ ਏਜੰਟ|ਆਵਾਜ਼|ਅਵਾਜ਼|ਆਵਾਜ|ਅਵਾਜ|ਬੋਲ ਕੇ|voice|awaz|awaaz|avaaz|avaz|bol ke',
  'voice-kind':
    'ਮਰਦ ਦੀ ਆਵਾਜ਼|ਮਰਦਾਨਾ|ਜ਼ਨਾਨਾ|ਔਰਤ ਦੀ ਆਵਾਜ਼|ਕੁੜੀ ਦੀ ਆਵਾਜ਼|ਮੁੰਡੇ ਦੀ ਆਵਾਜ਼|ਲਹਿਜਾ|ਲਹਿਜ਼ਾ|ਉਚਾਰਨ|ਆਪਣੀ ਆਵਾਜ਼|ਰੋਬੋਟ ਵਰਗ|ਇਨਸਾਨ ਵਰਗੀ|ਬੰਦੇ ਵਰਗੀ|ਆਵਾਜ਼ ਕਿਹੋ|ਆਵਾਜ਼ ਕਿਵੇਂ ਦੀ|ਆਵਾਜ਼ ਬਦਲ|male voice|female voice|kudi di awaz|munde di awaz|aurat di awaz|mard di awaz|lehja|accent|apni awaz|robot vargi|robot varga|insan vargi|awaz kiho|awaz kiven di|awaz badal',
  record:
    'ਰਿਕਾਰਡ|ਰਿਕਾਰਡਿੰਗ|ਰੀਕਾਰਡ|ਰਿਕੌਰਡ|ਰੈਕਾਰਡ|ਬਾਅਦ ਵਿੱਚ ਸੁਣ|ਪੁਰਾਣੀ ਕਾਲ ਸੁਣ|record|recording|rikard|baad vich sun|baad ch sun',
  summary:
    '=ਸਾਰ|ਸਾਰਾਂਸ਼|ਸਮਰੀ|ਸੰਖੇਪ|ਨਿਚੋੜ|ਕਾਲ ਦਾ ਸਾਰ|ਖੁਲਾਸਾ|ਖ਼ੁਲਾਸਾ|saransh|summary|samri|sankhep|nichod|call da saar',
  analytics:
    'ਐਨਾਲਿਟਿਕਸ|ਐਨਾਲਿਟਕਸ|ਐਨਾਲਿਟੀਕਸ|ਐਨਾਲੈਟਿਕਸ|ਰਿਪੋਰਟ|ਅੰਕੜੇ|ਵਿਸ਼ਲੇਸ਼ਣ|ਗ੍ਰਾਫ|ਗ੍ਰਾਫ਼|ਸਟੈਟਸ|ਲੇਖਾ ਜੋਖਾ|ਕਿਉਂ ਫੋਨ ਕਰਦੇ|ਕਿਉਂ ਕਾਲ ਕਰਦੇ|analytics|report|reports|ankde|ankre|vishleshan|lekha jokha',
  'advanced-analytics':
    'ਐਡਵਾਂਸ ਐਨਾਲਿਟਿਕਸ|ਐਡਵਾਂਸਡ ਐਨਾਲਿਟਿਕਸ|ਉੱਨਤ ਐਨਾਲਿਟਿਕਸ|ਐਡਵਾਂਸ ਰਿਪੋਰਟ|ਉੱਨਤ ਵਿਸ਼ਲੇਸ਼ਣ|advance analytics|advanced analytics|unnat analytics',
  'basic-analytics':
    'ਬੇਸਿਕ ਐਨਾਲਿਟਿਕਸ|ਸਾਧਾਰਨ ਰਿਪੋਰਟ|ਸਧਾਰਨ ਰਿਪੋਰਟ|ਮੁੱਢਲੇ ਐਨਾਲਿਟਿਕਸ|basic analytics|sadharan report',
  transcript:
    'ਟ੍ਰਾਂਸਕ੍ਰਿਪਟ|ਟਰਾਂਸਕ੍ਰਿਪਟ|ਟਰਾਂਸਕ੍ਰਿਪਸ਼ਨ|ਗੱਲਬਾਤ ਲਿਖੀ|ਲਿਖਤੀ ਰੂਪ|ਪੂਰੀ ਗੱਲਬਾਤ|ਲਿਖ ਕੇ|transcript|likhti roop|poori gallbaat|puri gallbat|likh ke',
  missed:
    'ਮਿਸਡ ਕਾਲ|ਮਿਸ ਕਾਲ|ਮਿਸਕਾਲ|ਖੁੰਝ|ਛੁੱਟ ਜਾਂਦੀ|ਛੁੱਟੀ ਹੋਈ ਕਾਲ|ਕੋਈ ਨਹੀਂ ਚੁੱਕਦਾ|ਕੋਈ ਨਾ ਚੁੱਕੇ|ਕਾਲ ਛੁੱਟ|ਫੋਨ ਨਹੀਂ ਚੁੱਕ|ਫ਼ੋਨ ਨਹੀਂ ਚੁੱਕ|missed call|miss call|khunj|chhut jandi|chut jandi|koi nahi chukda|koi ni chukda|call chhut|call miss|phone nahi chuk',
  night:
    'ਰਾਤ|ਅੱਧੀ ਰਾਤ|ਦੇਰ ਰਾਤ|=ਸ਼ਾਮ|=ਸ਼ਾਮੀਂ|ਦਫ਼ਤਰ ਬੰਦ|ਦਫਤਰ ਬੰਦ|ਆਫਿਸ ਬੰਦ|ਦੁਕਾਨ ਬੰਦ|ਸਵੇਰੇ ਸਵੇਰੇ|ਬੰਦ ਹੋਣ ਤੋਂ ਬਾਅਦ|ਤੜਕੇ|raat|rat nu|raat nu|addhi raat|der raat|shaam|sham nu|office band|daftar band|dukan band|late night|band hon ton baad|tadke',
  holiday:
    'ਛੁੱਟੀ|ਛੁੱਟੀਆਂ|ਐਤਵਾਰ|ਸ਼ਨੀਵਾਰ|ਸ਼ਨਿੱਚਰਵਾਰ|ਤਿਉਹਾਰ|ਤਿਓਹਾਰ|ਦੀਵਾਲੀ|ਵਿਸਾਖੀ|ਲੋਹੜੀ|ਹੋਲੀ|ਗੁਰਪੁਰਬ|=ਈਦ|ਵੀਕਐਂਡ|ਸੰਡੇ|chhutti|chutti|aitvar|aitwar|etvar|shanivar|tyohar|tiuhar|diwali|visakhi|vaisakhi|lohri|holi|gurpurab|sunday|weekend|holiday',
  'all-day':
    '24 ਘੰਟੇ|ਚੌਵੀ ਘੰਟੇ|ਚੌਵੀਂ ਘੰਟੇ|ਦਿਨ ਰਾਤ|ਹਮੇਸ਼ਾ|ਹਮੇਸ਼ਾਂ|ਹਰ ਸਮੇਂ|ਹਰ ਵੇਲੇ|ਹਰ ਵਕਤ|ਕਦੇ ਵੀ|ਕਿਸੇ ਵੀ ਵੇਲੇ|ਕਿਸੇ ਵੀ ਸਮੇਂ|ਸੱਤੇ ਦਿਨ|24 ghante|chauvi ghante|din raat|hamesha|har same|har vele|har waqt|kade vi|kise vi vele|24x7|24/7|satte din',
  timing:
    'ਸਮਾਂ|ਸਮੇਂ|ਟਾਈਮਿੰਗ|ਟਾਈਮ|ਟਾਇਮ|ਕਿੰਨੇ ਵਜੇ ਤੋਂ|ਖੁੱਲ੍ਹਾ|ਖੁੱਲਾ|ਖੁੱਲ੍ਹਦ|=ਬੰਦ|ਕਦੋਂ ਖੁੱਲ|ਚਾਲੂ|ਚੱਲਦਾ ਰਹਿੰਦਾ|samay|sama|timing|time|kinne vaje ton|khulla|khulda|band|kado khul|chalu|available',
  wait: 'ਇੰਤਜ਼ਾਰ|ਇੰਤਜਾਰ|ਉਡੀਕ|ਰੁਕਣਾ|ਰੁਕਣ|ਠਹਿਰ|intezar|intzar|udeek|udik|rukna|wait|ruk na pau',
  fast: 'ਤੇਜ਼|ਤੇਜ|ਛੇਤੀ|ਜਲਦੀ|ਤੁਰੰਤ|ਫੌਰਨ|ਫ਼ੌਰਨ|ਝੱਟ|ਫਾਸਟ|ਫ਼ਾਸਟ|ਰਫ਼ਤਾਰ|ਰਫਤਾਰ|ਸਪੀਡ|ਕਿੰਨੀ ਜਲਦੀ|ਕਿੰਨੀ ਛੇਤੀ|ਹੌਲੀ|tez|tej|chheti|cheti|jaldi|turant|fauran|jhatt|fast|raftar|kinni jaldi|kinni cheti|speed|hauli',
  answer: 'ਜਵਾਬ|ਜੁਆਬ|ਉੱਤਰ|ਰਿਪਲਾਈ|ਗੱਲ ਕਰਦ|jawab|jawaab|javab|juab|uttar|reply|gall karda|gal karda',
  understand:
    'ਸਮਝ|ਸਮਝਦ|ਸਮਝੇਗ|ਸਮਝ ਆ|ਸ਼ੋਰ|ਰੌਲਾ|ਰੌਲੇ|ਗੱਲ ਸਮਝ|ਮਤਲਬ ਸਮਝ|samajh|samjh|samajhda|samjhda|samjhega|samjhu|shor|raula|matlab samajh',
  accuracy:
    'ਸਟੀਕ|ਸ਼ੁੱਧਤਾ|ਸਹੀ ਜਵਾਬ|ਕਿੰਨਾ ਸਹੀ|ਕਿੰਨੀ ਸਹੀ|ਭਰੋਸੇਮੰਦ|ਭਰੋਸੇਯੋਗ|ਗਲਤੀ|ਗ਼ਲਤੀ|ਗਲਤੀਆਂ|ਐਕੂਰੇਸੀ|ਐਕੁਰੇਸੀ|ਭਰੋਸਾ|ਕਿੰਨਾ ਚੰਗਾ|ਕਿੰਨਾ ਵਧੀਆ|ਹੁਸ਼ਿਆਰ|ਸਿਆਣਾ|sateek|satik|shuddhta|sahi jawab|kinna sahi|bharosemand|bharoseyog|galti|galtiyan|accuracy|accurate|bharosa|kinna vadhia|kinna changa|hushiar|siana',
  resolve:
    'ਹੱਲ|ਸੁਲਝਾ|ਨਿਪਟਾ|ਨਬੇੜ|ਸਮਾਧਾਨ|ਹੱਲ ਕਰ|ਆਪਣੇ ਆਪ|ਆਪੇ|ਖੁਦ ਹੀ|ਖ਼ੁਦ ਹੀ|ਸੰਭਾਲ|ਸਾਂਭ|ਹੈਂਡਲ|ਪੂਰਾ ਕਰ|hall kar|hal kar|suljha|nipta|nabed|samadhan|solve|apne aap|aape|khud hi|sambhal|sanbh|handle|pura kar',
  'tier-one':
    'ਟੀਅਰ 1|ਟੀਅਰ ਵਨ|ਟੀਅਰ-1|ਟੀਅਰ|ਟਾਇਰ ਵਨ|ਪਹਿਲੇ ਪੱਧਰ|ਲੈਵਲ 1|ਲੈਵਲ ਵਨ|tier 1|tier one|level 1|pehle padhar|tier',
  routine:
    'ਰੋਜ਼ਮਰ੍ਹਾ|ਰੋਜ਼ਾਨਾ ਦੇ|ਆਮ ਸਵਾਲ|ਆਮ ਸੁਆਲ|ਵਾਰ ਵਾਰ|ਸਾਧਾਰਨ|ਸਧਾਰਨ|ਰੁਟੀਨ|ਰੂਟੀਨ|ਇੱਕੋ ਜਿਹੇ ਸਵਾਲ|ਮਾਮੂਲੀ|ਸੌਖੇ ਸਵਾਲ|ਸਵਾਲ|ਸੁਆਲ|ਪੁੱਛਗਿੱਛ|ਪ੍ਰਸ਼ਨ|aam sawal|aam swal|var var|vaar vaar|sadharan|routine|ikko jihe sawal|mamuli|saukhe sawal|sawal|swal|puchhgichh|queries',
  'self-service':
    'ਸੈਲਫ਼ ਸਰਵਿਸ|ਸੈਲਫ ਸਰਵਿਸ|ਬਿਨਾਂ ਇਨਸਾਨ|ਬਿਨਾਂ ਬੰਦੇ|ਬਿਨਾਂ ਕਿਸੇ ਵਿਅਕਤੀ|ਆਪਣੇ ਆਪ ਹੱਲ|ਬਿਨਾਂ ਸਟਾਫ|self service|bina insan|bina bande|bina staff|95 ਪ੍ਰਤੀਸ਼ਤ|95 ਫੀਸਦੀ|95%',
  'handling-time':
    'ਹੈਂਡਲਿੰਗ ਟਾਈਮ|ਇੱਕ ਕਾਲ ਵਿੱਚ ਲੱਗਣ ਵਾਲਾ ਸਮਾਂ|ਔਸਤ ਸਮਾਂ|ਔਸਤਨ ਸਮਾਂ|ਕਾਲ ਦਾ ਔਸਤ|handling time|aht|ausat sama|99 ਪ੍ਰਤੀਸ਼ਤ|99 ਫੀਸਦੀ|99%',
  automate:
    'ਆਟੋਮੇਟ|ਆਟੋਮੈਟਿਕ|ਆਟੋਮੇਸ਼ਨ|ਸਵੈਚਾਲਿਤ|ਸਵੈਚਲਿਤ|ਖੁਦ ਬ ਖੁਦ|automate|automatic|svaichalit|automation|khud ba khud',
  invent:
    'ਮਨਘੜਤ|ਮਨੋਂ|ਆਪਣੇ ਮਨੋਂ|ਝੂਠ|ਗਲਤ ਜਵਾਬ|ਗ਼ਲਤ ਜਵਾਬ|ਅੰਦਾਜ਼ਾ|ਅੰਦਾਜਾ|ਬਣਾ ਕੇ ਦੱਸ|ਮਨਮਰਜ਼ੀ|ਗੱਪ|ਤੁੱਕਾ|ਗਲਤ ਜਾਣਕਾਰੀ|ਗ਼ਲਤ ਜਾਣਕਾਰੀ|ਹਵਾ ਵਿੱਚ|manghadat|manon|jhooth|jhuth|galat jawab|andaza|andaja|bana ke|manmarzi|gapp|tukka|galat jankari',
  'not-know':
    'ਪਤਾ ਨਹੀਂ|ਨਹੀਂ ਪਤਾ|ਨਾ ਪਤਾ|ਪਤਾ ਨਾ ਹੋ|ਜਵਾਬ ਨਾ ਆ|ਜਵਾਬ ਨਹੀਂ ਆ|ਜਵਾਬ ਨਾ ਹੋ|ਨਹੀਂ ਜਾਣਦ|ਅਟਕ|ਮੁਸ਼ਕਲ ਸਵਾਲ|ਮੁਸ਼ਕਿਲ ਸਵਾਲ|ਔਖਾ ਸਵਾਲ|ਔਖੇ ਸਵਾਲ|ਸਮਝ ਨਾ ਆ|ਨਾ ਸਮਝੇ|ਨਹੀਂ ਸਮਝ|nahi pata|pata nahi|ni pata|pata na ho|jawab na aave|jawab nahi aunda|jawab na hove|nahi janda|atak|mushkil sawal|aukha sawal|samajh na aave|na samjhe|nahi samjhi',
  transfer:
    'ਟ੍ਰਾਂਸਫਰ|ਟਰਾਂਸਫਰ|ਟ੍ਰਾਂਸਫ਼ਰ|ਸੌਂਪ|ਅੱਗੇ ਭੇਜ|ਫਾਰਵਰਡ|ਫਾਰਵਡ|ਜੋੜ ਦੇਵੇਗ|ਸਾਡੇ ਸਟਾਫ ਨੂੰ|ਹੈਂਡਓਵਰ|ਬੰਦੇ ਨੂੰ ਦੇ|ਇਨਸਾਨ ਨੂੰ ਦੇ|ਕਾਲ ਕਿਸਨੂੰ|ਨਾਲ ਗੱਲ ਕਰਾ|ਗੱਲ ਕਰਵਾ|ਟੀਮ ਨੂੰ ਭੇਜ|ਸਾਡੀ ਟੀਮ ਨੂੰ|transfer|saunp|agge bhej|forward|jod devega|sade staff nu|hand over|bande nu de|insan nu de|escalate|nal gall kara|naal gal kara|gall karva|gal karwa|team nu bhej|sadi team nu',
  person:
    'ਇਨਸਾਨ|ਵਿਅਕਤੀ|ਬੰਦਾ|ਬੰਦੇ|ਕਿਸੇ ਨਾਲ|ਅਸਲੀ ਇਨਸਾਨ|ਅਸਲੀ ਬੰਦ|ਟੀਮ|ਮਨੁੱਖ|ਆਦਮੀ|insan|insaan|viakti|banda|bande|kise nal|kise naal|asli banda|asli insan|team|manukh',
  'say-ai':
    'ਦੱਸਦਾ ਹੈ ਕਿ ਏਆਈ|ਦੱਸਦੀ ਹੈ ਕਿ ਏਆਈ|ਪਤਾ ਲੱਗੇਗਾ ਕਿ ਬੋਟ|ਪਤਾ ਲੱਗੇਗਾ ਕਿ ਮਸ਼ੀਨ|ਪਤਾ ਲੱਗ ਜਾਵੇਗਾ|ਪਤਾ ਲੱਗੂ|ਲੁਕਾਉਂਦ|ਲੁਕੋ|ਇਨਸਾਨ ਬਣ ਕੇ|ਬੰਦਾ ਬਣ ਕੇ|ਆਪਣੇ ਆਪ ਨੂੰ ਏਆਈ|ਗਾਹਕ ਨੂੰ ਪਤਾ|ਗਾਹਕਾਂ ਨੂੰ ਪਤਾ|ਗਾਹਕਾਂ ਨੂੰ ਦੱਸ|dasda hai ki ai|pata lagega ki bot|pata lagega ki machine|pata lag javega|pata laggu|lukaunda|insan ban ke|banda ban ke|customer nu pata|gahak nu pata|dass dinda hai ki',
  ai: 'ਏਆਈ|ਏ ਆਈ|ਬੋਟ|ਬੌਟ|ਰੋਬੋਟ|ਮਸ਼ੀਨ|ਅਸਿਸਟੈਂਟ|ਸਾਫਟਵੇਅਰ|ਸਾਫ਼ਟਵੇਅਰ|ਏਜੰਟ|ਕੰਪਿਊਟਰ|ਸਹਾਇਕ|ai|bot|robot|machine|assistant|computer',
  channel: 'ਚੈਨਲ|ਮਾਧਿਅਮ|ਜ਼ਰੀਆ|ਜ਼ਰੀਏ|channel|madhiam|channels|zariya',
  chat: 'ਚੈਟ|ਚੈਟਬੋਟ|ਚੈਟਬੌਟ|ਚੈਟ ਬੋਟ|ਚੈੱਟ|ਲਿਖ ਕੇ ਗੱਲ|chat|chatbot|chet|likh ke gall',
  email: 'ਈਮੇਲ|ਈ ਮੇਲ|ਈ-ਮੇਲ|=ਮੇਲ|=ਮੇਲਾਂ|ਇਨਬਾਕਸ|email|e mail|mail|imel|inbox',
  'mail-address': 'ਈਮੇਲ ਆਈਡੀ|ਮੇਲ ਆਈਡੀ|ਈਮੇਲ ਪਤਾ|email id|mail id',
  'attach-file': 'ਫ਼ਾਈਲ|ਫਾਈਲ|ਅਟੈਚ|ਅਪਲੋਡ|ਫੋਟੋ|ਤਸਵੀਰ|ਪੀਡੀਐਫ|file',
  'my-link': 'ਲਿੰਕ|ਮੇਲ ਦਾ ਲਿੰਕ|ਰੈਫ਼ਰੈਂਸ|link',
  'messaging-app': 'ਮੈਸੇਜਿੰਗ ਐਪ|ਮੈਸੇਂਜਰ ਐਪ|ਮੈਸੇਜ ਵਾਲੇ ਐਪ|messaging app',
  'messaging-product':
    'ਵਟਸਐਪ|ਵ੍ਹਟਸਐਪ|ਵੱਟਸਐਪ|ਵਟਸਅੱਪ|ਵਟਸਪ|ਵਾਟਸਐਪ|ਟੈਲੀਗ੍ਰਾਮ|ਟੈਲੀਗਰਾਮ|ਮੈਸੇਂਜਰ|ਮੈਸੰਜਰ|whatsapp|whatsap|watsapp|telegram',
  sms: 'ਐਸਐਮਐਸ|ਐੱਸਐੱਮਐੱਸ|ਐਸ ਐਮ ਐਸ|ਮੈਸੇਜ ਭੇਜ|ਸੁਨੇਹਾ ਭੇਜ|ਟੈਕਸਟ ਮੈਸੇਜ|sms|message bhej|msg bhej|suneha bhej',
  video: 'ਵੀਡੀਓ|ਵੀਡਿਓ|ਵਿਡੀਓ|ਵੀਡੀਓ ਕਾਲ|video|video call',
  website: 'ਵੈੱਬਸਾਈਟ|ਵੈਬਸਾਈਟ|ਵੈੱਬਸਾਇਟ|=ਸਾਈਟ|ਹੋਮ ਪੇਜ|ਹੋਮਪੇਜ|website|site|home page',
  sort: 'ਛਾਂਟ|ਸ਼੍ਰੇਣੀ|ਵਰਗੀਕਰਨ|ਵੱਖ ਵੱਖ ਕਰਦ|ਟੈਗ|ਕੈਟੇਗਰੀ|ਵੰਡ|chhant|chaant|vargikaran|vakh vakh karda|tag|shreni|category',
  draft:
    'ਡਰਾਫਟ|ਡਰਾਫ਼ਟ|ਡ੍ਰਾਫਟ|ਖਰੜਾ|ਜਵਾਬ ਲਿਖ|ਜਵਾਬ ਸੁਝਾ|ਆਪੇ ਭੇਜ|ਖੁਦ ਭੇਜ|ਮੇਲ ਲਿਖ|draft|jawab likh|kharda|jawab sujha|khud bhej|aape bhej|reply likh|mail likh',
  mood: 'ਮੂਡ|ਮਿਜ਼ਾਜ|ਗੁੱਸਾ|ਗੁੱਸੇ|ਨਾਰਾਜ਼|ਨਰਾਜ਼|ਭਾਵਨਾ|ਭਾਵਨਾਵਾਂ|ਤਰਜੀਹ|ਪਹਿਲ|ਪਹਿਲਾਂ ਦਿਖਾ|ਪਰੇਸ਼ਾਨ ਗਾਹਕ|ਪ੍ਰੇਸ਼ਾਨ ਗਾਹਕ|ਸੈਂਟੀਮੈਂਟ|ਚਿੜਚਿੜ|mood|mizaj|gussa|gusse|naraz|naaraz|bhavna|tarjeeh|pareshan gahak|sentiment|priority',
  ticket:
    'ਟਿਕਟ|ਸ਼ਿਕਾਇਤ|ਸਮੱਸਿਆ|ਮਸਲਾ|ਮਸਲੇ|ਕੰਪਲੇਂਟ|ਕੰਪਲੇਟ|ticket|shikayat|shikait|samasya|samassia|masla|complaint|issue',
  receipt:
    'ਰਸੀਦ|ਪਤਾ ਬਦਲ|ਪਤਾ ਅਪਡੇਟ|ਐਡਰੈੱਸ ਬਦਲ|ਛੋਟੇ ਕੰਮ|ਛੋਟੇ ਮੋਟੇ ਕੰਮ|ਟਿਕਟ ਬਣਾ|ਰਸੀਦ ਭੇਜ|raseed|rasid|pata badal|address badal|chhote kamm|chote mote kam|ticket bana',
  continue:
    'ਉੱਥੋਂ ਹੀ|ਉਥੋਂ ਹੀ|ਦੁਬਾਰਾ ਦੱਸਣਾ|ਦੁਬਾਰਾ ਤੋਂ ਸ਼ੁਰੂ|ਫਿਰ ਤੋਂ ਸ਼ੁਰੂ|ਮੁੜ ਤੋਂ ਸ਼ੁਰੂ|ਮੁੜ ਦੱਸਣਾ|ਜਾਰੀ ਰੱਖ|ਸਵੇਰੇ ਕਾਲ|ਪਿਛਲੀ ਗੱਲਬਾਤ|ਸਭ ਕੁਝ ਦੁਬਾਰਾ|ਯਾਦ ਰਹੇਗੀ|ਇੱਕੋ ਗੱਲ ਦੁਬਾਰਾ|othon hi|uthon hi|dubara dassna|phir ton shuru|mud ton shuru|jari rakh|savere call|pichhli gallbat|sab kujh dubara',
  letters:
    'ਲਿੱਪੀ|ਲਿਪੀ|ਅੰਗਰੇਜ਼ੀ ਅੱਖਰ|ਅੰਗਰੇਜੀ ਅੱਖਰ|ਰੋਮਨ|ਗੁਰਮੁਖੀ|ਸ਼ਾਹਮੁਖੀ|ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਲਿਖੀ ਪੰਜਾਬੀ|ਟਾਈਪ|ਹਿੰਗਲਿਸ਼|ਪਿੰਗਲਿਸ਼|lippi|angrezi akhar|angreji akhar|roman|gurmukhi|shahmukhi|hinglish|type karke',
  appointment:
    'ਅਪੌਇੰਟਮੈਂਟ|ਅਪਾਇੰਟਮੈਂਟ|ਅਪੁਆਇੰਟਮੈਂਟ|ਅਪੋਇੰਟਮੈਂਟ|ਬੁਕਿੰਗ|ਬੁੱਕ|ਬੁਕ|ਸਲਾਟ|ਸਲੌਟ|ਮੁਲਾਕਾਤ|ਸਮਾਂ ਤੈਅ|ਸਮਾਂ ਲੈ|ਸ਼ਡਿਊਲ|ਸ਼ੈਡਿਊਲ|ਮੀਟਿੰਗ|ਨੰਬਰ ਲਾ|ਨੰਬਰ ਲਗਾ|ਓਪੀਡੀ|ਟੋਕਨ|ਰਾਖਵਾਂ|appointment|booking|book|slot|mulakat|sama tay|schedule|meeting|apointment|number laga|opd|token|appointmnt',
  calendar: 'ਕੈਲੰਡਰ|ਕੈਲੇਂਡਰ|ਕੈਲਡਰ|ਡਾਇਰੀ|ਜੰਤਰੀ|calendar|calender|diary',
  twice:
    'ਦੋ ਵਾਰ ਬੁੱਕ|ਦੋ ਵਾਰ ਬੁਕ|ਡਬਲ ਬੁੱਕ|ਡਬਲ ਬੁਕਿੰਗ|ਓਵਰਬੁੱਕ|ਦੋ ਜਣਿਆਂ ਨੂੰ ਇੱਕ|ਦੋ ਲੋਕਾਂ ਨੂੰ ਇੱਕ|ਇੱਕੋ ਸਲਾਟ|ਟਕਰਾ|ਦੋਹਰੀ ਬੁਕਿੰਗ|ਇੱਕ ਕਮਰਾ ਦੋ|do var book|do vaar book|double book|overbook|ikko slot|takra',
  remind:
    'ਯਾਦ ਕਰਵਾ|ਯਾਦ ਕਰਾ|ਯਾਦ ਦਿਵਾ|ਯਾਦ ਦਿਲਾ|ਰਿਮਾਈਂਡਰ|ਰੀਮਾਈਂਡਰ|ਰਿਮਾਇੰਡਰ|ਰਿਮਾਈਂਡ|yaad karva|yaad karwa|yaad kara|yaad diva|yaad dila|reminder',
  confirm: 'ਪੁਸ਼ਟੀ|ਕਨਫਰਮ|ਕੰਫਰਮ|ਕਨਫ਼ਰਮ|ਪੱਕਾ|ਪੱਕੀ|ਤਸਦੀਕ|pushti|confirm|pakka|pakki|tasdeek',
  'no-show':
    'ਨਹੀਂ ਆਉਂਦੇ|ਨਹੀਂ ਆਉਂਦਾ|ਨਹੀਂ ਆਇਆ|ਨਹੀਂ ਆਏ|ਨਾ ਆਵੇ|ਨਾ ਆਉਣ|ਗੈਰਹਾਜ਼ਰ|ਗ਼ੈਰਹਾਜ਼ਰ|ਸਲਾਟ ਖਾਲੀ|ਭੁੱਲ ਜਾਂਦੇ|ਖਾਲੀ ਰਹਿ|ਖ਼ਾਲੀ ਰਹਿ|nahi aunde|nahi aaunde|ni aunde|nahi aaya|na aave|gairhazar|slot khali|no show|bhull jande|bhul jande|khali reh',
  connect:
    'ਜੁੜ|ਜੋੜ|ਕਨੈਕਟ|ਇੰਟੀਗ੍ਰੇਟ|ਇੰਟੈਗਰੇਟ|ਇੰਟੀਗ੍ਰੇਸ਼ਨ|ਇੰਟੀਗਰੇਸ਼ਨ|ਲਿੰਕ|ਸਿੰਕ|ਦੇ ਨਾਲ ਕੰਮ|ਨਾਲ ਕੰਮ ਕਰ|ਤਾਲਮੇਲ|jud|jod|jurh|connect|integrate|integration|link|sync|de nal kam|naal kamm kar|judda|judega|jor sakde',
  crm: 'ਸੀਆਰਐਮ|ਸੀਆਰਐੱਮ|ਸੀ ਆਰ ਐਮ|ਗਾਹਕ ਰਿਕਾਰਡ|crm|si aar em|gahak record',
  'crm-product': 'ਜ਼ੋਹੋ|ਜੋਹੋ|ਸੇਲਜ਼ਫੋਰਸ|ਸੇਲਸਫੋਰਸ|ਹੱਬਸਪੌਟ|ਹਬਸਪਾਟ|ਲੀਡਸਕੁਏਅਰਡ|zoho|salesforce|hubspot',
  'help-desk': 'ਹੈਲਪ ਡੈਸਕ|ਹੈਲਪਡੈਸਕ|ਟਿਕਟਿੰਗ|help desk|helpdesk|ticketing',
  'help-desk-product': 'ਫ੍ਰੈਸ਼ਡੈਸਕ|ਫਰੈਸ਼ਡੈਸਕ|ਜ਼ੈਨਡੈਸਕ|ਜ਼ੈਂਡੈਸਕ|freshdesk|zendesk',
  'knowledge-base':
    'ਨੌਲਿਜ ਬੇਸ|ਨਾਲੇਜ ਬੇਸ|ਨੌਲੇਜ ਬੇਸ|ਗਿਆਨ ਭੰਡਾਰ|ਸਾਡੇ ਦਸਤਾਵੇਜ਼|ਸਾਡੇ ਪੇਜ|ਸਾਡੀ ਜਾਣਕਾਰੀ ਤੋਂ|ਐਫਏਕਿਊ|knowledge base|sade document|sade page|sadi jankari|faq',
  'shop-platform': 'ਈ ਕਾਮਰਸ ਪਲੇਟਫਾਰਮ|ਈ-ਕਾਮਰਸ ਪਲੇਟਫਾਰਮ|ਆਨਲਾਈਨ ਸਟੋਰ ਦਾ ਸਾਫਟਵੇਅਰ|ecommerce platform',
  'shop-product': 'ਸ਼ੌਪੀਫਾਈ|ਸ਼ਾਪੀਫਾਈ|ਸ਼ੌਪੀਫ਼ਾਈ|ਵੂਕਾਮਰਸ|ਮੈਜੈਂਟੋ|shopify|woocommerce',
  api: 'ਏਪੀਆਈ|ਏ ਪੀ ਆਈ|ਵੈੱਬਹੁੱਕ|ਵੈਬਹੁੱਕ|api|webhook',
  software:
    'ਸਾਫਟਵੇਅਰ|ਸਾਫ਼ਟਵੇਅਰ|ਸੌਫਟਵੇਅਰ|ਸਿਸਟਮ|ਆਪਣਾ ਸਾਫਟਵੇਅਰ|ਈਆਰਪੀ|ਟੈਲੀ|ਐਕਸਲ|ਗੂਗਲ ਸ਼ੀਟ|ਸਾਡਾ ਸਿਸਟਮ|software|system|apna software|erp|tally|excel|google sheet|sada system',
  'set-up':
    'ਸ਼ੁਰੂ|ਸ਼ੁਰੂਆਤ|ਸੈੱਟਅੱਪ|ਸੈਟਅੱਪ|ਸੈੱਟ ਅੱਪ|ਸੈਟਅਪ|ਚਾਲੂ ਕਰ|ਲਗਾਉਣ|ਲਗਵਾ|ਲਾਉਣ|ਲਵਾਉਣ|ਆਰੰਭ|ਸਟਾਰਟ|shuru|shuruaat|shuruat|setup|set up|chalu kar|lagauna|lagvauna|launa|start kar|lagaun|lagvaun',
  build:
    'ਬਣਾਉਣਾ|ਬਣਾਉਣ|ਬਣਾ ਸਕ|ਬਣਵਾ|ਆਪਣਾ ਏਜੰਟ|ਤਿਆਰ ਕਰ|ਬਣਾਵਾਂ|ਆਪਣਾ ਬੋਟ|ਤਿਆਰ|banauna|banaun|bana sakde|bana sakda|apna agent|tiar karna|tyar karna|build|banavan|apna bot',
  install:
    'ਇੰਸਟਾਲ|ਇਨਸਟਾਲ|ਇੰਸਟੌਲ|ਡਾਊਨਲੋਡ|ਡਾਉਨਲੋਡ|ਮਸ਼ੀਨ ਖਰੀਦ|ਮਸ਼ੀਨ ਲਗਾਉਣੀ|ਉਪਕਰਣ|ਹਾਰਡਵੇਅਰ|ਡਿਵਾਈਸ|ਸਾਮਾਨ ਲੱਗੇਗਾ|ਕੁਝ ਖਰੀਦਣਾ|ਕੁਝ ਖ਼ਰੀਦਣਾ|install|download|machine kharid|upkaran|hardware|device|kujh kharidna|instal',
  code: 'ਕੋਡਿੰਗ|ਕੋਡ|ਪ੍ਰੋਗਰਾਮਿੰਗ|ਡਿਵੈਲਪਰ|ਤਕਨੀਕੀ|ਟੈਕਨੀਕਲ|ਇੰਜੀਨੀਅਰ|ਆਈਟੀ ਟੀਮ|coding|code|programming|developer|takniki|technical|engineer',
  'own-number':
    'ਆਪਣਾ ਨੰਬਰ|ਆਪਣੇ ਨੰਬਰ|ਇਹੀ ਨੰਬਰ|ਪੁਰਾਣਾ ਨੰਬਰ|ਪੁਰਾਣੇ ਨੰਬਰ|ਮੌਜੂਦਾ ਨੰਬਰ|ਸਾਡਾ ਨੰਬਰ|ਸਾਡੇ ਨੰਬਰ|ਕਿਸ ਨੰਬਰ ਤੋਂ|ਓਹੀ ਨੰਬਰ|ਉਹੀ ਨੰਬਰ|=ਸਿਮ|=ਪੋਰਟ|ਟੋਲ ਫਰੀ|ਟੋਲ ਫ੍ਰੀ|ਲੈਂਡਲਾਈਨ|apna number|apne number|ehi number|purana number|maujuda number|sada number|sade number|kis number ton|ohi number|sim|port|toll free|landline|1800',
  teach:
    'ਸਿਖਾ|ਸਿਖਾਉਣਾ|ਟ੍ਰੇਨ ਕਰ|ਟਰੇਨ ਕਰ|ਸਿਖਲਾਈ|ਆਪਣੀ ਜਾਣਕਾਰੀ|ਜਾਣਕਾਰੀ ਪਾ|ਜਾਣਕਾਰੀ ਦੇਣੀ|ਸਿੱਖਦ|ਸਿੱਖੇਗ|sikha|sikhauna|train karna|sikhlai|apni jankari|jankari pa|jankari deni|sikhda|sikhega',
  trial:
    'ਟ੍ਰਾਇਲ|ਟਰਾਇਲ|ਅਜ਼ਮਾ|ਅਜਮਾ|ਪਰਖ|ਟੈਸਟ ਕਰ|ਟ੍ਰਾਈ|ਟਰਾਈ|ਪਹਿਲਾਂ ਦੇਖ|ਪਹਿਲਾਂ ਵੇਖ|ਖਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ|ਖ਼ਰੀਦਣ ਤੋਂ ਪਹਿਲਾਂ|ਲੈਣ ਤੋਂ ਪਹਿਲਾਂ|ਚਲਾ ਕੇ ਦੇਖ|ਫ੍ਰੀ ਵਿੱਚ ਵਰਤ|ਮੁਫ਼ਤ ਵਿੱਚ ਵਰਤ|trial|azma|ajma|parakh|test kar|try|try kar|pehlan dekh|kharidan ton pehlan|lain ton pehlan|chala ke dekh',
  demo: 'ਡੈਮੋ|ਡੇਮੋ|ਨਮੂਨਾ|ਪ੍ਰਦਰਸ਼ਨ|ਕਰਕੇ ਦਿਖਾ|ਕਰ ਕੇ ਦਿਖਾ|demo|namuna|namoona|dmeo|karke dikha|karke vikha',
  'test-call':
    'ਟੈਸਟ ਕਾਲ|ਡੈਮੋ ਕਾਲ|ਡੇਮੋ ਕਾਲ|ਮੈਨੂੰ ਕਾਲ|ਮੈਨੂੰ ਫੋਨ|ਮੈਨੂੰ ਫ਼ੋਨ|ਫ੍ਰੀ ਕਾਲ|ਮੁਫ਼ਤ ਕਾਲ|ਨਮੂਨਾ ਕਾਲ|test call|demo call|mainu call|menu call|mainu phone|free call',
  listen:
    'ਸੁਣਨਾ|ਸੁਣਨ|ਸੁਣਾਓ|ਸੁਣਾ|ਸੁਣ ਕੇ|ਕਿਵੇਂ ਬੋਲਦ|ਆਵਾਜ਼ ਸੁਣ|ਸੁਣ ਸਕ|ਨਮੂਨਾ ਸੁਣ|ਬੋਲਦੇ ਹੋਏ ਸੁਣ|sunna|sunana|sunao|sun ke|kiven bolda|awaz sun|sun sakda|sun sakde',
  stop: 'ਸਟੌਪ|ਸਟਾਪ|ਬੰਦ ਕਰੋ|ਕਾਲ ਨਾ ਕਰ|ਫੋਨ ਨਾ ਕਰ|ਫ਼ੋਨ ਨਾ ਕਰ|ਮੁੜ ਕਾਲ ਨਾ|ਦੁਬਾਰਾ ਕਾਲ ਨਾ|ਨੰਬਰ ਹਟਾ ਦਿਓ|ਤੰਗ ਨਾ ਕਰ|ਪਰੇਸ਼ਾਨ ਨਾ ਕਰ|ਕਾਲ ਬੰਦ|ਕਾਲਾਂ ਬੰਦ|ਫੋਨ ਬੰਦ ਕਰੋ|ਕਾਲ ਨਹੀਂ ਚਾਹੀਦੀ|stop|band karo|call na kar|phone na kar|dubara call na|mud call na|number hata deo|tang na kar|pareshan na kar|call band|callan band|call nahi chahidi',
  'phone-number':
    'ਨੰਬਰ|ਫੋਨ ਨੰਬਰ|ਫ਼ੋਨ ਨੰਬਰ|ਮੋਬਾਈਲ ਨੰਬਰ|ਮੋਬਾਇਲ ਨੰਬਰ|ਮੋਬਾਈਲ|ਮੋਬਾਇਲ|ਸੰਪਰਕ ਨੰਬਰ|ਹੈਲਪਲਾਈਨ|number|phone number|mobile number|mobile|sampark number|namber|no.|helpline',
  name: '=ਨਾਮ|=ਨਾਂ|=ਨਾਂਅ|ਨਾਮ ਕੀ|ਨਾਂ ਕੀ|naam|naa ki|naam ki',
  app: '=ਐਪ|=ਐਪਸ|ਮੋਬਾਈਲ ਐਪ|ਐਪਲੀਕੇਸ਼ਨ|ਐਂਡਰਾਇਡ|ਐਂਡਰੌਇਡ|ਆਈਫੋਨ|ਆਈਫ਼ੋਨ|ਪਲੇ ਸਟੋਰ|app|mobile app|application|android|iphone|play store',
  dashboard:
    'ਡੈਸ਼ਬੋਰਡ|ਡੈਸ਼ ਬੋਰਡ|ਲੌਗਇਨ|ਲੌਗਿਨ|ਲਾਗਇਨ|ਲਾਗਿਨ|ਲੌਗ ਇਨ|ਸਾਈਨ ਇਨ|ਖਾਤਾ ਖੋਲ|ਖਾਤਾ ਖੋਲ੍ਹ|ਮੇਰਾ ਅਕਾਊਂਟ|ਮੇਰਾ ਖਾਤਾ|ਪਾਸਵਰਡ ਭੁੱਲ|dashboard|login|log in|sign in|dashbord|mera account|khata khol|password bhul',
  'sign-up':
    'ਖਰੀਦਣਾ|ਖਰੀਦ|ਖ਼ਰੀਦ|ਸਾਈਨ ਅੱਪ|ਸਾਈਨ ਅਪ|ਰਜਿਸਟਰ|ਲੈਣਾ ਚਾਹੁੰਦ|ਸਬਸਕ੍ਰਾਈਬ|ਲੈਣਾ ਹੈ|ਲੈਣਾ ਏ|ਕਿਵੇਂ ਲਵਾਂ|ਕਿਵੇਂ ਖਰੀਦ|ਕਿਵੇਂ ਲਈਏ|ਪਲਾਨ ਲੈਣਾ|kharidna|kharid|sign up|register|laina chahunda|laina chaunda|subscribe|laina hai|lena hai|laina aa|kiven lavan|kive lavan|kiven kharid|plan laina|buy karna',
  language:
    'ਭਾਸ਼ਾ|ਭਾਸ਼ਾਵਾਂ|ਭਾਸ਼ਾਂ|ਭਾਸ਼|ਬੋਲੀ|ਬੋਲੀਆਂ|ਜ਼ੁਬਾਨ|ਜ਼ਬਾਨ|ਖੇਤਰੀ|ਮਾਂ ਬੋਲੀ|ਮਾਂ-ਬੋਲੀ|ਲੋਕਲ|ਦੇਸੀ ਭਾਸ਼ਾ|bhasha|bhashavan|bhashawan|boli|boliyan|zubaan|khetri|maa boli|local|language|bhasa',
  speak:
    'ਬੋਲ|ਬੋਲਦ|ਬੋਲੇਗ|=ਗੱਲ|=ਗੱਲਾਂ|ਗੱਲਬਾਤ|ਗੱਲ ਬਾਤ|ਗੱਲ ਕਰ|ਗੱਲਾਂ ਕਰ|bol|bolda|boldi|bolega|bolu|gall|gal kar|gall kar|gallbaat|gallbat|galbaat',
  mix: 'ਰਲਾ|ਰਲਾ ਕੇ|ਮਿਲਾ ਕੇ ਬੋਲ|ਮਿਕਸ|ਮਿਲੀ ਜੁਲੀ|ਰਲਵੀਂ|ਅੱਧੀ ਪੰਜਾਬੀ|ਅੱਧੀ ਹਿੰਦੀ|ਵਿਚਾਲੇ ਭਾਸ਼ਾ|ਵਿਚਕਾਰ ਭਾਸ਼ਾ|ਭਾਸ਼ਾ ਬਦਲ|ਦੋਵੇਂ ਭਾਸ਼ਾ|ਖਿਚੜੀ|ਹਿੰਗਲਿਸ਼|ਵਿੱਚ ਵਿੱਚ|rala ke|mila ke bol|mix|mili juli|addhi punjabi|addhi hindi|bhasha badal|dove bhasha|doven bhasha|hinglish|half english',
  english: 'ਅੰਗਰੇਜ਼ੀ|ਅੰਗਰੇਜੀ|ਅੰਗ੍ਰੇਜ਼ੀ|ਅੰਗ੍ਰੇਜੀ|ਇੰਗਲਿਸ਼|angrezi|angreji|angrezi vich|english',
  hindi: 'ਹਿੰਦੀ|ਹਿਂਦੀ|hindi',
  tamil: 'ਤਮਿਲ|ਤਾਮਿਲ|ਤਮਿਲ਼|tamil',
  telugu: 'ਤੇਲਗੂ|ਤੇਲੁਗੂ|ਤੇਲੁਗੁ|ਤੇਲਗੁ|telugu',
  bengali: 'ਬੰਗਾਲੀ|ਬੰਗਲਾ|ਬਾਂਗਲਾ|bangali|bangla|bengali',
  marathi: 'ਮਰਾਠੀ|marathi',
  gujarati: 'ਗੁਜਰਾਤੀ|gujarati|gujrati',
  kannada: 'ਕੰਨੜ|ਕੰਨੜਾ|ਕੰਨਡ਼|kannada|kannad',
  malayalam: 'ਮਲਿਆਲਮ|ਮਲਯਾਲਮ|malayalam|malyalam',
  punjabi: 'ਪੰਜਾਬੀ|punjabi|panjabi',
  odia: 'ਉੜੀਆ|ਓੜੀਆ|ਓਡੀਆ|ਉੜਿਆ|odia|oriya|udiya',
  'other-language':
    'ਉਰਦੂ|ਅਸਾਮੀ|ਅਸਾਮੀਆ|ਫ੍ਰੈਂਚ|ਫਰੈਂਚ|ਨੇਪਾਲੀ|ਭੋਜਪੁਰੀ|ਮੈਥਿਲੀ|ਸੰਸਕ੍ਰਿਤ|ਕੋਂਕਣੀ|ਸਿੰਧੀ|ਕਸ਼ਮੀਰੀ|ਹਰਿਆਣਵੀ|ਰਾਜਸਥਾਨੀ|ਮਾਰਵਾੜੀ|ਚੀਨੀ ਭਾਸ਼ਾ|ਅਰਬੀ|ਜਰਮਨ|ਸਪੈਨਿਸ਼|ਸਪੇਨੀ|ਜਾਪਾਨੀ|ਡੋਗਰੀ|ਪਹਾੜੀ|ਮਣੀਪੁਰੀ|ਪਸ਼ਤੋ|ਵਿਦੇਸ਼ੀ ਭਾਸ਼ਾ|urdu|asami|nepali|bhojpuri|maithili|sanskrit|konkani|haryanvi|rajasthani|marwari|arabi|dogri|pahari|kashmiri|sindhi',
  industry:
    'ਉਦਯੋਗ|ਖੇਤਰ|ਧੰਦਾ|ਧੰਦੇ|ਸੈਕਟਰ|ਇੰਡਸਟਰੀ|ਕਿਸ ਤਰ੍ਹਾਂ ਦੇ ਕਾਰੋਬਾਰ|ਕਿਹੜੇ ਕਾਰੋਬਾਰ|ਕਿਹੜੇ ਬਿਜ਼ਨਸ|ਕਿਸ ਲਈ ਬਣ|ਕਿਹੜੇ ਕੰਮ ਲਈ|ਕਿਸ ਕੰਮ ਲਈ|udyog|khetar|dhanda|sector|kis tarah de business|kehre business|kehre karobar|kis layi banya|industry',
  'my-business':
    'ਮੇਰਾ|ਮੇਰੀ|ਮੇਰੇ|ਸਾਡਾ|ਸਾਡੀ|ਸਾਡੇ|ਸਾਡੀਆਂ|ਮੈਂ ਚਲਾਉਂਦ|ਅਸੀਂ ਚਲਾਉਂਦ|=ਅਸੀਂ|ਕਾਰੋਬਾਰ|ਬਿਜ਼ਨਸ|ਬਿਜਨਸ|ਬਿਜ਼ਨੈੱਸ|ਵਪਾਰ|ਦੁਕਾਨ|ਹੱਟੀ|ਕੰਪਨੀ ਹੈ|ਆਪਣਾ ਕੰਮ|mera|meri|mere|sada|sadi|sade|saada|saadi|asi|asin|karobar|business|vapar|dukan|dukaan|company hai|main chalaunda|apna kamm|apna kam',
  healthcare:
    'ਕਲੀਨਿਕ|ਕਲਿਨਿਕ|ਹਸਪਤਾਲ|ਹਾਸਪਿਟਲ|ਡਾਕਟਰ|ਲੈਬ|ਪੈਥੋਲੋਜੀ|ਦਵਾਖਾਨਾ|ਨਰਸਿੰਗ ਹੋਮ|ਦਵਾਈਆਂ ਦੀ ਦੁਕਾਨ|ਮੈਡੀਕਲ|ਡੈਂਟਲ|ਦੰਦਾਂ|ਸਿਹਤ|ਹੈਲਥ|ਵੈਦ|ਹਕੀਮ|clinic|haspatal|hospital|doctor|daktar|lab|pathology|dawakhana|nursing home|medical|dental|sehat|healthcare|danda da',
  'online-store':
    'ਆਨਲਾਈਨ ਦੁਕਾਨ|ਆਨਲਾਈਨ ਸਟੋਰ|ਔਨਲਾਈਨ ਸਟੋਰ|ਈ ਕਾਮਰਸ|ਈ-ਕਾਮਰਸ|ਈਕਾਮਰਸ|ਈ-ਕਮਰਸ|ਕੂਰੀਅਰ|ਕੋਰੀਅਰ|ਡਿਲੀਵਰੀ ਕੰਪਨੀ|ਕੱਪੜੇ ਦੀ ਦੁਕਾਨ|ਕੱਪੜਿਆਂ|ਸੂਟਾਂ|ਕਰਿਆਨਾ|ਕਿਰਿਆਨਾ|ਆਨਲਾਈਨ ਵੇਚ|ਆਨਲਾਈਨ ਸ਼ਾਪ|ਦੁਕਾਨਦਾਰ|ਲੌਜਿਸਟਿਕ|ਸ਼ੋਅਰੂਮ|ਸ਼ੋਰੂਮ|ਬੁਟੀਕ|ਪ੍ਰਚੂਨ|online dukan|online store|ecommerce|courier|delivery company|kapde di dukan|karyana|kiryana|online vech|dukandar|showroom|boutique',
  travel:
    'ਟ੍ਰੈਵਲ|ਟਰੈਵਲ|ਯਾਤਰਾ|ਟੂਰ|ਸੈਰ ਸਪਾਟਾ|ਸੈਰ-ਸਪਾਟਾ|ਹੋਟਲ|ਰੈਸਟੋਰੈਂਟ|ਰੈਸਟੋਰੇਂਟ|ਰੇਸਤਰਾਂ|ਢਾਬਾ|ਢਾਬੇ|ਗੈਸਟ ਹਾਊਸ|ਹੋਮਸਟੇ|ਰਿਜ਼ੋਰਟ|ਰਿਜ਼ਾਰਟ|ਸਰਾਂ|ਟੈਕਸੀ|ਕੈਫੇ|ਕੈਫ਼ੇ|ਲੌਜ|ਟੂਰਿਜ਼ਮ|ਬੱਸ ਸੇਵਾ|travel|yatra|tour|hotel|restaurant|dhaba|guest house|homestay|resort|taxi|cafe|restorent',
  finance:
    'ਬੈਂਕ|ਫਾਈਨਾਂਸ|ਫਾਇਨਾਂਸ|ਫ਼ਾਈਨਾਂਸ|ਵਿੱਤ|ਵਿੱਤੀ|ਐਨਬੀਐਫਸੀ|ਲੋਨ|ਕਰਜ਼|ਕਰਜ|ਮਾਈਕ੍ਰੋਫਾਈਨਾਂਸ|ਬ੍ਰੋਕਰ|ਸ਼ਾਹੂਕਾਰ|ਵਸੂਲੀ|ਸਹਿਕਾਰੀ|ਕੋਆਪਰੇਟਿਵ|ਉਧਾਰ|bank|finance|vitt|vitti|nbfc|loan|karza|karz|broker|vasooli|vasuli|sahkari|udhar',
  'other-industry':
    'ਸਕੂਲ|ਕਾਲਜ|ਕੋਚਿੰਗ|ਟਿਊਸ਼ਨ|ਆਈਲੈਟਸ|ਇਮੀਗ੍ਰੇਸ਼ਨ|ਸੈਲੂਨ|ਪਾਰਲਰ|ਜਿਮ|ਜਿੰਮ|ਰੀਅਲ ਅਸਟੇਟ|ਰੀਅਲ ਇਸਟੇਟ|ਪ੍ਰਾਪਰਟੀ|ਬਿਲਡਰ|ਵਕੀਲ|ਫੈਕਟਰੀ|ਫ਼ੈਕਟਰੀ|ਕਾਰਖਾਨਾ|ਗੈਰਾਜ|ਬੀਮਾ|ਐਨਜੀਓ|ਸਰਕਾਰੀ|ਗੁਰਦੁਆਰਾ|ਮੰਦਰ|ਖੇਤੀ|ਕਿਸਾਨ|ਸੀਏ|ਸਿੱਖਿਆ|ਸੰਸਥਾ|ਨਾਈ|school|college|coaching|tuition|ielts|immigration|salon|parlour|gym|real estate|property|vakil|factory|karkhana|garage|bima|insurance|sarkari|gurdwara|mandir|kheti|kisan',
  patient: 'ਮਰੀਜ਼|ਮਰੀਜ|ਰੋਗੀ|ਪੇਸ਼ੈਂਟ|ਬਿਮਾਰ|ਬੀਮਾਰ|mareez|mariz|marij|rogi|patient|bimar',
  'medical-advice':
    'ਡਾਕਟਰੀ ਸਲਾਹ|ਇਲਾਜ ਦੱਸ|ਦਵਾਈ ਦੱਸ|ਦਵਾਈ ਲਿਖ|ਬਿਮਾਰੀ ਦੱਸ|ਬੀਮਾਰੀ ਦੱਸ|ਲੱਛਣ|ਖੁਰਾਕ|ਮੈਡੀਕਲ ਸਲਾਹ|ਕਿਹੜੀ ਦਵਾਈ|ਇਲਾਜ|ਨਿਦਾਨ|ਸਿਹਤ ਸਲਾਹ|doctori salah|ilaj dass|dawai dass|davai dass|bimari dass|lachhan|khurak|medical salah|kehri dawai|kehdi davai|ilaaj|ilaj|dawai likh|ਦਵਾਈ|ਦਵਾਈਆਂ|dawai|davai|ਗੋਲੀ|ਕਿੰਨੀ ਦਵਾਈ|goli|tablet',
  emergency:
    'ਐਮਰਜੈਂਸੀ|ਐਮਰਜੰਸੀ|ਐਮਰਜੇਂਸੀ|ਛਾਤੀ ਵਿੱਚ ਦਰਦ|ਛਾਤੀ ਚ ਦਰਦ|ਖੂਨ ਵਗ|ਖ਼ੂਨ ਵਗ|ਗੰਭੀਰ ਮਰੀਜ਼|ਸੰਕਟਕਾਲ|emergency|chhati vich dard|chhati ch dard|khoon vag|gambhir mareez',
  'lab-report':
    'ਲੈਬ ਰਿਪੋਰਟ|ਜਾਂਚ ਰਿਪੋਰਟ|ਰਿਪੋਰਟ ਤਿਆਰ|ਰਿਪੋਰਟ ਆ|ਟੈਸਟ ਰਿਪੋਰਟ|ਖੂਨ ਦੀ ਜਾਂਚ|ਖ਼ੂਨ ਦੀ ਜਾਂਚ|ਰਿਜ਼ਲਟ|ਖਾਲੀ ਪੇਟ|ਖ਼ਾਲੀ ਪੇਟ|ਰਿਪੋਰਟ ਦੱਸ|lab report|jaanch report|janch report|report tiar|report tyar|report aa|test report|khoon di jaanch|result|khali pet|report dass',
  'report-values':
    'ਰਿਪੋਰਟ ਪੜ੍ਹ|ਰਿਪੋਰਟ ਵਿੱਚ ਕੀ|ਨਤੀਜਾ ਦੱਸ|ਰਿਜ਼ਲਟ ਦੱਸ|report parh|report vich ki|result dass',
  order: 'ਆਰਡਰ|ਔਰਡਰ|ਮੇਰਾ ਆਰਡਰ ਕਿੱਥੇ|ਆਰਡਰ ਸਟੇਟਸ|ਮਾਲ ਕਿੱਥੇ|order|order status|mal kithe',
  parcel:
    'ਪਾਰਸਲ|ਡਿਲੀਵਰੀ|ਡਿਲਿਵਰੀ|ਕੂਰੀਅਰ|ਸਾਮਾਨ ਪਹੁੰਚ|ਸਮਾਨ ਪਹੁੰਚ|ਮਾਲ ਪਹੁੰਚ|ਟ੍ਰੈਕ|ਟਰੈਕ|ਪਹੁੰਚਾਉਣ|=ਡਾਕ|ਸ਼ਿਪਮੈਂਟ|ਸਾਮਾਨ ਕਿੱਥੇ|parcel|delivery|courier|saman pahunch|saman pohanch|track|shipment|saman kithe',
  cod: 'ਕੈਸ਼ ਆਨ ਡਿਲੀਵਰੀ|ਕੈਸ਼ ਔਨ ਡਿਲੀਵਰੀ|ਸੀਓਡੀ|ਡਿਲੀਵਰੀ ਤੇ ਨਕਦ|ਫਰਜ਼ੀ ਆਰਡਰ|ਨਕਲੀ ਆਰਡਰ|ਜਾਅਲੀ ਆਰਡਰ|cash on delivery|cod|farzi order|fake order|nakli order|jaali order',
  'return-goods':
    'ਵਾਪਸ ਕਰਨਾ|ਰਿਟਰਨ|ਵਾਪਸੀ|ਐਕਸਚੇਂਜ|ਮੋੜਨਾ|ਮੋੜ ਸਕ|ਮਾਲ ਵਾਪਸ|ਸਾਮਾਨ ਵਾਪਸ|ਸਮਾਨ ਵਾਪਸ|ਬਦਲਵਾ|wapas karna|vapas karna|return|wapasi|vapsi|exchange|modna|maal vapas|saman vapas|saman wapas',
  rush: 'ਭੀੜ|=ਸੇਲ|ਸੀਜ਼ਨ|ਸੀਜਨ|ਤਿਉਹਾਰੀ|ਬਹੁਤ ਸਾਰੀਆਂ ਕਾਲਾਂ|ਬਹੁਤ ਕਾਲਾਂ|ਢੇਰ ਸਾਰੀਆਂ ਕਾਲਾਂ|ਪੀਕ|ਬਹੁਤ ਲੋਕ|ਰਸ਼|bheed|bhid|sale|season|bahut sariyan callan|bahut call|bahut callan|peak|rush|bahut lok',
  policy:
    'ਸਾਡੀ ਪਾਲਿਸੀ|ਸਾਡੇ ਨਿਯਮ|ਵਾਅਦਾ|ਵਾਦਾ|ਛੋਟ ਦੇ ਦੇਵੇਗ|ਮਨਮਰਜ਼ੀ ਦੀ ਛੋਟ|ਪਾਲਿਸੀ|ਪੌਲਿਸੀ|ਨੀਤੀ|ਨਿਯਮ|ਝੂਠਾ ਵਾਅਦਾ|sadi policy|sade niyam|vaada|wada|chhot de devega|policy|niyam|neeti',
  persuade: 'ਫੁਸਲਾ|ਮਨਾ ਲਵੇ|ਜ਼ਿੱਦ ਕਰ|ਸੌਦੇਬਾਜ਼ੀ|ਮੁੱਲ ਭਾਅ|ਦਬਾਅ ਪਾ|fusla|mana lave|zidd kar|saudebazi',
  room: 'ਕਮਰਾ|ਕਮਰੇ|ਕਮਰਿਆਂ|=ਰੂਮ|ਠਹਿਰਨ|ਚੈੱਕ ਇਨ|ਚੈੱਕ ਆਊਟ|ਬਿਸਤਰ|ਟੈਰਿਫ|kamra|kamre|room|thehrna|check in|check out',
  table: 'ਟੇਬਲ|ਮੇਜ਼|ਮੇਜ|ਡਿਨਰ ਬੁੱਕ|ਟੇਬਲ ਬੁੱਕ|table|mez',
  itinerary:
    'ਫਲਾਈਟ|ਫ਼ਲਾਈਟ|ਉਡਾਣ|ਉਡਾਨ|ਯਾਤਰਾ ਯੋਜਨਾ|ਟ੍ਰੇਨ ਲੇਟ|ਰੇਲ ਲੇਟ|ਫਲਾਈਟ ਲੇਟ|ਪਿਕਅੱਪ|ਪਿਕਅਪ|ਏਅਰਪੋਰਟ|ਹਵਾਈ|ਸਫ਼ਰ|ਸਫਰ|flight|udaan|udan|train late|flight late|pickup|airport|safar',
  cancellation:
    'ਬੁਕਿੰਗ ਰੱਦ|=ਰੱਦ|ਰੱਦ ਕਰਨ|ਕੈਂਸਲੇਸ਼ਨ|ਕੈਂਸਲ|ਬੁਕਿੰਗ ਕੈਂਸਲ|booking radd|radd|radd karan|cancellation|booking cancel',
  group: 'ਗਰੁੱਪ|ਗਰੁਪ|ਸਮੂਹ|ਵਿਆਹ|ਬਰਾਤ|ਬਾਰਾਤ|ਜੰਞ|ਬੈਂਕੁਏਟ|ਪਾਰਟੀ ਬੁੱਕ|group|viah|vyah|barat|banquet',
  emi: 'ਈਐਮਆਈ|ਈਐੱਮਆਈ|ਕਿਸ਼ਤ|ਕਿਸਤ|ਬਕਾਇਆ|ਅਦਾਇਗੀ ਦੀ ਤਾਰੀਖ|ਵਸੂਲੀ ਕਾਲ|ਭੁਗਤਾਨ ਯਾਦ|ਪੇਮੈਂਟ ਰਿਮਾਈਂਡਰ|ਪੈਸੇ ਯਾਦ|ਉਧਾਰੀ|emi|kisht|kist|bakaya|due date|payment reminder|udhari',
  mandate: 'ਮੈਂਡੇਟ|ਬਾਊਂਸ|ਚੈੱਕ ਬਾਊਂਸ|ਆਟੋ ਡੈਬਿਟ|mandate|nach|bounce|cheque bounce|auto debit',
  document: 'ਦਸਤਾਵੇਜ਼|ਦਸਤਾਵੇਜ|ਕਾਗਜ਼|ਕਾਗਜ|ਕਾਗ਼ਜ਼|ਕੇਵਾਈਸੀ|ਡਾਕੂਮੈਂਟ|ਡੌਕੂਮੈਂਟ|dastavez|kagaz|kagaj|kyc|document',
  'calling-hours':
    'ਡੀਐਨਡੀ|ਡੀਐੱਨਡੀ|ਕਾਲ ਕਰਨ ਦਾ ਸਮਾਂ|ਕਾਲ ਕਰਨ ਦੇ ਘੰਟੇ|ਕਾਲਿੰਗ ਆਵਰ|ਕਿੰਨੇ ਵਜੇ ਤੱਕ ਕਾਲ|ਕਾਲ ਦੇ ਨਿਯਮ|ਕਾਲ ਦਾ ਨਿਯਮ|ਟ੍ਰਾਈ ਦੇ ਨਿਯਮ|ਔਪਟ ਆਊਟ|ਮਨਜ਼ੂਰ ਸਮਾਂ|dnd|calling hours|kinne vaje tak call|call karan da sama|trai|opt out|ਆਪਟ ਆਊਟ',
  identity:
    'ਪਛਾਣ ਜਾਂਚ|ਪਛਾਣ ਦੀ ਜਾਂਚ|ਤਸਦੀਕ|ਵੈਰੀਫਾਈ|ਵੈਰੀਫਿਕੇਸ਼ਨ|ਸਹੀ ਵਿਅਕਤੀ|ਸਹੀ ਬੰਦ|ਕੋਈ ਹੋਰ ਚੁੱਕੇ|ਕੌਣ ਬੋਲ ਰਿਹਾ|pachhan jaanch|tasdeek|verify|sahi banda|sahi viakti|koi hor chukke|kaun bol riha|verification',
  audit: 'ਆਡਿਟ|ਔਡਿਟ|ਆਡੀਟਰ|ਆਡਿਟਰ|ਲੇਖਾ ਪ੍ਰੀਖਿਆ|ਐਕਸਪੋਰਟ|ਸਬੂਤ|audit|auditor|export|saboot|sabut',
  example: 'ਉਦਾਹਰਣ|ਉਦਾਹਰਨ|ਮਿਸਾਲ|ਨਮੂਨਾ ਹਿਸਾਬ|udaharan|misaal|misal|example|jive ki|jiven ki',
  contact:
    'ਸੰਪਰਕ|ਕਾਂਟੈਕਟ|ਕੰਟੈਕਟ|ਕੌਂਟੈਕਟ|ਰਾਬਤਾ|ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ|ਤੁਹਾਨੂੰ ਲਿਖ|sampark|contact|kontakt|rabta|tuhade nal gall|tuhade naal gal',
  'speak-to-person':
    'ਕਿਸੇ ਇਨਸਾਨ ਨਾਲ ਗੱਲ|ਇਨਸਾਨ ਨਾਲ ਗੱਲ|ਕਿਸੇ ਨਾਲ ਗੱਲ|ਬੰਦੇ ਨਾਲ ਗੱਲ|ਕਿਸੇ ਬੰਦੇ ਨਾਲ|ਆਦਮੀ ਨਾਲ ਗੱਲ|ਗੱਲ ਕਰਨੀ ਹੈ|ਗੱਲ ਕਰਨੀ ਆ|ਗੱਲ ਕਰਾਓ|ਗੱਲ ਕਰਵਾਓ|ਗੱਲ ਕਰਵਾ ਦਿਓ|ਮੈਨੂੰ ਕਾਲ ਕਰ|ਕਾਲ ਬੈਕ|ਕਾਲਬੈਕ|ਸੇਲਜ਼ ਟੀਮ|ਸੇਲਸ ਟੀਮ|ਮੈਨੇਜਰ|ਕਸਟਮਰ ਕੇਅਰ|ਕਿਸੇ ਵਿਅਕਤੀ ਨਾਲ|ਟੀਮ ਨਾਲ ਗੱਲ|ਅਸਲੀ ਬੰਦਾ|ਕੋਈ ਇਨਸਾਨ|ਕੋਈ ਮੈਨੂੰ ਫੋਨ|insan nal gall|kise nal gall|kise naal gal|bande nal gall|bande naal gal|gall karni hai|gal karni aa|gal karni hai|gall karao|gal karvao|mainu call kar|call back|sales team|manager|customer care|team nal gall|team naal gal|asli banda|koi insan hai|koi mainu phone|callback',
  form: 'ਫਾਰਮ|ਫ਼ਾਰਮ|ਫੌਰਮ|ਭਰਿਆ|ਭਰਨ|ਫਾਰਮ ਭਰ|ਪੁੱਛਗਿੱਛ ਫਾਰਮ|ਅਰਜ਼ੀ|form|farm|bharya|bharan|form bhar|enquiry',
  reply:
    'ਜਵਾਬ ਕਦੋਂ|ਕਦੋਂ ਤੱਕ ਜਵਾਬ|ਕਦੋਂ ਜਵਾਬ|ਸੰਪਰਕ ਕਰੋਗੇ|ਸੰਪਰਕ ਕਰਨਗੇ|ਕਦੋਂ ਸੰਪਰਕ|ਜਵਾਬ ਮਿਲੇਗਾ|ਜਵਾਬ ਮਿਲੂ|ਕਦੋਂ ਕਾਲ ਕਰ|ਜਵਾਬ ਆਵੇਗਾ|ਜਵਾਬ ਆਊ|ਕਿੰਨੀ ਜਲਦੀ ਜਵਾਬ|48 ਘੰਟੇ|jawab kado|jawab kadon|kado tak jawab|kado jawab|sampark karoge|kado sampark|jawab milega|jawab milu|reply kado|kado call karoge|jawab aavega',
  'no-reply':
    'ਕੋਈ ਜਵਾਬ ਨਹੀਂ|ਜਵਾਬ ਨਹੀਂ ਆਇਆ|ਜਵਾਬ ਨਹੀਂ ਮਿਲਿਆ|ਕਿਸੇ ਨੇ ਫੋਨ ਨਹੀਂ|ਕਿਸੇ ਨੇ ਫ਼ੋਨ ਨਹੀਂ|ਕਿਸੇ ਨੇ ਸੰਪਰਕ ਨਹੀਂ|ਕਿਸੇ ਨੇ ਕਾਲ ਨਹੀਂ|ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ|ਅਜੇ ਤੱਕ ਕੋਈ|ਹਾਲੇ ਤੱਕ ਕੋਈ|ਕੋਈ ਕਾਲ ਨਹੀਂ|ਕੋਈ ਸੰਪਰਕ ਨਹੀਂ|ਫੋਨ ਨਹੀਂ ਆਇਆ|ਫ਼ੋਨ ਨਹੀਂ ਆਇਆ|ਕਾਲ ਨਹੀਂ ਆਈ|ਕਿਸੇ ਦਾ ਫੋਨ ਨਹੀਂ|koi jawab nahi|koi jawab ni|jawab nahi aaya|jawab nahi milya|kise ne phone nahi|kise ne sampark nahi|kise ne call nahi|kise ne jawab nahi|aje tak koi|ajje tak koi|hale tak koi|koi call nahi|koi reply nahi|reply nahi aaya|phone nahi aaya|call nahi aayi',
  company:
    'ਕੰਪਨੀ|ਕੰਪਨੀਆਂ|ਸੰਸਥਾ|ਤੁਸੀਂ ਲੋਕ|ਤੁਸੀਂ ਕੌਣ|ਤੁਹਾਡੀ ਕੰਪਨੀ|company|kampani|sanstha|tusi lok|tuhadi company|tusi kaun',
  founder:
    'ਸੰਸਥਾਪਕ|ਬਾਨੀ|ਮਾਲਕ|ਮਾਲਿਕ|ਸੀਈਓ|ਕਿਸਨੇ ਬਣਾਇ|ਕਿਸ ਨੇ ਬਣਾਇ|ਕੀਹਨੇ ਬਣਾਇ|ਕਿਸਨੇ ਸ਼ੁਰੂ|ਕਿਸ ਨੇ ਸ਼ੁਰੂ|ਫਾਊਂਡਰ|ਕੌਣ ਚਲਾਉਂਦ|ਬੌਸ|ਡਾਇਰੈਕਟਰ|sansthapak|bani kaun|malak|ceo|kisne banaya|kihne banaya|kisne shuru|founder|kaun chalaunda|boss|director',
  aim: 'ਉਦੇਸ਼|ਟੀਚਾ|ਮਕਸਦ|ਮਿਸ਼ਨ|ਕਿਉਂ ਬਣਾਇ|ਸੁਪਨਾ|ਮੰਤਵ|ਮਨੋਰਥ|udesh|teecha|maksad|mission|kyon banaya|kyun banaya|mantav',
  place:
    '=ਪਤਾ|ਐਡਰੈੱਸ|ਐਡਰੈਸ|ਸਿਰਨਾਵਾਂ|ਆਫਿਸ|ਆਫ਼ਿਸ|ਔਫਿਸ|ਦਫ਼ਤਰ|ਦਫਤਰ|ਸ਼ਹਿਰ|ਮੁੱਖ ਦਫ਼ਤਰ|ਹੈੱਡ ਆਫਿਸ|ਕਿੱਥੇ ਸਥਿਤ|ਕਿੱਥੇ ਹੋ ਤੁਸੀਂ|ਕਿਹੜੇ ਸ਼ਹਿਰ|ਕਿਸ ਸ਼ਹਿਰ|office|daftar|shehar|shahar|sheher|address|office kithe|daftar kithe|kis shehar|kehre shehar',
  since:
    'ਕਦੋਂ ਸ਼ੁਰੂ ਹੋਈ|ਕਦੋਂ ਬਣੀ|ਕਿੰਨੇ ਸਾਲ ਪੁਰਾਣੀ|ਸਥਾਪਨਾ|ਕਦੋਂ ਤੋਂ ਹੈ|ਕਿਸ ਸਾਲ|ਕਿਹੜੇ ਸਾਲ|kado shuru hoi|kadon shuru hoi|kado bani|kinne saal purani|sthapna|kado ton hai|kis saal',
  social:
    'ਲਿੰਕਡਇਨ|ਲਿੰਕਡਿਨ|ਇੰਸਟਾਗ੍ਰਾਮ|ਇੰਸਟਾਗਰਾਮ|ਫੇਸਬੁੱਕ|ਫੇਸਬੁਕ|ਟਵਿੱਟਰ|ਟਵਿਟਰ|ਸੋਸ਼ਲ ਮੀਡੀਆ|ਯੂਟਿਊਬ|linkedin|instagram|facebook|twitter|social media',
  card: 'ਵਿਜ਼ਿਟਿੰਗ ਕਾਰਡ|ਵਿਜਿਟਿੰਗ ਕਾਰਡ|ਬਿਜ਼ਨਸ ਕਾਰਡ|ਕਾਰਡ ਡਾਊਨਲੋਡ|ਸੰਪਰਕ ਸੇਵ|visiting card|business card|contact save',
  blog: 'ਬਲੌਗ|ਬਲਾਗ|=ਲੇਖ|ਆਰਟੀਕਲ|ਆਰਟਿਕਲ|ਪੜ੍ਹਨ ਲਈ|blog|lekh|article',
  clients:
    'ਤੁਹਾਡੇ ਗਾਹਕ|ਤੁਹਾਡੇ ਕਲਾਇੰਟ|ਸਫਲਤਾ ਦੀ ਕਹਾਣੀ|ਰਿਵਿਊ|ਰੀਵਿਊ|ਸਮੀਖਿਆ|ਰੇਟਿੰਗ|ਕੌਣ ਵਰਤ ਰਿਹਾ|ਕੌਣ ਵਰਤਦ|ਵੱਡੇ ਗਾਹਕ|ਕਿੰਨੇ ਗਾਹਕ|ਕਿਹੜੀਆਂ ਕੰਪਨੀਆਂ|ਹੋਰ ਗਾਹਕ|tuhade client|tuhade gahak|tuhade customer|review|rating|kaun use kar riha|kaun vartda|kinne customer|kinne gahak|kehriyan companiyan',
  job: 'ਨੌਕਰੀ|ਜੌਬ|ਜਾਬ|ਭਰਤੀ|ਵੈਕੈਂਸੀ|ਇੰਟਰਨਸ਼ਿਪ|ਕਰੀਅਰ|ਕੈਰੀਅਰ|ਕੰਮ ਮਿਲੇਗਾ|ਰੁਜ਼ਗਾਰ|ਬਾਇਓਡਾਟਾ|ਰਿਜ਼ਿਊਮੇ|ਤੁਹਾਡੇ ਕੋਲ ਕੰਮ|naukri|nokri|job|bharti|vacancy|internship|career|kamm milega|kam milega|resume|rozgar',
  partner:
    'ਪਾਰਟਨਰ|ਸਾਂਝੇਦਾਰ|ਸਾਂਝੇਦਾਰੀ|ਭਾਈਵਾਲ|ਫ੍ਰੈਂਚਾਈਜ਼ੀ|ਫਰੈਂਚਾਈਜ਼ੀ|ਡੀਲਰਸ਼ਿਪ|ਏਜੰਸੀ ਲੈਣ|ਰੀਸੈਲਰ|ਕਮਿਸ਼ਨ|ਐਫੀਲੀਏਟ|ਮਿਲ ਕੇ ਕੰਮ|ਰਲ ਕੇ ਕੰਮ|ਡਿਸਟ੍ਰੀਬਿਊਟਰ|partner|sanjhedar|bhaival|franchise|dealership|reseller|commission|mil ke kamm|ral ke kam',
  investor:
    'ਨਿਵੇਸ਼ਕ|ਫੰਡਿੰਗ|ਟਰਨਓਵਰ|ਕਮਾਈ|ਮੁਨਾਫਾ ਕਿੰਨਾ|ਮੁਨਾਫ਼ਾ ਕਿੰਨਾ|ਨਿਵੇਸ਼|ਆਮਦਨ|ਕਿੰਨੇ ਕਰਮਚਾਰੀ|ਕਿੰਨੇ ਮੁਲਾਜ਼ਮ|ਕੰਪਨੀ ਕਿੰਨੀ ਵੱਡੀ|niveshak|funding|turnover|kamai|nivesh|revenue|kinne employee|kinne mulazam|investor',
  certificate:
    'ਪ੍ਰਮਾਣ ਪੱਤਰ|ਪ੍ਰਮਾਣਪੱਤਰ|ਸਰਟੀਫਿਕੇਟ|ਸਰਟੀਫ਼ਿਕੇਟ|ਆਈਐਸਓ|ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ|ਲਾਇਸੈਂਸ|ਲਾਈਸੈਂਸ|ਮਾਨਤਾ|ਰਜਿਸਟਰਡ|ਕਾਨੂੰਨੀ|ਸਰਟੀਫਾਈਡ|praman patar|certificate|iso|registration number|license|manta|registered|certified|kanuni|kanooni',
  secure:
    'ਸੁਰੱਖਿਅਤ|ਸੁਰੱਖਿਆ|ਐਨਕ੍ਰਿਪਟ|ਇਨਕ੍ਰਿਪਟ|ਹੈਕ|ਸਰਵਰ ਕਿੱਥੇ|ਲੀਕ|ਸੇਫ਼|ਸੇਫ|ਮਹਿਫੂਜ਼|ਮਹਿਫ਼ੂਜ਼|ਗੁਪਤ|ਚੋਰੀ|surakhiat|surakhya|surakhia|encrypt|hack|server kithe|leak|safe|mehfooz|chori',
  uptime:
    'ਅਪਟਾਈਮ|ਅੱਪਟਾਈਮ|ਗਾਰੰਟੀ|ਗਰੰਟੀ|ਐਸਐਲਏ|ਡਾਊਨ ਹੋ|ਸਰਵਰ ਡਾਊਨ|ਬੰਦ ਪੈ|ਖਰਾਬ ਹੋ|ਖ਼ਰਾਬ ਹੋ|ਨੈੱਟ ਚਲਾ ਜਾਵੇ|ਠੱਪ|uptime|guarantee|garanti|sla|server down|band pai|kharab ho|net chala jave|thapp',
  technology:
    'ਤਕਨੀਕ|ਤਕਨਾਲੋਜੀ|ਟੈਕਨਾਲੋਜੀ|ਟੈਕਨੋਲੋਜੀ|ਕਿਹੜਾ ਮਾਡਲ|ਚੈਟਜੀਪੀਟੀ|ਜੀਪੀਟੀ|ਕਿਹੜੀ ਏਆਈ|ਕਿਹੜਾ ਏਆਈ|ਐਲਐਲਐਮ|ਜੈਮਿਨੀ|takneek|technology|kehra model|chatgpt|gpt|kehri ai|gemini',
  'white-label':
    'ਵ੍ਹਾਈਟ ਲੇਬਲ|ਵਾਈਟ ਲੇਬਲ|ਆਪਣੇ ਬ੍ਰਾਂਡ|ਸਾਡੇ ਨਾਮ ਤੇ|ਸਾਡੇ ਨਾਂ ਤੇ|ਆਪਣੇ ਨਾਂ ਹੇਠ|white label|apne brand|sade naam te',
  'on-premise':
    'ਆਪਣੇ ਸਰਵਰ|ਸਾਡੇ ਸਰਵਰ|ਔਨ ਪ੍ਰੈਮਿਸ|ਆਨ ਪ੍ਰੈਮਿਸ|ਆਪਣੇ ਕੰਪਿਊਟਰ ਤੇ|apne server|sade server|on premise',
  abroad:
    'ਵਿਦੇਸ਼|ਬਾਹਰਲੇ ਦੇਸ਼|ਦੂਜੇ ਦੇਸ਼|ਹੋਰ ਦੇਸ਼|ਅਮਰੀਕਾ|ਕੈਨੇਡਾ|ਕਨੇਡਾ|ਇੰਗਲੈਂਡ|ਯੂਕੇ|ਆਸਟ੍ਰੇਲੀਆ|ਦੁਬਈ|ਅੰਤਰਰਾਸ਼ਟਰੀ|ਕੌਮਾਂਤਰੀ|ਭਾਰਤ ਤੋਂ ਬਾਹਰ|ਇੰਡੀਆ ਤੋਂ ਬਾਹਰ|ਨੇਪਾਲ|ਇੰਟਰਨੈਸ਼ਨਲ|videsh|bahrle desh|duje desh|america|canada|england|australia|dubai|antarrashtri|india ton bahar|bharat ton bahar|international',
  support:
    'ਤੁਹਾਡਾ ਸਪੋਰਟ|ਤੁਹਾਡੀ ਸਪੋਰਟ|ਮਦਦ ਕੌਣ|ਸਹਾਇਤਾ ਟੀਮ|ਬਾਅਦ ਵਿੱਚ ਮਦਦ|ਸਪੋਰਟ ਟੀਮ|ਸਪੋਰਟ ਮਿਲ|ਦਿੱਕਤ ਆਵੇ|ਦਿੱਕਤ ਆਈ|ਖਰਾਬੀ|ਖ਼ਰਾਬੀ|ਪਰੇਸ਼ਾਨੀ ਆ|ਮੁਸ਼ਕਲ ਆਵੇ|madad kaun|sahaita team|baad vich madad|support milega|support milu|dikkat aave|kharabi|pareshani aave|mushkil aave|after sales',
  training:
    'ਟ੍ਰੇਨਿੰਗ|ਟਰੇਨਿੰਗ|ਸਾਨੂੰ ਸਿਖਾ|ਸਿਖਲਾਈ ਦ|ਸਟਾਫ ਨੂੰ ਸਿਖਾ|ਸਟਾਫ਼ ਨੂੰ ਸਿਖਾ|ਗਾਈਡ ਕਰੋਗੇ|training|sanu sikha|sikhlai deo|staff nu sikha',
  roadmap:
    'ਭਵਿੱਖ|ਆਉਣ ਵਾਲਾ ਫੀਚਰ|ਜਲਦੀ ਆਵੇਗਾ|ਅੱਗੇ ਕੀ|ਨਵਾਂ ਫੀਚਰ|ਨਵੇਂ ਫੀਚਰ|ਨਵਾਂ ਫ਼ੀਚਰ|ਆਉਣ ਵਾਲੇ ਸਮੇਂ|bhavikh|jaldi aavega|agge ki|nava feature|naven feature',
  data: 'ਡਾਟਾ|ਡੇਟਾ|ਡੈਟਾ|ਜਾਣਕਾਰੀ|ਅੰਕੜਾ|ਵੇਰਵ|ਮੇਰੀ ਜਾਣਕਾਰੀ|ਮੇਰਾ ਡਾਟਾ|ਮੇਰਾ ਡੇਟਾ|ਸੂਚਨਾ|data|jankari|meri jankari|mera data',
  privacy:
    'ਪ੍ਰਾਈਵੇਸੀ|ਪਰਾਈਵੇਸੀ|ਪ੍ਰਾਇਵੇਸੀ|ਨਿੱਜਤਾ|ਗੋਪਨੀਯਤਾ|ਪਰਦੇਦਾਰੀ|ਪ੍ਰਾਈਵੇਸੀ ਪਾਲਿਸੀ|ਨਿੱਜਤਾ ਨੀਤੀ|privacy|nijjta|nijta|privacy policy',
  store:
    'ਰੱਖਦੇ|ਰੱਖਦਾ|ਰੱਖਿਆ ਜਾਂਦਾ|ਰੱਖੀ ਜਾਂਦੀ|ਰੱਖੇ ਜਾਂਦੇ|ਰੱਖੋਗੇ|ਸੇਵ|ਸਟੋਰ|ਜਮ੍ਹਾਂ|ਜਮਾਂ|ਸੰਭਾਲ ਕੇ|ਸਾਂਭ ਕੇ|ਸੁਰੱਖਿਅਤ ਰੱਖ|rakhde|rakhda|rakhya janda|rakhi jandi|rakhoge|save|store|jama|sambhal ke|sanbh ke',
  delete:
    'ਹਟਾ|ਮਿਟਾ|ਡਿਲੀਟ|ਡੀਲੀਟ|ਡਿਲਿਟ|ਕੱਢ ਦਿਓ|ਸਾਫ਼ ਕਰ|ਸਾਫ ਕਰ|ਹਟਵਾ|ਮਿਟਵਾ|hata|mita|delete|kadh deo|saaf kar|hatva|mitva|ਮਿਟਾਉਣ|ਮਿਟਾਉਣਾ|ਮਿਟਾਵਾਂ|ਹਟਾਉਣ|ਹਟਾਉਣਾ|mitauna|hatauna',
  correct:
    'ਮੇਰੀ ਜਾਣਕਾਰੀ ਦੇਖ|ਮੇਰੀ ਜਾਣਕਾਰੀ ਵੇਖ|ਸੁਧਾਰ|ਠੀਕ ਕਰਵਾ|ਸਹੀ ਕਰਵਾ|ਮੇਰਾ ਡਾਟਾ ਦੇਖ|ਮੇਰੀ ਕੀ ਜਾਣਕਾਰੀ|meri jankari dekh|sudhar|theek karva|sahi karva|mera data dekh',
  cookie: 'ਕੁਕੀ|ਕੂਕੀ|ਕੁਕੀਜ਼|ਕੂਕੀਜ਼|cookie|cookies',
  tracker:
    'ਟ੍ਰੈਕ ਕਰਦੇ|ਟਰੈਕ ਕਰਦੇ|ਪਿੱਛਾ|ਇਸ਼ਤਿਹਾਰ|ਨਜ਼ਰ ਰੱਖ|ਨਿਗਰਾਨੀ|ਜਾਸੂਸੀ|ਟ੍ਰੈਕਰ|ਟਰੈਕਰ|track karde|pichha|ishtihar|nazar rakh|ads|tracking|nigrani|jasusi',
  'sell-data':
    'ਡਾਟਾ ਵੇਚ|ਡੇਟਾ ਵੇਚ|ਜਾਣਕਾਰੀ ਵੇਚ|ਨੰਬਰ ਵੇਚ|ਵੇਚ ਦਿੰਦ|ਵੇਚਦੇ|data vech|jankari vech|number vech|vech dinde|vechde',
  'share-data':
    'ਕਿਸੇ ਨੂੰ ਦਿੰਦ|ਸ਼ੇਅਰ ਕਰਦ|ਸ਼ੇਅਰ|ਤੀਜੀ ਧਿਰ|ਸਾਂਝਾ|ਸਾਂਝੀ|ਸਾਂਝੇ ਕਰ|ਕਿਸੇ ਹੋਰ ਨੂੰ|ਹੋਰ ਕਿਸ ਕੋਲ|ਪੁਲਿਸ ਨੂੰ|ਸਰਕਾਰ ਨੂੰ|ਦੂਜੀ ਕੰਪਨੀ|kise nu dinde|share karde|teeji dhir|sanjha|sanjhi|kise hor nu|police nu|sarkar nu|duji company',
  'train-model':
    'ਮਾਡਲ ਟ੍ਰੇਨ|ਮਾਡਲ ਟਰੇਨ|ਏਆਈ ਨੂੰ ਸਿਖਾਉਣ|ਟ੍ਰੇਨਿੰਗ ਵਿੱਚ ਵਰਤ|ਟਰੇਨਿੰਗ ਵਿੱਚ ਵਰਤ|ਏਆਈ ਟ੍ਰੇਨ|ਟ੍ਰੇਨ ਕਰਨ ਲਈ|model train|ai nu sikhaun|training vich use|training vich vart',
  children:
    'ਬੱਚੇ|ਬੱਚਿਆਂ|ਬੱਚਾ|ਨਾਬਾਲਗ|ਨਾਬਾਲਿਗ|13 ਸਾਲ|=ਉਮਰ|ਨਿਆਣ|bache|bacche|bachche|bachya|bachian|nabalig|13 saal|niane|umar',
  updated:
    'ਅਪਡੇਟ|ਅੱਪਡੇਟ|ਆਖਰੀ ਵਾਰ|ਆਖ਼ਰੀ ਵਾਰ|ਪਿਛਲੀ ਵਾਰ ਬਦਲ|ਕਦੋਂ ਬਦਲ|ਤਾਜ਼ਾ|ਸੋਧ|update|aakhri vaar|akhri var|kado badli|kadon badli',
  log: '=ਲੌਗ|=ਲੌਗਸ|ਸਰਵਰ ਲੌਗ|ਆਈਪੀ|ਆਈਪੀ ਐਡਰੈੱਸ|log|ip address',
  hello:
    'ਸਤਿ ਸ੍ਰੀ ਅਕਾਲ|ਸਤ ਸ੍ਰੀ ਅਕਾਲ|ਸਤਿ ਸ਼੍ਰੀ ਅਕਾਲ|ਸਤਿਸ੍ਰੀਅਕਾਲ|ਸਸਅ|ਨਮਸਤੇ|ਨਮਸਕਾਰ|ਹੈਲੋ|ਹੇਲੋ|=ਹਾਏ|=ਹਾਇ|ਰਾਮ ਰਾਮ|ਪ੍ਰਣਾਮ|ਸਲਾਮ|ਵਾਹਿਗੁਰੂ ਜੀ ਕਾ ਖਾਲਸਾ|ਪੈਰੀਂ ਪੈਨਾ|ਸ਼ੁਭ ਸਵੇਰ|sat sri akal|sat shri akal|satsriakal|ssa ji|=ssa|namaste|namaskar|hello|helo|ram ram|salam|pairi pauna|waheguru ji',
  thanks:
    'ਧੰਨਵਾਦ|ਧਨਵਾਦ|ਸ਼ੁਕਰੀਆ|ਥੈਂਕਸ|ਥੈਂਕ ਯੂ|ਥੈਂਕਿਊ|ਮਿਹਰਬਾਨੀ|ਮੇਹਰਬਾਨੀ|ਸ਼ੁਕਰਗੁਜ਼ਾਰ|dhanvad|dhanwad|dhannvad|shukriya|thanks|thank you|meharbani|mehrbani',
  bye: 'ਅਲਵਿਦਾ|ਫਿਰ ਮਿਲਾਂਗੇ|ਫੇਰ ਮਿਲਾਂਗੇ|ਫੇਰ ਮਿਲਦੇ|=ਬਾਏ|=ਬਾਇ|ਚੱਲਦਾ ਹਾਂ|ਚਲਦਾ ਹਾਂ|ਬੱਸ ਇੰਨਾ ਹੀ|ਬਸ ਇੰਨਾ ਹੀ|ਬੱਸ ਏਨਾ ਹੀ|ਸ਼ੁਭ ਰਾਤ|ਸ਼ੁਭ ਰਾਤਰੀ|ਰੱਬ ਰਾਖਾ|ਟਾਟਾ|alvida|phir milange|fer milange|fer milde|bye|chalda han|bas inna hi|bas enna hi|shubh raat|rab rakha|rabb rakha',
  ok: 'ਠੀਕ ਹੈ|ਠੀਕ ਆ|=ਠੀਕ|=ਚੰਗਾ|=ਅੱਛਾ|=ਹੱਛਾ|ਸਮਝ ਗਿਆ|ਸਮਝ ਗਈ|ਓਕੇ|ਸਹੀ ਹੈ|ਸਹੀ ਆ|=ਵਧੀਆ|ਬਹੁਤ ਵਧੀਆ|=ਚਲੋ|ਹੋ ਗਿਆ|ਬਹੁਤ ਚੰਗਾ|theek hai|thik hai|theek aa|thik aa|changa|accha|acha|achha|samajh gya|samajh gaya|samajh gayi|ok|sahi hai|sahi aa|vadhia|vadiya|chalo|ho gya',
  yes: '=ਹਾਂ|=ਹਾਂਜੀ|=ਜੀ|ਜੀ ਹਾਂ|ਹਾਂ ਜੀ|ਬਿਲਕੁਲ|ਬਿਲਕੁੱਲ|ਜ਼ਰੂਰ|ਜਰੂਰ|ਹਾਂ ਕਰ|ਕਰ ਦਿਓ|ਕਰ ਦੇਵੋ|=ਹਾ|=ਆਹੋ|haan|han ji|hanji|haanji|ji haan|haan ji|aaho|bilkul|zaroor|jarur|kar deo|ji',
  no: 'ਨਹੀਂ ਚਾਹੀਦ|ਰਹਿਣ ਦਿਓ|ਰਹਿਣ ਦੇ|ਜੀ ਨਹੀਂ|ਅਜੇ ਨਹੀਂ|ਹਾਲੇ ਨਹੀਂ|ਲੋੜ ਨਹੀਂ|ਜ਼ਰੂਰਤ ਨਹੀਂ|=ਨਹੀਂ|=ਨਹੀ|=ਨਾ|=ਨਾਂਹ|=ਨਾਹ|ਛੱਡੋ|nahi chahida|nahi chahidi|ni chahida|rehn deo|rehan deo|ji nahi|aje nahi|hale nahi|lod nahi|=nahi|=nahin|=nhi|=nai|chhaddo|chaddo',
  please:
    'ਕਿਰਪਾ|ਕਿਰਪਾ ਕਰਕੇ|ਕ੍ਰਿਪਾ|ਪਲੀਜ਼|ਪਲੀਜ|ਮਿਹਰਬਾਨੀ ਕਰਕੇ|=ਜ਼ਰਾ|=ਜਰਾ|kirpa|kirpa karke|please|plz|meharbani karke|zara|jara',
  'are-you-human':
    'ਤੁਸੀਂ ਇਨਸਾਨ|ਤੂੰ ਇਨਸਾਨ|ਤੁਸੀਂ ਬੰਦੇ|ਰੋਬੋਟ ਹੋ|ਬੋਟ ਹੋ|ਮਸ਼ੀਨ ਹੋ|ਇਨਸਾਨ ਹੋ|ਅਸਲੀ ਹੋ|ਇਨਸਾਨ ਹੋ ਜਾਂ|ਇਨਸਾਨ ਜਾਂ ਰੋਬੋਟ|ਕੀ ਤੁਸੀਂ ਰੋਬੋਟ|ਬੰਦਾ ਹੈਂ|ਰੋਬੋਟ ਹੈਂ|ਇਨਸਾਨ ਨਾਲ ਗੱਲ ਕਰ ਰਿਹਾ|tusi insan|tu insan|tusi robot|robot ho|bot ho|machine ho|insan ho|asli ho|insan ja robot|insan jan robot|ki tusi robot|bot hai ja',
  'your-name':
    'ਤੁਹਾਡਾ ਨਾਮ|ਤੁਹਾਡਾ ਨਾਂ|ਤੇਰਾ ਨਾਮ|ਤੇਰਾ ਨਾਂ|ਤੁਸੀਂ ਕੌਣ|ਤੂੰ ਕੌਣ|ਕੌਣ ਬੋਲ ਰਹੇ|tuhada naam|tuhada na|tera naam|tera na ki|tusi kaun|tusi kon|tu kaun|kaun bol rahe',
  'help-me':
    'ਮਦਦ|ਸਹਾਇਤਾ|ਕੀ ਕਰ ਸਕਦੇ ਹੋ|ਕੀ ਪੁੱਛ ਸਕਦ|ਇੱਕ ਸਵਾਲ ਹੈ|ਇਕ ਸਵਾਲ ਹੈ|ਕੁਝ ਪੁੱਛਣਾ|ਕੁੱਝ ਪੁੱਛਣਾ|madad|sahaita|help|ki kar sakde ho|ki puchh sakda|ik sawal hai|kujh puchhna|kuj puchna',
  'how-are-you':
    'ਕਿਵੇਂ ਹੋ|ਕਿੱਦਾਂ ਹੋ|ਕਿਦਾਂ ਹੋ|ਕਿੱਦਾਂ ਜੀ|ਕੀ ਹਾਲ|ਸਭ ਵਧੀਆ|ਠੀਕ ਠਾਕ|ਹਾਲ ਚਾਲ|kive ho|kiven ho|kiddan ho|kiddan ji|kidda ji|ki haal|ki hal|sab vadhia|haal chaal|theek thak',
  sure: 'ਪੱਕਾ|ਸੱਚੀਂ|ਸੱਚੀ|ਸੱਚਮੁੱਚ|ਸੱਚ ਮੁੱਚ|ਵਾਕਈ|ਯਕੀਨ|ਕੀ ਸੱਚ|ਸੱਚ ਹੈ|ਇਹ ਸਹੀ ਹੈ|ਪੱਕਾ ਨਾ|pakka|sachi|sachmuch|sach much|vakai|wakai|yakin|yakeen|sach hai|eh sahi hai|sure ho',
  source:
    'ਕਿੱਥੇ ਲਿਖਿਆ|ਕਿਥੇ ਲਿਖਿਆ|ਸਰੋਤ|ਸਬੂਤ|ਕਿਸ ਪੇਜ ਤੇ|ਕਿਹੜੇ ਪੇਜ ਤੇ|ਕਿਵੇਂ ਪਤਾ|ਲਿੰਕ ਦਿਓ|ਕਿੱਥੇ ਦੇਖਾਂ|ਕਿੱਥੇ ਵੇਖਾਂ|ਕਿਸਨੇ ਕਿਹਾ|ਕਿਸ ਨੇ ਕਿਹਾ|kithe likhya|kithe likhia|sarot|saboot|kehre page te|kiven pata|link deo|kithe dekhan|kisne keha',
  again:
    'ਫਿਰ ਤੋਂ|ਫੇਰ ਤੋਂ|ਦੁਬਾਰਾ|ਦੋਬਾਰਾ|ਇੱਕ ਵਾਰ ਹੋਰ|ਇਕ ਵਾਰ ਫਿਰ|ਇੱਕ ਵਾਰ ਫਿਰ|ਫਿਰ ਦੱਸੋ|ਮੁੜ ਦੱਸੋ|ਮੁੜ ਕੇ ਦੱਸੋ|ਸਮਝ ਨਹੀਂ ਆਇਆ|ਸਮਝ ਨਹੀਂ ਆਈ|phir ton|fer ton|dubara|dobara|ik vaar hor|ikk var fer|phir dasso|mud ke dasso|samajh nahi aaya|samajh nahi aayi|samajh ni aayi|repeat',
  shorter:
    'ਸੰਖੇਪ ਵਿੱਚ|ਥੋੜ੍ਹੇ ਵਿੱਚ|ਥੋੜੇ ਵਿੱਚ|ਸੌਖੇ ਸ਼ਬਦਾਂ|ਆਸਾਨ ਸ਼ਬਦਾਂ|ਇੱਕ ਲਾਈਨ|ਇਕ ਲਾਈਨ|ਘੱਟ ਸ਼ਬਦਾਂ|ਸਿੱਧਾ ਸਿੱਧਾ|ਛੋਟਾ ਕਰਕੇ|sankhep vich|thode vich|saukhe shabdan|asan shabdan|ik line|ghat shabdan|short vich|sidha sidha',
  meant:
    'ਮੇਰਾ ਮਤਲਬ|ਮਤਲਬ ਸੀ|ਨਹੀਂ ਨਹੀਂ|ਗਲਤੀ ਨਾਲ|ਗ਼ਲਤੀ ਨਾਲ|ਮੈਂ ਕਿਹਾ ਸੀ|ਮੈਂ ਪੁੱਛ ਰਿਹਾ|ਮਾਫ਼ ਕਰਨਾ|ਮਾਫ ਕਰਨਾ|ਸੌਰੀ|ਸੋਰੀ|ਬਲਕਿ|ਸਗੋਂ|ਦੀ ਬਜਾਏ|ਅਸਲ ਵਿੱਚ|mera matlab|matlab si|nahi nahi|galti naal|main keha si|main puchh riha|maaf karna|sorry|balki|sagon|di bajaye|asal vich|ਗਲਤੀ ਹੋ ਗਈ|galti nal',
  'reply-in':
    'ਵਿੱਚ ਜਵਾਬ ਦਿਓ|ਵਿਚ ਜਵਾਬ ਦਿਓ|ਵਿੱਚ ਬੋਲੋ|ਵਿੱਚ ਦੱਸੋ|ਵਿਚ ਦੱਸੋ|ਵਿੱਚ ਗੱਲ ਕਰੋ|ਵਿਚ ਗੱਲ ਕਰੋ|ਵਿੱਚ ਲਿਖੋ|ਵਿਚ ਲਿਖੋ|ਭਾਸ਼ਾ ਵਿੱਚ ਦੱਸੋ|ਵਿੱਚ ਜਵਾਬ ਦੇਵੋ|ਵਿੱਚ ਸਮਝਾਓ|ਵਿੱਚ ਰਿਪਲਾਈ|ਚ ਦੱਸੋ|ਚ ਜਵਾਬ|ਚ ਗੱਲ ਕਰੋ|vich jawab deo|vich bolo|vich dasso|vich gall karo|vich gal karo|vich likho|vich samjhao|vich reply|ch dasso|ch jawab|ch gall karo|ch gal karo|ch bolo',
  wrong:
    'ਗਲਤ|ਗ਼ਲਤ|ਇਹ ਨਹੀਂ ਪੁੱਛਿਆ|ਮੈਂ ਇਹ ਨਹੀਂ|ਸਮਝੇ ਨਹੀਂ|ਬੇਕਾਰ ਜਵਾਬ|ਗਲਤ ਜਵਾਬ|ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ|ਕੁਝ ਹੋਰ ਪੁੱਛਿਆ|ਉਹੀ ਜਵਾਬ|ਓਹੀ ਜਵਾਬ|ਸਮਝ ਨਹੀਂ ਰਹੇ|galat|eh nahi puchhya|eh nahi puchia|main eh nahi|samjhe nahi|bekar jawab|jawab nahi ditta|kujh hor puchhya|ohi jawab|samajh nahi rahe|galat hai',
  'first-one':
    'ਪਹਿਲਾ|ਪਹਿਲੀ|ਪਹਿਲੇ ਵਾਲਾ|ਪਹਿਲਾ ਵਾਲਾ|ਪਹਿਲੇ ਵਾਲੇ|pehla|pehli|pehle wala|pehla wala|pehla vala',
  'second-one':
    'ਦੂਜਾ|ਦੂਜੀ|ਦੂਸਰਾ|ਦੂਸਰੀ|ਦੂਜੇ ਵਾਲਾ|ਦੂਜਾ ਵਾਲਾ|ਦੂਜੇ ਵਾਲੇ|duja|dooja|duji|dusra|duje wala|duja wala|duje vala',
  'third-one':
    'ਤੀਜਾ|ਤੀਜੀ|ਤੀਸਰਾ|ਆਖਰੀ|ਆਖ਼ਰੀ|ਅੰਤਿਮ|ਤੀਜੇ ਵਾਲਾ|ਆਖਰੀ ਵਾਲਾ|teeja|tija|tiji|tisra|aakhri|akhri|antim|teeje wala',
  that: '=ਇਹ|=ਉਹ|=ਓਹ|=ਏਹ|=ਇਸ|=ਉਸ|=ਇਹੀ|=ਉਹੀ|=ਇਸਦਾ|=ਉਸਦਾ|=ਇਸਦੀ|=ਉਸਦੀ|=ਇਹਦਾ|=ਉਹਦਾ|=ਇਹਦੀ|=ਇਸਨੂੰ|=ਇਹਨੂੰ|=ਇਸ ਵਿੱਚ|=ਉਸ ਵਿੱਚ|=ਇਹਦੇ|=eh|=oh|=ehi|=ohi|=isda|=usda|=ehda|=ohda|=isdi|=ehdi|=is vich|=us vich|=ehde',
  and: '=ਅਤੇ|=ਤੇ|=ਵੀ|=ਹੋਰ|ਨਾਲ ਹੀ|ਹੋਰ ਵੀ|ਦਾ ਕੀ|=ate|=te|=vi|=hor|naal hi|da ki',
  or: '=ਜਾਂ|=ਯਾ|ਜਾਂ ਫਿਰ|ਜਾਂ ਫੇਰ|=jaan|=jan|=ja|ja phir|jan fer',
  not: '=ਨਹੀਂ|=ਨਹੀ|=ਨਾ|=ਨੀ|=ਨਈਂ|ਨਹੀਂ ਹੈ|ਬਿਨਾਂ|ਬਿਨਾ|nahi|nahin|nhi|=na|=ni|nai',
  without:
    'ਬਿਨਾਂ|ਬਿਨਾ|ਬਗੈਰ|ਬਗ਼ੈਰ|ਤੋਂ ਇਲਾਵਾ|ਛੱਡ ਕੇ|ਸਿਵਾਏ|ਬਜਾਏ|bina|binan|bagair|ton ilava|to ilawa|chhad ke|sivaye',
  only: 'ਸਿਰਫ਼|ਸਿਰਫ|ਕੇਵਲ|=ਬੱਸ|=ਬਸ|=ਹੀ|ਨਿਰਾ|sirf|keval|kewal|bas|khali',
  prevent:
    '=ਰੋਕ|ਰੋਕਦ|ਰੋਕਣ|ਰੋਕੇਗ|ਬਚਾਅ|ਨਾ ਹੋਵੇ|ਨਾ ਹੋਣ|ਟਾਲ|ਤੋਂ ਬਚਾ|rok|rokda|rokan|bachaa|na hove|na hon|ton bacha',
  more: 'ਜ਼ਿਆਦਾ|ਜਿਆਦਾ|=ਵੱਧ|ਵਧੇਰੇ|=ਵੱਡਾ|=ਵੱਡੀ|=ਬਹੁਤ|=ਕਈ|ਹੋਰ ਜ਼ਿਆਦਾ|ਵਧ|ਬਹੁਤੇ|zyada|jyada|vadh|wadh|vadda|bahut|bohat|kai|hor zyada|bahute',
  less: '=ਘੱਟ|=ਘਟ|ਛੋਟਾ|ਛੋਟੀ|ਥੋੜ੍ਹਾ|ਥੋੜਾ|ਥੋੜ੍ਹੇ|ਥੋੜੇ|ਥੋੜ੍ਹੀ|ghat|ghatt|chhota|chota|choti|thoda|thode|thodi',
  better:
    'ਕੰਮ ਆਵੇਗ|ਕੰਮ ਆਊ|ਬਿਹਤਰ|=ਚੰਗਾ|=ਚੰਗੀ|ਵਧੀਆ|ਸਭ ਤੋਂ ਵਧੀਆ|ਸਭ ਤੋਂ ਚੰਗਾ|ਉੱਤਮ|ਕੰਮ ਦਾ|ਫਾਇਦੇਮੰਦ|ਫ਼ਾਇਦੇਮੰਦ|ਲਾਭਦਾਇਕ|ਉਪਯੋਗੀ|ਮਦਦ ਕਰੇਗ|kamm aavega|kam aau|behtar|changa|changi|vadhia|vadiya|sab ton vadhia|best|kamm da|labhdaik|madad karega',
  all: '=ਸਭ|=ਸਾਰੇ|=ਸਾਰਾ|=ਸਾਰੀ|=ਸਾਰੀਆਂ|=ਸਾਰਿਆਂ|ਸਾਰੇ|=ਪੂਰਾ|=ਪੂਰੀ|=ਹਰ|=ਹਰੇਕ|ਤਮਾਮ|=ਦੋਵੇਂ|=ਦੋਨੋਂ|sab|sabh|sare|saare|sari|sariyan|pura|poora|har|harek|doven|dono',
  other: 'ਦੂਜਾ ਕੋਈ|ਹੋਰ ਕੋਈ|ਕੋਈ ਹੋਰ|=ਬਾਕੀ|=ਦੂਜੇ|ਦੂਸਰੇ|ਅਨਯ|hor koi|koi hor|baki|baaki|duje|dusre',
  now: '=ਹੁਣ|=ਹੁਣੇ|=ਅਜੇ|=ਅੱਜ|ਫਿਲਹਾਲ|ਇਸ ਵੇਲੇ|ਇਸ ਸਮੇਂ|=ਕੱਲ੍ਹ|=ਕੱਲ|ਅੱਜਕੱਲ੍ਹ|ਅੱਜ ਕੱਲ|=hun|=hune|=aje|=ajj|filhal|is vele|=kal|=kall',
  then: '=ਫਿਰ|=ਫੇਰ|=ਤਦ|=ਤਾਂ|ਬਾਅਦ ਵਿੱਚ|ਉਸ ਤੋਂ ਬਾਅਦ|ਇਸ ਤੋਂ ਬਾਅਦ|=phir|=fer|=fir|=tan|=taan|baad vich|baad ch|us ton baad|ohton baad|uston baad|us to baad|ohde baad|uhde baad|ਓਹਤੋਂ ਬਾਅਦ|ਉਹਤੋਂ ਬਾਅਦ|ਉਹਦੇ ਬਾਅਦ',
  weather:
    'ਮੌਸਮ|ਮੀਂਹ|ਬਾਰਿਸ਼|ਗਰਮੀ|ਠੰਢ|ਠੰਡ|ਤਾਪਮਾਨ|ਬਰਸਾਤ|ਧੁੱਪ|ਹਨੇਰੀ|ਤੂਫ਼ਾਨ|ਤੂਫਾਨ|ਸਰਦੀ|ਧੁੰਦ|mausam|meeh|minh|barish|garmi|thand|taapman|barsat|dhupp|haneri|toofan|sardi|dhund',
  market:
    '=ਸੋਨਾ|=ਸੋਨੇ|ਸੋਨੇ ਦਾ|ਸੋਨੇ ਦੀ|ਚਾਂਦੀ|ਪੈਟਰੋਲ|ਪੈਟ੍ਰੋਲ|ਡੀਜ਼ਲ|ਡੀਜਲ|ਸ਼ੇਅਰ ਬਾਜ਼ਾਰ|ਸ਼ੇਅਰ ਮਾਰਕੀਟ|ਸੈਂਸੈਕਸ|ਟਮਾਟਰ|ਪਿਆਜ਼|ਗੰਢੇ|=ਆਲੂ|ਗੈਸ ਸਿਲੰਡਰ|ਬਿਟਕੋਇਨ|ਡਾਲਰ ਦਾ ਰੇਟ|ਮਿਊਚੁਅਲ ਫੰਡ|ਸਬਜ਼ੀ|ਕਣਕ ਦਾ|ਝੋਨੇ ਦਾ|ਨਿਵੇਸ਼ ਕਰਾਂ|sona|sone da|chandi|petrol|diesel|share market|sensex|tamatar|piaz|aalu|cylinder|bitcoin|mutual fund|kanak da|gold da|gold rate',
  sport:
    'ਕ੍ਰਿਕਟ|ਕ੍ਰਿਕੇਟ|=ਮੈਚ|ਆਈਪੀਐਲ|ਸਕੋਰ|ਕੋਹਲੀ|ਧੋਨੀ|ਵਰਲਡ ਕੱਪ|ਕਬੱਡੀ|ਹਾਕੀ|ਫੁੱਟਬਾਲ|=ਖੇਡ|ਖੇਡਾਂ|ਜਿੱਤਿਆ|ਖਿਡਾਰੀ|ਟੀਮ ਇੰਡੀਆ|cricket|match|ipl|score|kohli|dhoni|world cup|kabaddi|khed|jittya|hockey|football',
  fun: 'ਚੁਟਕਲਾ|ਚੁਟਕੁਲਾ|ਜੋਕ|ਗਾਣਾ|ਗਾਣੇ|ਗੀਤ|ਸ਼ਾਇਰੀ|ਕਹਾਣੀ|ਕਵਿਤਾ|ਫਿਲਮ|ਫ਼ਿਲਮ|ਮੂਵੀ|ਬੁਝਾਰਤ|ਨੱਚ|ਭੰਗੜਾ|ਮਜ਼ਾਕ|ਹੀਰੋ|ਹੀਰੋਇਨ|ਸੀਰੀਅਲ|ਬੋਰ ਹੋ|ਦਿਲਜੀਤ|ਮੂਸੇਵਾਲਾ|chutkala|chutkula|joke|gaana|gana|geet|shayari|kahani|kavita|film|movie|bujharat|nach|bhangra|mazak|bore ho|diljit|moosewala',
  food: 'ਰੈਸਿਪੀ|ਰੈਸਪੀ|=ਖਾਣਾ|ਪਕਾਉਣ|ਬਿਰਯਾਨੀ|ਬਿਰਿਆਨੀ|ਪਨੀਰ|=ਚਾਹ|ਪੀਜ਼ਾ|=ਦਾਲ|=ਰੋਟੀ|ਸਰ੍ਹੋਂ ਦਾ ਸਾਗ|=ਸਾਗ|ਮੱਕੀ ਦੀ ਰੋਟੀ|ਲੱਸੀ|ਪਰੌਂਠ|ਸਵਿੱਗੀ|ਜ਼ੋਮੈਟੋ|=ਭੁੱਖ|ਸਮੋਸਾ|ਕੇਕ|ਨਾਸ਼ਤਾ|ਮਿਠਾਈ|ਹਲਵਾ|ਪਕੌੜ|recipe|khana|pakauna|biryani|paneer|chaah|pizza|daal|roti|saag|lassi|paratha|swiggy|zomato|bhukh|samosa',
  'own-ticket':
    'ਟੈਕਸੀ ਬੁੱਕ|ਕੈਬ ਬੁੱਕ|ਟ੍ਰੇਨ ਟਿਕਟ|ਰੇਲ ਟਿਕਟ|ਟ੍ਰੇਨ ਦੀ ਟਿਕਟ|ਫਲਾਈਟ ਟਿਕਟ|ਫਲਾਈਟ ਦੀ ਟਿਕਟ|ਬੱਸ ਟਿਕਟ|=ਓਲਾ|=ਊਬਰ|ਪੀਐਨਆਰ|ਫਿਲਮ ਟਿਕਟ|ਟਿਕਟ ਬੁੱਕ|ਗੱਡੀ ਬੁੱਕ|ਰੇਲਵੇ|ਤਤਕਾਲ ਟਿਕਟ|cab book|taxi book|train ticket|train di ticket|flight ticket|bus ticket|ola|uber|pnr|ticket book|gaddi book',
  study:
    'ਹੋਮਵਰਕ|ਲੇਖ ਲਿਖ|ਨਿਬੰਧ|ਗਣਿਤ|ਹਿਸਾਬ ਦਾ ਸਵਾਲ|ਇਮਤਿਹਾਨ|ਪ੍ਰੀਖਿਆ|ਪੇਪਰ ਕਦੋਂ|ਸਵਾਲ ਹੱਲ|ਪੜ੍ਹਾਈ|ਵਿਗਿਆਨ|ਸਮੀਕਰਨ|ਪਹਾੜਾ|ਗੁਣਾ ਕਰ|ਨੀਟ ਦੀ|ਯੂਪੀਐਸਸੀ|homework|lekh likh|nibandh|ganit|imtihan|prikhia|padhai|parhai|vigyan|maths|exam|pahada',
  program:
    'ਪਾਈਥਨ|ਪਾਇਥਨ|ਜਾਵਾ|ਕੋਡ ਲਿਖ|ਪ੍ਰੋਗਰਾਮ ਲਿਖ|ਐਚਟੀਐਮਐਲ|ਪ੍ਰੋਗਰਾਮ ਬਣਾ|python|java|code likh|program likh|html',
  'general-knowledge':
    'ਰਾਜਧਾਨੀ|ਪ੍ਰਧਾਨ ਮੰਤਰੀ|ਪ੍ਰਧਾਨਮੰਤਰੀ|ਰਾਸ਼ਟਰਪਤੀ|ਮੋਦੀ|ਆਬਾਦੀ|ਅਬਾਦੀ|ਇਤਿਹਾਸ|=ਦੁਨੀਆ|ਸਭ ਤੋਂ ਉੱਚਾ|ਸਭ ਤੋਂ ਵੱਡਾ ਦੇਸ਼|ਚੋਣਾਂ|=ਵੋਟ|=ਰੱਬ|ਮੁੱਖ ਮੰਤਰੀ|ਭਗਵੰਤ ਮਾਨ|ਸ਼ਾਹਰੁਖ|ਸਲਮਾਨ|ਗਾਂਧੀ|ਭਗਤ ਸਿੰਘ|ਅਨੁਵਾਦ|ਮਤਲਬ ਕੀ ਹੁੰਦਾ|=ਗ੍ਰਹਿ|=ਚੰਦ|=ਸੂਰਜ|=ਧਰਮ|ਰਾਜਨੀਤੀ|=ਪਹਾੜ|=ਨਦੀ|=ਦਰਿਆ|ਖੋਜ ਕਿਸਨੇ|ਕਾਢ ਕਿਸਨੇ|rajdhani|pardhan mantri|rashtrapati|modi|abadi|itihas|duniya|chona|vote|rabb|mukh mantri|bhagwant mann|gandhi|bhagat singh|anuvad',
  stars:
    'ਰਾਸ਼ੀਫਲ|ਰਾਸ਼ੀ ਫਲ|ਕੁੰਡਲੀ|ਭਵਿੱਖ ਦੱਸ|=ਪਿਆਰ|ਵਿਆਹ ਕਦੋਂ|ਗਰਲਫ੍ਰੈਂਡ|ਗਰਲਫਰੈਂਡ|ਜੋਤਿਸ਼|ਜੋਤਸ਼|ਦਿਲ ਟੁੱਟ|=ਇਸ਼ਕ|ਮੁਹੱਬਤ|ਬ੍ਰੇਕਅੱਪ|ਪਤਨੀ|ਘਰਵਾਲੀ|ਹੱਥ ਦੇਖ|ਵਿਆਹ ਕਰ|rashifal|kundli|bhavikh dass|pyar|piar|viah kado|viah kadon|girlfriend|jyotish|dil tutt|ishq|breakup|gharwali',
  gadget:
    'ਲੈਪਟਾਪ|ਲੈਪਟੌਪ|ਵਾਈਫਾਈ|ਵਾਈ ਫਾਈ|ਫਰਿੱਜ|ਫ੍ਰਿਜ|ਟੀਵੀ|ਰੀਚਾਰਜ|ਰਿਚਾਰਜ|ਮੋਬਾਈਲ ਖਰਾਬ|ਫੋਨ ਖਰਾਬ|=ਜੀਓ|ਏਅਰਟੈੱਲ|ਬਿਜਲੀ ਨਹੀਂ|ਲਾਈਟ ਨਹੀਂ|ਮੋਟਰਸਾਈਕਲ|ਬਾਈਕ|ਸਕੂਟਰ|=ਪੱਖਾ|ਪ੍ਰਿੰਟਰ|ਬੈਟਰੀ|ਇੰਟਰਨੈੱਟ ਨਹੀਂ|ਚਾਰਜਰ|ਕੰਪਿਊਟਰ ਖਰਾਬ|laptop|wifi|fridge|tv|recharge|mobile kharab|jio|airtel|light nahi|motorcycle|scooter|printer|battery',
  goods:
    '=ਗੱਡੀ|=ਕਾਰ|ਟਰੈਕਟਰ|ਮਕਾਨ|ਘਰ ਕਿਰਾਏ|ਜੁੱਤੀ|ਬੂਟ|=ਕੱਪੜੇ|ਜ਼ਮੀਨ|ਸੋਫਾ|ਸੋਫ਼ਾ|ਸਾਈਕਲ|=ਘੜੀ|ਖਿਡੌਣ|ਵਾਲ ਕਟ|ਫਲੈਟ|=ਕਿਤਾਬ|ਸਕੂਲ ਫੀਸ|=ਦੁੱਧ|=ਖੰਡ|=ਚੌਲ|=ਆਟਾ|=ਕੁੱਤਾ|=ਮੱਝ|gaddi|car|tractor|makan|jutti|kapde|zameen|sofa|cycle|dudh|dudhh|chaul|atta|kutta|majh',
  'my-order':
    'ਮੇਰਾ ਆਰਡਰ|ਮੇਰਾ ਪਾਰਸਲ|ਮੇਰਾ ਰਿਫੰਡ|ਮੇਰਾ ਸਾਮਾਨ|ਮੇਰਾ ਸਮਾਨ|ਮੇਰੇ ਪੈਸੇ ਕੱਟ|ਬੈਂਕ ਬੈਲੇਂਸ|ਖਾਤੇ ਵਿੱਚ|ਮੇਰੀ ਟਿਕਟ|ਫਲਿੱਪਕਾਰਟ|ਐਮਾਜ਼ਾਨ|ਐਮਾਜ਼ੋਨ|ਮੇਰਾ ਕੂਰੀਅਰ|ਖਰਾਬ ਨਿਕਲ|ਟੁੱਟਿਆ ਹੋਇਆ ਆਇਆ|ਪਾਟਿਆ ਹੋਇਆ|ਪਾਸਪੋਰਟ|ਆਧਾਰ|ਪੈਨ ਕਾਰਡ|ਬਿਜਲੀ ਬਿੱਲ|ਬਿਜਲੀ ਦਾ ਬਿੱਲ|ਮੇਰਾ ਲੋਨ|ਮੇਰਾ ਕਲੇਮ|ਪੈਸੇ ਕੱਟ ਗਏ|ਪੈਸੇ ਕੱਟੇ ਗਏ|ਰਾਸ਼ਨ ਕਾਰਡ|mera order|mera parcel|mera refund|mera saman|mere paise kat|bank balance|khate vich|meri ticket|flipkart|amazon|myntra|meesho|bijli da bill|paise kat gaye|passport|ration card',
  'my-symptom':
    'ਬੁਖਾਰ|ਬੁਖ਼ਾਰ|=ਤਾਪ|ਸਿਰ ਦਰਦ|ਸਿਰਦਰਦ|ਸਿਰ ਦੁਖ|ਪੇਟ ਦਰਦ|ਢਿੱਡ ਦਰਦ|ਢਿੱਡ ਪੀੜ|ਖੰਘ|ਖਾਂਸੀ|ਜ਼ੁਕਾਮ|ਉਲਟੀ|ਚੱਕਰ ਆ|ਲੱਕ ਦਰਦ|ਕਮਰ ਦਰਦ|ਕਿਹੜੀ ਗੋਲੀ|ਦਵਾਈ ਲਵਾਂ|=ਸ਼ੂਗਰ|=ਬੀਪੀ|ਸਰੀਰ ਦਰਦ|ਦਰਦ ਹੋ ਰਿਹਾ|ਪੀੜ ਹੋ|ਐਸੀਡਿਟੀ|ਤੇਜ਼ਾਬ|ਦਸਤ ਲੱਗ|ਸੋਜ|ਮੋਟਾਪਾ|ਭਾਰ ਘੱਟ|ਭਾਰ ਘਟਾ|ਵਾਲ ਝੜ|ਨੀਂਦ ਨਹੀਂ|ਗਰਭਵਤੀ|ਐਲਰਜੀ|ਘਰੇਲੂ ਨੁਸਖ|ਕੈਂਸਰ|ਡੇਂਗੂ|bukhar|sir dard|sir dukh|pet dard|dhidd dard|dhid peerh|khang|khansi|jukam|ulti|chakkar|lakk dard|kehri goli|dawai lavan|sugar|bp|dard ho riha|allergy',
  'urgent-help':
    'ਐਂਬੂਲੈਂਸ|ਐਂਬੁਲੈਂਸ|ਦਿਲ ਦਾ ਦੌਰਾ|ਅੱਗ ਲੱਗ|ਦੁਰਘਟਨਾ|ਹਾਦਸਾ|ਐਕਸੀਡੈਂਟ|ਬੇਹੋਸ਼|ਸਾਹ ਨਹੀਂ|ਪੁਲਿਸ ਬੁਲਾ|ਪੁਲਿਸ ਸੱਦ|ਖੂਨ ਵਗ ਰਿਹਾ|ਖ਼ੂਨ ਵਗ ਰਿਹਾ|=ਬਚਾਓ|ਛਾਤੀ ਵਿੱਚ ਦਰਦ|ਛਾਤੀ ਵਿੱਚ ਪੀੜ|ਅਧਰੰਗ|ਜ਼ਹਿਰ ਖਾ|ਸੱਪ ਨੇ|ਡੁੱਬ ਰਿਹਾ|ਡੁੱਬ ਗਿਆ|ਮਾਰ ਰਿਹਾ ਹੈ|ਹਾਰਟ ਅਟੈਕ|ਚੋਰ ਵੜ|ਦੌਰਾ ਪੈ|ambulance|dil da daura|agg lag|durghatna|hadsa|accident|behosh|saah nahi|police bula|police sadd|khoon vag riha|bachao|chhati vich dard|chhati ch dard|heart attack|chor varh|sapp ne',
  'danger-figure':
    'ਅੱਗ ਲੱਗ|ਹਾਦਸਾ|ਦੁਰਘਟਨਾ|ਐਕਸੀਡੈਂਟ|ਡੁੱਬ ਰਿਹਾ|ਡੁੱਬ ਗਿਆ|=ਬਚਾਓ|ਹਾਰਟ ਅਟੈਕ|ਦਿਲ ਦਾ ਦੌਰਾ|ਪੈਸੇ ਬਚਾਓ|ਖਰਚਾ ਬਚਾਓ|agg lag|hadsa|durghatna|accident|bachao|heart attack|dil da daura|paise bachao|kharcha bachao',
  despair:
    'ਮਰਨਾ ਚਾਹੁੰਦ|ਮਰ ਜਾਣਾ|ਮਰ ਜਾਵਾਂ|ਮਰ ਜਾਂਵਾਂ|ਜੀਣਾ ਨਹੀਂ|ਜਿਊਣਾ ਨਹੀਂ|ਜਿਉਣਾ ਨਹੀਂ|ਨਹੀਂ ਜੀਣਾ|ਨਹੀਂ ਜਿਊਣਾ|ਨਹੀਂ ਜਿਉਣਾ|ਆਤਮਹੱਤਿਆ|ਆਤਮ ਹੱਤਿਆ|ਖੁਦਕੁਸ਼ੀ|ਖ਼ੁਦਕੁਸ਼ੀ|ਜਾਨ ਦੇ ਦ|ਜ਼ਿੰਦਗੀ ਖਤਮ|ਜ਼ਿੰਦਗੀ ਖ਼ਤਮ|ਜਿੰਦਗੀ ਖਤਮ|ਜੀਣ ਨੂੰ ਦਿਲ ਨਹੀਂ|ਜੀਣ ਦਾ ਦਿਲ ਨਹੀਂ|ਜਿਊਣ ਨੂੰ ਦਿਲ ਨਹੀਂ|ਜਿਊਣ ਦੀ ਇੱਛਾ ਨਹੀਂ|ਸਭ ਕੁਝ ਖਤਮ ਕਰ|ਫਾਹਾ ਲੈ|ਫਾਂਸੀ ਲਾ|ਨਸ ਕੱਟ|ਮਰਨ ਨੂੰ ਦਿਲ|ਮਰਨ ਦਾ ਦਿਲ|ਮਰਨਾ ਹੈ|ਜ਼ਿੰਦਗੀ ਤੋਂ ਤੰਗ|ਜਿੰਦਗੀ ਤੋਂ ਤੰਗ|ਜੀ ਕੇ ਕੀ|ਕੋਈ ਉਮੀਦ ਨਹੀਂ|=ਮੌਤ|marna chahunda|marna chaunda|marna chahundi|mar jana|mar javan|jina nahi|jeena nahi|jiuna nahi|nahi jina|nahi jiuna|atamhatya|khudkushi|jaan de deni|zindagi khatam|jindagi khatam|jeen nu dil nahi|jeen da dil nahi|suicide|faha lai|maran nu dil|maran da dil|marna hai|zindagi ton tang|jindagi ton tang|ji ke ki|koi umeed nahi|ਮਰਨ ਨੂੰ ਜੀ|ਮਰਨ ਨੂੰ ਜੀਅ|marn nu jee|maran nu jee|ਜਿਊਣ ਨੂੰ ਜੀਅ ਨਹੀਂ|ਮਰਨ ਦਾ ਜੀਅ',
  abuse:
    'ਬੇਵਕੂਫ|ਬੇਵਕੂਫ਼|=ਗਧਾ|=ਖੋਤਾ|=ਖੋਤੇ|=ਪਾਗਲ|=ਚੋਰ|ਧੋਖੇਬਾਜ਼|ਬਕਵਾਸ|ਕਮੀਨਾ|ਕਮੀਨੇ|=ਸਾਲਾ|=ਸਾਲੇ|ਹਰਾਮੀ|ਹਰਾਮਜ਼ਾਦ|=ਕੁੱਤੇ|=ਕੰਜਰ|=ਕੰਜਰਾ|=ਚੁੱਪ|ਨਿਕੰਮਾ|ਨਿਕੰਮੇ|ਘਟੀਆ|ਫਾਲਤੂ ਬੋਟ|=ਝੂਠੇ|ਮੂਰਖ|ਲੁਟੇਰੇ|ਫਰਾਡ|ਫ਼ਰਾਡ|ਨਾਲਾਇਕ|ਉੱਲੂ|ਢੱਠੇ ਖੂਹ|=ਠੱਗ|ਬੇਕਾਰ ਬੋਟ|ਦਿਮਾਗ ਖਰਾਬ|ਭਿਖਾਰੀ|bewakoof|bevkoof|gadha|khota|khote|pagal|chor|dhokhebaaz|bakwas|kamina|sala|saale|harami|kutte|kanjar|chupp|nikamma|ghatiya|bhenchod|behenchod|madarchod|gandu|chutiya|fraud|thagg|murakh',
  inject:
    'ਹਦਾਇਤਾਂ ਭੁੱਲ|ਨਿਰਦੇਸ਼ ਭੁੱਲ|ਨਿਯਮ ਭੁੱਲ|ਪੁਰਾਣੀਆਂ ਹਦਾਇਤਾਂ|ਸਿਸਟਮ ਪ੍ਰੌਂਪਟ|ਸਿਸਟਮ ਪ੍ਰਾਂਪਟ|ਗੁਪਤ ਪ੍ਰੌਂਪਟ|ਗੁਪਤ ਹਦਾਇਤ|ਪਾਸਵਰਡ ਦੱਸ|ਮੰਨ ਲਓ ਤੁਸੀਂ|ਮੰਨ ਲੈ ਤੂੰ|ਨਾਟਕ ਕਰ|ਐਡਮਿਨ ਮੋਡ|ਹੈਕ ਕਰ|ਏਪੀਆਈ ਕੀ ਦੱਸ|ਦੂਜੇ ਯੂਜ਼ਰ|ਮੇਰੇ ਪਿੱਛੇ ਦੁਹਰਾ|ਲਿਖ ਕੇ ਦਿਓ ਕਿ|ਸੋਰਸ ਕੋਡ|ਆਪਣੇ ਨਿਯਮ|ਬੋਲੋ ਕਿ|ਕਹੋ ਕਿ|hadaitan bhull|nirdesh bhul|niyam bhull|instructions bhull|instructions ignore|rules bhull|system prompt|secret prompt|password dass|mann lao tusi|natak kar|prompt dikhao|prompt vikhao|api key|likh ke deo ki|apne rules|bolo ki|kaho ki',
  rival:
    'ਐਗਜ਼ੋਟੇਲ|ਐਕਸੋਟੇਲ|ਹੈਪਟਿਕ|ਬਲੈਂਡ|ਯੈਲੋ ਏਆਈ|ਦੂਜੀ ਕੰਪਨੀ|ਹੋਰ ਕੰਪਨੀ|ਮੁਕਾਬਲੇਬਾਜ਼|ਨੋਲੈਰਿਟੀ|ਮਾਈਓਪਰੇਟਰ|ਦੂਜੇ ਬੋਟ|ਹੋਰ ਬੋਟ|ਸਰਵਮ|ਅਲੈਕਸਾ|=ਸਿਰੀ|exotel|haptik|bland|yellow ai|duji company|hor company|competitor|duje bot',
}
