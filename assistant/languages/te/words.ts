import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    '=ఎంత|=ఎంతా|ఎంతండి|ఎంతో చెప్ప|=ఎన్ని|=ఎన్నో|ఎన్నండి|=ఎంతమంది|ఎంత మంది|ఎంతెంత|=ఎంతకి|=ఎంతకు|entha|yentha|yenta|enta|ntha|enni|yenni|entandi|enthandi|yentha mandi|entha mandi|enthaki|ఎంతవుతుంది|enthavutundi|enthavuthundi|ఎంతయితే|=ఎంతే|ఎంతుంటుంది',
  'how-long':
    'ఎంతసేపు|ఎంత సేపు|ఎన్ని రోజులు|ఎన్ని రోజుల|ఎంత కాలం|ఎంతకాలం|ఎంత సమయం|ఎంత టైమ్|ఎంత టైం|ఎన్ని గంటలు|ఎన్ని గంటల్లో|ఎన్ని నెలలు|వ్యవధి|ఎప్పటివరకు|ఎప్పటి వరకు|నిడివి|entha sepu|enthasepu|entasepu|enni rojulu|entha kalam|enta kalam|entha samayam|entha time|enni gantalu|enni nelalu|eppati varaku|eppativaraku|ఎంత పొడవు|ఎంత త్వరగా',
  how: '=ఎలా|=ఎట్లా|ఎలాగ|ఎట్లాగ|ఏ విధంగా|విధానం|పద్ధతి|ప్రాసెస్|ఎలాంటి|ela|elaa|yela|yelaa|etla|ettaa|elaga|yelaga|a vidhanga|e vidhanga|vidhanam|paddhati|ఎలాగో|మార్గం',
  what: '=ఏమిటి|=ఏంటి|=ఏమి|=ఏం|=ఏమిటో|=ఏంటో|ఏంటండి|ఏమిటండి|ఏముంది|ఏమున్నాయి|ఏమేమి|ఏమేం|=ఏంటీ|enti|yenti|emiti|yemiti|emi|yemi|=em|=yem|enty|emti|ento|emundi|emunnayi|ememi|emem|entandi|ఏదేంటి|yento|=ఏమో',
  which:
    '=ఏ|=ఏది|=ఏవి|=ఏవేవి|=ఏయే|ఏ ఏ|ఏదైతే|=ఎందులో|=ఏదో|=ఎందుల|=దేనిలో|=దేంట్లో|=ఏదండి|edi|yedi|edhi|yedhi|evi|=ae|ey ey|=ye|endulo|yendulo|denilo|dentlo|ye plan|e plan|a plan|ఏ ప్లాన్|ఏ రకమైన|ఎందులో|దేనిలో|ఏ ప్లాన్‌లో',
  who: '=ఎవరు|=ఎవరి|=ఎవరిది|=ఎవరికి|=ఎవరో|=ఎవరూ|ఎవరండి|=ఎవరితో|evaru|yevaru|evari|evaridi|evariki|evarandi|yevari',
  when: '=ఎప్పుడు|=ఎప్పటికి|ఎప్పటిలోగా|ఎన్ని గంటలకు|ఎన్నింటికి|ఏ సమయానికి|ఏ రోజు|ఏ టైమ్‌కి|ఎప్పటి నుంచి|=ఎప్పుడో|eppudu|yeppudu|epudu|eppatiki|eppatilopu|enni gantalaku|enni gantalaki|ennintiki|a roju|ey time ki|eppati nunchi|ఎప్పటిలోపు',
  where:
    '=ఎక్కడ|=ఎక్కడికి|=ఎక్కడి|ఎక్కడుంది|ఎక్కడున్న|ఏ పేజీలో|ఏ పేజీ|=ఎక్కడో|ఏ చోట|ekkada|yekkada|ekada|akkada undi|ekkadundi|ekkadiki|e page|ye page|ఎక్కడండి',
  why: '=ఎందుకు|ఎందుకంటే|=ఎందుకో|ఎందుకని|కారణం|కారణమే|దేనికి|=ఎందుకండి|enduku|endhuku|yenduku|yendhuku|enduk|karanam|deniki|ఏ కారణం|ఎలా వచ్చింది|లెక్క ఎలా|ఎలా లెక్క|ela vachindi|lekka ela',
  can: 'చేయగల|చెయ్యగల|చేయొచ్చు|చేయవచ్చు|చేయొచ్చా|చేయవచ్చా|చెయ్యొచ్చ|సాధ్యం|సాధ్యమ|వీలు|వీలవు|కుదురు|అవుతుందా|గలదా|గలరా|గలవా|=వచ్చా|=కుదరదు|చేసుకోవచ్చ|చేసుకోవచ్చు|పెట్టొచ్చ|తీసుకోవచ్చ|మాట్లాడొచ్చ|మాట్లాడగల|ఇవ్వగల|చెప్పగల|వాడొచ్చ|వాడవచ్చ|వాడుకోవచ్చ|cheyyagala|cheyagala|cheyochu|cheyocha|cheyavacha|cheyyocha|cheyoccha|cheyochha|cheskovacha|chesukovacha|sadhyam|sadhyamena|veelu|veelavutunda|veelavuthunda|kuduru|kudurutunda|kuduruthunda|avutunda|avuthunda|avtunda|avthada|galada|galara|pettocha|teesukovacha|vadocha|vadavacha|possible aa|possible na|possible ah|cheyagalada|cheyagalara|matladagalada',
  tell: 'చెప్ప|చెప్త|చెబుత|చెప్పు|తెలియజేయ|తెలుప|వివరించ|వివరాలు|వివరంగా|వివరణ|సమాచారం|గురించి|డీటెయిల్స్|డిటైల్స్|తెలుసుకోవాల|అర్థమయ్యేలా|=చెప్పు|cheppandi|chepandi|cheppu|chepu|cheppara|chepthara|cheptara|chebutara|chepagalara|cheppagalara|vivarinchandi|vivaralu|vivaranga|samacharam|gurinchi|gurunchi|gurinchi cheppandi|telusukovali|teliyacheyandi|telupandi|cheppava',
  want: 'కావాల|కావలసి|కావలెను|కావాలంటే|అవసరం|అవసరమ|కోరుకుంట|అనుకుంటున్న|చేద్దామన|చూస్తున్నా|కావాలి|తీసుకోవాల|చేయాలనుకుంట|kavali|kaavali|kavale|kavalandi|kaavalandi|avasaram|avasarama|korukuntunna|anukuntunnam|anukuntunna|anukuntunnanu|teesukovali|teeskovali|kavalsina|చేసుకోవాల|chesukovali',
  give: 'ఇస్తార|ఇస్తుంద|ఇస్తున్న|ఇస్తే|ఇవ్వండి|ఇవ్వగల|ఇవ్వాల|ఇస్తా|పంపండి|పంపిస్త|పంపించ|పంపగల|అందిస్త|సమకూర|=ఇవ్వు|ఇచ్చే|istara|isthara|isthaara|istaara|istunda|isthunda|ivvandi|ivvali|pampandi|pampistara|pampisthara|pampinchandi|andistara|andisthara|ichhe|ichche|ivvagalara|isthundi|istundi',
  get: 'దొరుక|దొరికే|లభిస్త|లభించ|వస్తుంద|వస్తాయ|వస్తుంది|పొంద|అందుతుంద|=వస్తే|dorukutunda|dorukutundi|dorukuthundi|dorukuthunda|dorukutayi|dorukuthayi|labhistundi|labhisthunda|vastunda|vasthunda|vastayi|vasthayi|vastundi|vasthundi|vachunda|pondali|pondavacha|రావాలంటే|వచ్చే',
  have: 'ఉంద|ఉంటుంద|ఉన్నాయ|ఉంటాయ|ఉండే|ఉన్న|ఉందండి|కలిగి|చేర్చ|భాగం|అందుబాటు|ఉంటద|unda|undha|undi|undhi|undaa|untunda|untundi|untundhi|untadi|untada|unnaya|unnayi|unnayaa|untaya|untayi|andubatulo|andubaatulo|kaligi|bhagam|bhagama|vunda|vundi|vundha|vunnaya|vunnayi|=ఉంది|=కలదా|సపోర్ట్ చేస్త|support chestunda|support chesthunda',
  use: 'వాడ|వాడక|ఉపయోగ|వినియోగ|యూజ్ చేస|=వాడి|vadali|vaadali|vadachu|vadukovali|vaduthara|vaadutara|vadutunda|upayogam|upayoginch|upayoginchali|viniyogam|viniyoginch|use chey|use ches|use chestharu|vadakam',
  know: 'తెలుస|తెలియ|తెలుసుకో|తెలిస్త|అవగాహన|telusa|telusu|teliyali|telustunda|telusthunda|telusukovadam|teliyadam|telisthe|telusukovaccha',
  see: 'చూడ|చూపించ|చూపిస్త|చూస్తే|చూసుకో|చదవ|చూడొచ్చ|కనిపిస్త|chudali|chudacha|chudachu|choodali|chudocha|chupinch|chupistara|chupisthara|chudalante|choopinchandi|chadavali|chadavacha|kanipistunda',
  change:
    'మార్చ|మారుస్త|మార్పు|మారిస్తే|సవరించ|మారొచ్చ|చేంజ్|marchali|marchacha|marchukovacha|marchukovali|marpu|marustara|change chey|change chesu|marchagala|మార్చుకో',
  work: 'పనిచేస్|పనిచేయ|పని చేస్త|పని చేయ|పని చేసే|పనిచేసే|నడుస్త|నడుపు|పనితీరు|=పని|pani chestunda|pani chesthunda|panichestunda|pani chestundi|pani chesthundi|panichesthundi|pani cheyadam|pani cheyali|nadustunda|nadusthundi|pani chestadi|panichestadi|pani tiru|pani chese',
  late: 'ఆలస్యం|ఆలస్యమ|లేట్ అయ|లేటుగా|లేట్ అవు|ఆలస్యంగా|alasyam|aalasyam|alasyanga|late ayithe|late ayite|late avutunda|late ayyi',
  kinds:
    'రకాలు|రకాల|ఏమేం|ఏమేమి|ఏయే|ఏ ఏ|జాబితా|లిస్టు|ఎన్ని రకాల|ఆప్షన్లు|ఆప్షన్స్|ఏవేవి|రకములు|rakalu|rakala|rakaala|ememi|emem|jabita|ey ey|options enti|enni rakalu|veetillo|yevevi|evevi',
  price:
    '=ధర|ధరలు|ధరల|ధరెంత|ధరకు|ధరకి|ధరలో|ధరే|ఖరీదు|ఖరీద|ఖర్చు|ఖర్చవు|ఖర్చు అవు|ఖర్చయ్యే|రేటు|=రేట్|రేట్లు|రేట్ల|చార్జ్|చార్జీ|ఛార్జ్|ఛార్జీ|ఫీజు|ఫీజ్|వెల|రుసుము|కాస్ట్|ప్రైస్|=మూల్యం|టారిఫ్|dhara|dharalu|dara|dharalenta|dharentha|darentha|kharidu|khareedu|kharcu|kharchu|karchu|kharchavutundi|kharchavuthundi|rate entha|rateu|retu|rates enti|charge chestaru|charge chestharu|charji|charjilu|feeju|fees entha|phiju|cost entha|cost avutundi|rusumu|price entha|dhara enta|ధర పట్టిక|=ఖర్చ|ఎంతకు ఇస్త|ఎంతకిస్త',
  money:
    'డబ్బు|డబ్బులు|రూపాయ|సొమ్ము|=రూ|మొత్తం డబ్బు|పైసలు|పైసా|నగదు మొత్తం|వేలు|వేల|వెయ్యి|లక్ష|dabbu|dabbulu|dabbul|rupayalu|rupayala|rupayi|rupaayalu|sommu|paisalu|paisal|veyyi|velu|laksha|rs entha|rupees',
  pay: 'కట్టాల|చెల్లించ|చెల్లిస్త|చెల్లింపు|కడితే|కట్టడం|పడుతుంద|ఇవ్వాల్సి|ఇవ్వవలసి|ఖర్చుపెట్ట|పే చేయాల|కట్టాలా|కట్టక్కర్లే|కట్టనవసరం|వెచ్చించ|kattali|kattaali|kattala|kattalsi|chellinchali|chellinchala|chellistaru|padutundi|paduthundi|paduthadi|padtundi|padthadi|ivvalsi|pay cheyali|pay cheyyali|pay cheyala|kharchu pettali|kattalsina',
  bill: 'బిల్లు|=బిల్|మొత్తం ఎంత|మొత్తం|లెక్క|లెక్కించ|లెక్కేసి|లెక్కకట్ట|టోటల్|ఎంతవుతుంది|ఎంత అవుతుంది|ఎంత అవుద్ది|ఎంత అవుతది|ఎంత వస్తుంది|ఎంత పడుతుంది|కలిపి ఎంత|అంచనా|వెరసి|ఎంతయిత|billu|bill entha|mottam|motham|mottham|motham entha|mottam entha|lekka|lekkinchi|lekkinchandi|lekka cheppandi|total ga|total entha|entha avutundi|entha avuthundi|entha avthundi|entha avtundi|enta avutundi|entha avuddi|entha avutadi|entha ayithadi|entha aithadi|entha padutundi|entha paduthundi|entha padthundi|entha vastundi|entha vasthundi|kalipi entha|anchana|ఎంత ఖర్చవు|కలుపుకుని',
  cheap:
    'చవక|చౌక|తక్కువ ధర|తక్కువ ఖర్చు|తక్కువ రేటు|తక్కువకే|అందుబాటు ధర|పొదుపుగా|తక్కువకి|లాభసాటి|chavaka|chawka|chouka|chauka|takkuva dhara|takkuva kharchu|takkuva rate|takkuva ki|thakkuva dhara|thakkuva rate|chavakaga|takkuvalo|cheap ga',
  expensive:
    'ఖరీదైన|ఖరీదు ఎక్కువ|ఖరీదెక్కువ|చాలా ఖరీదు|చాలా ఎక్కువ ధర|ధర ఎక్కువ|రేటు ఎక్కువ|చాలా ఎక్కువ|ఎక్కువ డబ్బు|ఇంత డబ్బు|భారం|కాస్ట్లీ|ఎక్కువే|భరించలే|ఇంత ధర|ఇంత ఖరీదు|chala ekkuva|kharidu ekkuva|kharidaina|rate ekkuva|dhara ekkuva|chala kharidu|chala kharchu|inta dabbu|intha dabbu|costly ga|chala costly|bharam|ekkuva dabbu|chaala ekkuva|intha rate|barinchalem|bharinchalem|kosta ekkuva|మా వల్ల కాదు',
  cheapest:
    'అతి తక్కువ|అన్నిటికంటే తక్కువ|అన్నింటికంటే తక్కువ|అన్నిటికన్నా తక్కువ|కనీస|కనీసం|మినిమం|ప్రారంభ ధర|చవకైన|అతి చవక|ఎంత నుంచి మొదలు|మొదలవుతుంది|మొదలయ్యే|తక్కువలో తక్కువ|ati takkuva|anni kante takkuva|annitikante takkuva|annintikante takkuva|kanisam|kaneesam|minimum entha|prarambha dhara|chavakaina|starting price|starting entha|entha nunchi|takkuvalo takkuva|athi takkuva',
  budget:
    'బడ్జెట్|ఖర్చు పెట్టగల|ఖర్చుపెట్టగల|లోపు కావాల|లోపు దొరుకు|ఇంతే ఉంది|ఇంతలో|రూపాయల్లో|రూపాయలలో|రూపాయల లోపు|మాత్రమే పెట్టగల|ఇంతవరకే|budget lo|kharchu pettagalanu|pettagalanu|pettagalam|rupayallo|rupayala lopu|rupayalalo|intha lo|intalo|lopu kavali|lopala kavali|దగ్గర ఉన్నది|ఇవ్వగలను',
  free: 'ఉచిత|ఫ్రీ|ఉచితం|డబ్బు లేకుండా|డబ్బులు లేకుండా|ఖర్చు లేకుండా|ఉత్తినే|=ఊరికే|uchita|uchitha|uchitam|uchithanga|uchitanga|uchitham|uchithama|free ga|freega|free na|freena|free aa|dabbu lekunda|dabbulu lekunda|kharchu lekunda|urike|uttine|ఫ్రీనా|ఫ్రీయా|ఫ్రీగా',
  discount:
    'డిస్కౌంట్|తగ్గింపు|రాయితీ|ఆఫర్|కూపన్|తగ్గిస్తారా|తగ్గించండి|తగ్గించగల|తగ్గించర|కొంచెం తగ్గ|బేరం|discount istara|discount isthara|taggimpu|thaggimpu|rayiti|rayithi|taggistara|thaggisthara|thaggistara|tagginchandi|thagginchandi|takkuva chestara|takkuva cheyandi|konchem takkuva|beram|rate thagginch|ధర తగ్గ|రేటు తగ్గ|తక్కువ చేస్తారా|తక్కువ చేయండి',
  tax: 'జీఎస్టీ|జిఎస్టీ|జీఎస్‌టీ|జి ఎస్ టి|పన్ను|పన్నులు|టాక్స్|ట్యాక్స్|ఇన్వాయిస్|పన్ను బిల్లు|gst bill|gst untunda|gst kalipi|pannu|pannulu|tax kalipi|tax kalupukuni|జీఎస్టీ బిల్లు|టీడీఎస్',
  'payment-method':
    'యూపీఐ|యుపిఐ|క్రెడిట్ కార్డ్|డెబిట్ కార్డ్|నెట్ బ్యాంకింగ్|పేటీఎం|ఫోన్‌పే|ఫోన్ పే|గూగుల్ పే|జీపే|చెక్కు|నగదు|వాయిదాల|వాయిదాల్లో|ఎలా చెల్లించ|ఎలా కట్టాల|పేమెంట్ ఎలా|పేమెంట్ పద్ధతి|ఆన్‌లైన్ పేమెంట్|ఆన్‌లైన్‌లో కట్ట|కార్డుతో|upi tho|upi to|upi dwara|card tho|card dwara|phonepe tho|nagadu|vayidalalo|vayidallo|ela kattali|ela chellinchali|ela pay cheyali|payment ela|payment method|online payment|ఈఎంఐలో కట్ట|పేమెంట్ మోడ్|ఎలా పే చేయ',
  refund:
    'రిఫండ్|రీఫండ్|డబ్బు వెనక్కి|డబ్బులు వెనక్కి|డబ్బు తిరిగి|డబ్బులు తిరిగి|డబ్బు వాపసు|డబ్బులు వాపసు|వాపసు ఇస్త|నచ్చకపోతే|మనీ బ్యాక్|dabbu venakki|dabbulu venakki|dabbu tirigi|dabbulu tirigi|dabbu thirigi|dabbulu vapas|vapasu|nachakapothe|nachakapote|nacchakapothe|money back|refund istara|refund isthara|తిరిగి ఇస్తారా డబ్బు',
  contract:
    'కాంట్రాక్ట్|ఒప్పందం|అగ్రిమెంట్|లాక్ ఇన్|ఎప్పుడైనా ఆపేయ|ఎప్పుడైనా మానేయ|మధ్యలో ఆపేయ|మధ్యలో మానేయ|మధ్యలో క్యాన్సిల్|ప్లాన్ క్యాన్సిల్|ప్లాన్ రద్దు|సబ్‌స్క్రిప్షన్ రద్దు|సబ్‌స్క్రిప్షన్ ఆపే|క్యాన్సిల్ చేసుకో|కనీస వ్యవధి|నోటీస్ పీరియడ్|రెన్యూ|ఆపేయొచ్చ|మానేయొచ్చ|oppandam|agreement unda|lock in|eppudaina apeyocha|eppudaina maneyocha|madhyalo apeyocha|madhyalo maneste|plan cancel|cancel cheskovacha|cancel chesukovacha|cancel cheyocha|plan raddu|notice period|apeyocha|aapeyocha|maneyocha|కట్టుబడి|ఎప్పుడైనా వదిలేయ',
  'seat-fee':
    'ఒక్కో యూజర్|ప్రతి యూజర్|యూజర్‌కి|ఒక్కో ఉద్యోగికి|ఒక్కొక్కరికి|సీటుకి|సీట్‌కి|లాగిన్‌కి|ఎంతమంది వాడొచ్చ|ఎంత మంది వాడ|ఎంతమంది వాడ|యూజర్లు ఎంతమంది|తలా|per user|okko user|prati user|user ki|okkokkariki|seat ki|login ki|entha mandi vadocha|entha mandi vadachu|entha mandi use|సీట్ ఫీ|సీటు చార్జ్',
  'setup-fee':
    'సెటప్ ఫీజు|సెటప్ చార్జ్|సెటప్ ఖర్చు|ఒకసారి కట్టే|ఒక్కసారి కట్టే|డిపాజిట్|అడ్వాన్స్ కట్ట|దాచిన చార్జ్|దాగిన ఖర్చు|హిడెన్|అదనపు చార్జ్|వేరే చార్జ్|ప్రారంభ ఖర్చు|జాయినింగ్ ఫీజు|setup fee|setup charge|setup kharchu|okasari kattali|okasari katte|deposit kattali|advance kattali|hidden charges|dachina charges|vere charges|inka emaina charges|ఇంకేమైనా చార్జ్|మరేమైనా ఖర్చు',
  currency: 'డాలర్|యూరో|విదేశీ కరెన్సీ|పౌండ్లు|దిర్హమ్|విదేశీ మారక|dollars lo|dollarlo|videshi currency|euro lo',
  yearly:
    'సంవత్సర|ఏడాది|ఏటా|వార్షిక|ఏళ్ల|ఏళ్ళ|ఏళ్లు|ఇయర్లీ|యాన్యువల్|మూడు నెలలకోసారి|samvatsaram|samvatsaraniki|sanvatsaram|edadi|edadiki|yedadi|varshika|yearly ga|yeta|year ki|one year ki|సంవత్సరానికి',
  monthly:
    '=నెల|నెలకి|నెలకు|నెలవారీ|నెలనెల|నెల నెల|ప్రతి నెల|ప్రతినెల|నెలలో|నెలలు|నెలల|మంత్లీ|మాసం|మాసిక|nela|nelaki|nelaku|nela ki|nela ku|nelalo|prati nela|prathi nela|nela nela|nelavari|month ki|monthly ga|nelalu|nelala|నెలకెంత|nelakentha|nelakenta',
  daily:
    '=రోజు|రోజుకి|రోజుకు|రోజూ|రోజులు|రోజుల|రోజువారీ|ప్రతిరోజు|ప్రతి రోజు|దినం|డైలీ|roju|rojuki|rojuku|roju ki|rojulu|rojula|prati roju|prathi roju|rojuvari|day ki',
  weekly: 'వారం|వారానికి|వారాలు|వారపు|వారంలో|వీక్లీ|varam|varaniki|vaaram|vaaraniki|varalu|prati varam|week ki',
  plan: 'ప్లాన్|ప్యాకేజీ|ప్యాకేజ్|ప్యాక్|పథకం|సబ్‌స్క్రిప్షన్|స్కీమ్|ప్లాను|plan lo|planlo|plans enti|pyakeji|pyakej|pathakam|plan ki|planki',
  base: 'బేస్|బేసిక్ ప్లాన్|బేసిక్ ప్యాకేజ్|బేస్ ప్లాన్|బేసిక్ ది|బేసిక్ దానిలో|బేసిక్‌లో|base plan|basic plan|base lo|basic lo|base di|baselo|base ki',
  pro: '=ప్రో|=ప్రోలో|=ప్రోకి|=ప్రోకు|=ప్రోది|=ప్రోనా|=ప్రోలోనే|ప్రో ప్లాన్|ప్రొఫెషనల్ ప్లాన్|=ప్రోని|=ప్రోతో|pro plan|pro lo|prolo|pro ki|pro di|pro la',
  enterprise:
    'ఎంటర్‌ప్రైజ్|ఎంటర్ప్రైజ్|ఎంటర్‌ప్రైస్|ఎంటర్‌ప్రైజెస్|ఎంటర్ ప్రైజ్|enterprise lo|enterprise plan|enterprise ki|enterpriselo|కార్పొరేట్ ప్లాన్',
  'smaller-plan':
    'చిన్న ప్లాన్|చిన్న ప్యాకేజ్|మొదటి ప్లాన్|స్టార్టర్|చవకైన ప్లాన్|చవక ప్లాన్|తక్కువ ప్లాన్|చిన్నది|చిన్న దానిలో|చిన్నదాని|తక్కువ ధర ప్లాన్|అతి చిన్న|తక్కువ ధరలో ఉన్న|ప్రారంభ ప్లాన్|chinna plan|modati plan|chavaka plan|takkuva plan|chinnadi|chinnadani|chinna daani|chinna package|takkuva dhara plan|ati chinna|thakkuva plan|takkuva rate plan|తక్కువ ధర ప్యాకేజ్',
  'middle-plan':
    'మధ్య ప్లాన్|మధ్యలో ఉన్న ప్లాన్|రెండో ప్లాన్|రెండవ ప్లాన్|మధ్యది|మధ్యలోది|మధ్యస్థ|madhya plan|madhyalo unna plan|rendo plan|rendava plan|madhyadi|madhyalodi|middle di',
  'bigger-plan':
    'పెద్ద ప్లాన్|పెద్ద ప్యాకేజ్|మూడో ప్లాన్|మూడవ ప్లాన్|పెద్దది|పెద్దదాని|అతి పెద్ద|టాప్ ప్లాన్|పై ప్లాన్|ఖరీదైన ప్లాన్|పెద్ద కంపెనీ|పెద్ద సంస్థ|pedda plan|peddha plan|pedda package|moodo plan|mudo plan|peddadi|peddha di|ati pedda|top plan|pai plan|pedda company|peddha company|pedda companies',
  compare:
    'తేడా|వ్యత్యాసం|పోల్చ|పోలిక|పోలిస్తే|భేదం|డిఫరెన్స్|కంపేర్|భిన్నం|వేరుగా|teda|theda|tedaa|thedaa|vyatyasam|polchi|polchandi|polika|poliste|bhedam|difference enti|compare chey|bhinnam|కంటే ఏంటి ఎక్కువ|మధ్య ఏంటి',
  suggest:
    'సలహా|సూచించ|సిఫార్సు|సిఫారసు|సరిపోతుంద|సరిపోయే|సరైన|మంచిదో|ఏది మంచిది|ఏది బెటర్|ఏది తీసుకో|ఏది ఎంచుకో|ఎంచుకో|తగిన|తగినది|అనువైన|ఉత్తమ|తీసుకోమంటార|బాగుంటుంద|సూట్ అవు|సజెస్ట్|చాలుతుంద|salaha|soochinch|suchinch|sifarsu|saripotunda|saripothunda|saripotundi|saripothundi|saripoddi|saraina|edi manchidi|edi best|edi better|edi teesukovali|edi tisukovali|edi theesukovali|e plan teesukovali|enchukovali|thagina|tagina|anuvaina|bagutundi|baguntundi|baguntadi|teesukomantara|suggest chey|suggest cheyandi|suit avutundi|ఏది సెట్|ఏది సరి',
  upgrade:
    'అప్‌గ్రేడ్|అప్ గ్రేడ్|డౌన్‌గ్రేడ్|ప్లాన్ మార్చ|ప్లాన్ మార|ప్లాన్ చేంజ్|పెద్ద ప్లాన్‌కి మార|వేరే ప్లాన్‌కి|తర్వాత మార్చ|upgrade chey|upgrade avv|downgrade|plan marchu|plan marchacha|plan change|tarvata marchu|tarvatha marchu|ప్రోకి మార|పైకి మార',
  former:
    'పాత ధర|ఇంతకుముందు|ఇంతకు ముందు|మునుపు|అసలు ధర|కొట్టేసిన|కొట్టివేసిన|గీసిన|ముందు ఎంత|ముందు ధర|గతంలో|పూర్వం|=ముందు|paatha dhara|pata dhara|patha dhara|intaku mundu|inthaku mundu|munupu|asalu dhara|kottesina|kottivesina|mundu entha|mundu dhara|gatamlo|old price|original price|గతంలో ఎంత',
  minute:
    'నిమిష|నిముష|మినిట్|మినిట్స్|మినట్|టాక్‌టైమ్|టాక్ టైమ్|nimisham|nimishalu|nimishala|nimishaniki|nimushalu|nimishaalu|nimisaalu|nimisalu|minitlu|minutelu|minute ki|nimishaki|నిమిషానికి',
  extra:
    'అదనపు|అదనంగా|అదనం|ఎక్స్‌ట్రా|ఎక్స్ట్రా|ఎక్కువైతే|ఎక్కువ అయితే|మించి|మించితే|దాటి|దాటితే|పైన అయితే|అధికంగా|adanapu|adhanapu|adananga|adanam|extra ga|extra minutes|ekkuvaithe|ekkuvaite|ekkuva ayithe|minchi|minchithe|minchite|dati|datithe|daatithe|dhatithe|adhikanga|లిమిట్ దాటి',
  'used-up':
    'అయిపోతే|అయిపోయాక|అయిపోయిన|అయ్యాక|అయిపోయి|పూర్తయితే|పూర్తయ్యాక|పూర్తి అయితే|పూర్తైన|ముగిస్తే|ముగిసిన|ముగిశాక|తర్వాత ఎంత|ఆ తర్వాత|తరువాత ఎంత|ఖాళీ అయితే|వాడేస్తే|వాడేశాక|ఖర్చయిపోతే|aipothe|aipote|ayipothe|ayipote|aipoyaka|ayipoyaka|aipoyina|aipoyaaka|ayyaka|purthayithe|purtayyaka|poortayyaka|mugisaka|mugisina|tarvata entha|tarvatha entha|a tarvata|aa tarvatha|vadesthe|vadesaka|over ayithe|అయిపోతాయ|అయిపోతుంద',
  'carry-over':
    'మిగిలిన|మిగిలిపోయిన|మిగిలితే|మిగిలిపోతే|వచ్చే నెలకు|వచ్చే నెలకి|తర్వాతి నెలకు|తర్వాతి నెలకి|వాడని|వాడకపోతే|క్యారీ ఫార్వర్డ్|ల్యాప్స్|migilina|migilipoyina|migilithe|migilite|migilipothe|vachhe nelaki|vache nelaku|vache nelaki|vachche nelaku|vadani|vaadani|vadakapothe|carry forward|carry avutaya|carry avthaya|next month ki|వృథా అవ|వృథా',
  credits: 'ఫ్లెక్సిబుల్ క్రెడిట్|ఫ్లెక్సిబుల్ క్రెడిట్స్|క్రెడిట్స్|flexible credits|క్రెడిట్లు',
  'custom-price':
    'కస్టమ్|కస్టం|కొటేషన్|కోట్ కావాల|ఫ్లెక్సిబుల్ ప్రైస్|ఫ్లెక్సిబుల్ ధర|మా అవసరానికి తగ్గ|అవసరానికి తగ్గట్టు|నిర్ణీత ధర|custom price|custom dhara|quotation kavali|quote kavali|ma avasaraniki|avasaraniki taggattu|flexible pricing|ధర ఎలా నిర్ణయ|ఫ్లెక్సిబుల్ ప్రైసింగ్',
  'many-numbers':
    'అనేక నంబర్|ఎక్కువ నంబర్|చాలా నంబర్|వేర్వేరు నంబర్|వేరు వేరు నంబర్|రెండు నంబర్|ఒకటి కంటే ఎక్కువ నంబర్|ప్రతి బ్రాంచ్|ఒక్కో బ్రాంచ్|ప్రతి శాఖకు|బ్రాంచ్|బ్రాంచి|శాఖలు|శాఖల|chala numbers|ekkuva numbers|ververu numbers|rendu numbers|okati kante ekkuva number|prati branch|okko branch|branchlu|branches unnayi|multiple numbers|శాఖకు',
  'multi-agent':
    'మల్టీఏజెంట్|మల్టీ ఏజెంట్|మల్టిఏజెంట్|ఎక్కువ ఏజెంట్|అనేక ఏజెంట్|ఒకటి కంటే ఎక్కువ ఏజెంట్|ఇద్దరు ఏజెంట్|multi agent|multiagent|ekkuva agents|okati kante ekkuva agent|rendu agents',
  calculator: 'క్యాలిక్యులేటర్|కాలిక్యులేటర్|క్యాల్కులేటర్|లెక్కించే సాధనం|calculator ekkada|calculater',
  seconds:
    'సెకన్|సెకండ్|సెకను|అర నిమిషం|రౌండ్ చేస్|రౌండాఫ్|పూర్తి నిమిషంగా|sekanlu|sekanla|second ki|seconds ki|ara nimisham|round chest|round off',
  limit:
    'పరిమితి|లిమిట్|గరిష్ట|గరిష్ఠ|మాక్సిమమ్|మ్యాక్సిమమ్|అపరిమిత|అన్‌లిమిటెడ్|హద్దు|parimiti|parimithi|garishta|garishtam|limit unda|limit entha|maximum entha|aparimita|unlimited aa|unlimited na',
  'human-agent':
    'ఉద్యోగి|ఉద్యోగు|సిబ్బంది|స్టాఫ్|మనిషి|మనుషు|టెలికాలర్|టెలీకాలర్|రిసెప్షనిస్ట్|ఏజెంట్|ఆపరేటర్|పనివాళ్ల|పనోళ్ల|కాల్ సెంటర్|అబ్బాయి|అమ్మాయి|ఎగ్జిక్యూటివ్|udyogi|udyogulu|udyogula|sibbandi|staff ni|manishi|manishini|manushulu|manushula|telecallers|telecaller ni|receptionist ni|panivallu|call center|abbayi|ammayi|employee ni|employees ni|మనిషిని పెట్ట',
  salary:
    'జీతం|జీతాలు|జీతాల|వేతనం|శాలరీ|సాలరీ|jeetam|jitam|jeetham|jeethalu|jeetalu|vetanam|salary ivvali|salaries|jeetalaki',
  hire: 'పెట్టుకో|నియమించ|ఉద్యోగంలోకి తీసుకో|పనిలో పెట్ట|పనికి పెట్ట|మనిషిని పెట్ట|స్టాఫ్‌ని పెట్ట|హైర్|pettukovali|pettukunte|pettukovadam|niyaminchali|niyamisthe|panilo petti|manishini pettu|manishini pette|staff ni pettu|hire chesukunte|hire cheste|పెట్టుకుంటే',
  replace:
    'బదులు|బదులుగా|స్థానంలో|ఉద్యోగాలు పోతాయ|ఉద్యోగం పోతుంద|తీసేయాలా స్టాఫ్|తొలగించాలా|ప్లేస్‌లో|రీప్లేస్|badulu|baduluga|sthanamlo|udyogalu pothaya|udyogalu potaya|udyogam potunda|udyogam pothunda|jobs pothaya|job potunda|replace chest|place lo|స్టాఫ్ అవసరం లేద',
  save: 'ఆదా|పొదుపు|మిగులుతుంద|మిగులుతాయ|మిగులు|లాభం|ప్రయోజనం|ఉపయోగం ఏంటి|ఉపయోగమేంటి|లాభమేంటి|aada|aadaa|adha avutundi|aada avutundi|podupu|migulutundi|miguluthundi|migulutayi|labham|laabham|prayojanam|upayogam enti|labham enti|save avutundi|save avthundi|ఎంత మిగులు',
  reduce:
    'తగ్గుతుంద|తగ్గుతాయ|తగ్గించ|తగ్గిస్త|తగ్గడం|తగ్గుదల|తగ్గింది|tagutundi|taggutundi|thagguthundi|taggutayi|tagginchu|tagginchagala|taggistundi|thaggisthundi|taggudala|thaggudala|ఖర్చు తగ్గ|kharchu tagg',
  percent:
    'శాతం|పర్సెంట్|పర్సంటేజ్|భాగం ఎంత|వంతు|shatam|shaatam|satam|sathamu|entha shatam|shathama|నూటికి|nootiki|%',
  call: '=కాల్|కాల్స్|=కాల్లు|=కాల్ల|=కాల్లో|=కాల్కి|=కాల్కు|=కాల్ని|=కాల్ను|=కాల్‌గా|ఫోన్|ఫోను|ఫోన్లు|ఫోన్ కాల్|=రింగ్|టెలిఫోన్|=కాల్తో|=కాలు|call chestunda|call chesthunda|phone chey|phone ches|phoneu|phonlu|callu|kaal|kalls|call lo|ఫోన్‌లో|=కాల్లలో',
  incoming:
    'ఇన్‌కమింగ్|ఇన్‌బౌండ్|వచ్చే కాల్|వచ్చిన కాల్|కాల్ ఎత్త|ఫోన్ ఎత్త|ఎత్తుతుంద|ఎత్తుతార|లిఫ్ట్ చేస్|కాల్స్ తీసుకు|కాల్స్ రిసీవ్|రిసీవ్ చేస్|అటెండ్|కాల్ తీస్త|ఫోన్ తీస్త|వచ్చే ఫోన్|ఎత్తదా|incoming calls|inbound calls|vache calls|vachhe calls|vachche calls|vachina calls|call ettu|phone ettu|ettutunda|ethuthunda|ettuthundi|ethutundi|lift chest|lift chesth|call lift|receive chest|attend chest|attend chesth|attend avutundi|pick chest|pick chesth|phone tist|phone theest|ఎత్తేది|ఫోన్ ఎవరు ఎత్త|కాల్స్‌కి సమాధాన',
  outgoing:
    'అవుట్‌గోయింగ్|ఔట్‌గోయింగ్|అవుట్‌బౌండ్|ఔట్‌బౌండ్|తనే కాల్|తానే కాల్|తనంతట కాల్|తనంతట తాను|దానంతటదే కాల్|అదే కాల్ చేస్త|కస్టమర్లకు కాల్|కస్టమర్లకి కాల్|కస్టమర్లకు ఫోన్|కస్టమర్లకి ఫోన్|కాల్ చేస్తుంద|ఫోన్ చేస్తుంద|కాల్స్ చేస్తుంద|ఫాలోఅప్|ఫాలో అప్|క్యాంపెయిన్|లీడ్స్|లీడ్స్‌కి|outgoing calls|outbound calls|tane call|taane call|thane call|customers ki call|customerlaki call|customers ki phone|customers ku call|call chestunda|call chesthunda|phone chestunda|phone chesthunda|calls chestunda|calls chesthunda|follow up chest|leads ki|campaign|తిరిగి ఫోన్ చేస్తుంద',
  'at-once':
    'ఒకేసారి|ఒకే సారి|ఒక్కసారే|ఒక్కసారిగా|ఒకేసారిగా|ఒకే సమయంలో|ఒకే టైమ్|ఒకే టైం|ఏకకాలంలో|ఏకకాల|కలిసి ఒకే|సమాంతరంగా|లైన్లు|లైన్స్|=లైన్|okesari|oke sari|okesaari|oke saari|okesaariga|okkasare|okkasariga|oke samayamlo|oke samayam|oke time|okate sari|ekakalamlo|ekakaalam|same time lo|at a time|lines unnayi|parallel ga|lineslo|ఒకే టైంలో',
  queue:
    'క్యూలో|=క్యూ|బిజీ|లైన్ బిజీ|హోల్డ్|వేచి ఉండాలా|ఎంగేజ్|లైన్‌లో వేచి|నిరీక్షించాలా|queue lo|busy ga|busy vastunda|line busy|hold lo|hold pett|engage vast|engage ga|wait cheyala|బిజీగా',
  caller:
    'కస్టమర్|వినియోగదారు|ఖాతాదారు|కాలర్|కొనుగోలుదారు|గిరాకీ|అతిథి|అతిథు|ఫోన్ చేసిన|ఫోన్ చేసేవాళ్ల|కాల్ చేసిన|కాల్ చేసేవాళ్ల|కాల్ చేసేవార|క్లయింట్|వినియోగదారుల|జనం|జనాలు|కస్టమర్లు|customerlu|customers ki|vinyogadarulu|viniyogadarulu|vinyogadaru|khatadaru|girakilu|atithi|phone chesina|phone chesevallu|call chesevallu|call chesina|janam|janalu|customers tho',
  'know-caller':
    'గుర్తుపట్ట|గుర్తుపడుత|గుర్తించ|గుర్తిస్త|పేరుతో పిలు|పేరుపెట్టి|పేరుతో పలక|గుర్తుంచుకు|గుర్తు పెట్టుకు|పాత కస్టమర్|ఎవరు కాల్ చేస్తున్నారో|ఎవరు ఫోన్ చేశారో|గత సంభాషణ|gurtupad|gurtupadutunda|gurthupaduthunda|gurtinch|gurtistunda|gurthisthunda|peruto|peru tho|perutho pilu|gurtunchuko|gurtupettuko|gurthu pettuko|gurtu pettukuntunda|patha customer|paata customer|evaru call chestunnaro|evaru chesaro|మళ్లీ ఫోన్ చేస్తే గుర్తు',
  voice: 'వాయిస్|గొంతు|స్వరం|గళం|వాయిస్ ఏజెంట్|వాయిస్ బాట్|మాటతో|gontu|gonthu|swaram|voice agent|voice bot|ధ్వని',
  'voice-kind':
    'మగ గొంతు|ఆడ గొంతు|ఆడవాళ్ల గొంతు|మగవాళ్ల గొంతు|మగ వాయిస్|ఆడ వాయిస్|యాస|ఉచ్చారణ|నా గొంతు|మా గొంతు|సొంత గొంతు|సొంత వాయిస్|గొంతు మార్చ|వాయిస్ మార్చ|రోబోలా|రోబోట్‌లా|మనిషిలా మాట్లాడ|మనిషి లాంటి|సహజంగా|ఏ గొంతు|గొంతు ఎంచు|maga gontu|aada gontu|ada gontu|aada voice|maga voice|female voice|male voice|yaasa|yasa|uccharana|naa gontu|na gonthu|na voice|sontha voice|gontu marchu|voice marchu|voice change|robot la|robot laga|robola|manishila|manishi laga|manishi la matlad|sahajanga|accent',
  record:
    'రికార్డ్|రికార్డు|రికార్డింగ్|రికార్డవు|తర్వాత వినొచ్చ|తర్వాత విన|పాత కాల్స్ విన|మళ్ళీ విన|record avutunda|record avuthunda|record avtaya|record avthaya|record chest|recordlu|recording vin|tarvata vinocha|tarvatha vinocha|calls vinocha|మళ్లీ విన',
  summary:
    'సారాంశం|సారాంశ|సమ్మరీ|సమరీ|క్లుప్తంగా రాసి|ముఖ్యాంశాలు|సంక్షిప్తం|కాల్ నోట్స్|saramsam|saaramsam|saramsham|saransham|summary vastunda|summary istunda|mukhyamshalu|call notes|కాల్ గురించి నోట్',
  analytics:
    'అనలిటిక్స్|ఎనలిటిక్స్|అనాలిటిక్స్|రిపోర్ట్|రిపోర్టు|నివేదిక|గణాంకాలు|విశ్లేషణ|గ్రాఫ్|స్టాటిస్టిక్స్|ఎందుకు ఫోన్ చేస్తున్నారో|ఎందుకు కాల్ చేస్తున్నారో|analytics unda|analytics untaya|reports vastaya|reports istara|nivedika|ganankalu|vishleshana|visleshana|enduku phone chestunnaro|enduku call chestunnaro|రిపోర్ట్స్',
  'advanced-analytics':
    'అడ్వాన్స్‌డ్ అనలిటిక్స్|అడ్వాన్స్డ్ అనలిటిక్స్|అడ్వాన్స్ అనలిటిక్స్|అధునాతన అనలిటిక్స్|అధునాతన విశ్లేషణ|advanced analytics|advance analytics|adhunatana',
  'basic-analytics':
    'బేసిక్ అనలిటిక్స్|సాధారణ అనలిటిక్స్|ప్రాథమిక అనలిటిక్స్|సాధారణ రిపోర్ట్|basic analytics|sadharana report|basic reports',
  transcript:
    'ట్రాన్స్‌క్రిప్ట్|ట్రాన్స్క్రిప్ట్|రాతపూర్వక|సంభాషణ మొత్తం రాసి|మాట్లాడింది రాసి|టెక్స్ట్ రూపం|అక్షర రూపం|transcript istunda|ratapurvaka|matladindi rasi|text roopam|మాట్లాడినదంతా',
  missed:
    'మిస్డ్ కాల్|మిస్ కాల్|మిస్ అయ్యే కాల్|కాల్ మిస్|కాల్స్ మిస్|ఫోన్ ఎత్తకపోతే|ఎవరూ ఎత్తకపోతే|ఎవరూ ఎత్తని|కాల్స్ పోతున్నాయి|missed call|miss call|miss avutunna calls|calls miss|call miss|phone ettakapothe|evaru ettakapothe|evaru ethakapothe|miss avvakunda|మిస్ అవ్వకుండా|మిస్సవ',
  night:
    'రాత్రి|రాత్రులు|అర్ధరాత్రి|అర్థరాత్రి|సాయంత్రం|తెల్లవారు|ఆఫీస్ మూసేశాక|షాప్ మూసేశాక|షాపు మూసేశాక|ఆఫీసు టైమ్ తర్వాత|ఆఫీస్ తర్వాత|పని వేళల తర్వాత|రాత్రిపూట|ratri|rathri|raatri|raathri|ardharatri|ardharathri|sayantram|saayantram|tellavaru|office musesaka|shop musesaka|office ayipoyaka|ratri puta|rathri poota|night time|night kuda|రాత్రిళ్లు|మూసేసిన తర్వాత',
  holiday:
    'సెలవు|సెలవుల|ఆదివారం|శనివారం|పండుగ|పండగ|దీపావళి|సంక్రాంతి|దసరా|ఉగాది|వీకెండ్|వారాంతం|హాలిడే|selavu|selavulu|selavullo|adivaram|aadivaram|sanivaram|shanivaram|panduga|pandaga|pandugalu|deepavali|sankranti|dasara|ugadi|sunday kuda|sundays|varantam|పండక్కి|ఆదివారాలు',
  'all-day':
    '24 గంటలు|24 గంటలూ|ఇరవై నాలుగు గంటలు|ఇరవైనాలుగు గంటలు|రాత్రింబగళ్లు|రాత్రింబవళ్లు|పగలు రాత్రి|పగలూ రాత్రీ|రేయింబవళ్లు|ఎల్లప్పుడూ|ఎప్పుడూ|ఎప్పుడైనా|అన్ని వేళలా|ఎల్లవేళలా|రోజంతా|24 gantalu|24 ganta|ratrimbagallu|pagalu ratri|pagalu rathri|ellappudu|eppudaina|yeppudaina|anni velala|rojanta|rojantha|24x7|24/7|అన్ని సమయాల్లో|ఏ సమయంలోనైనా|ఏ టైమ్‌లోనైనా|e time lo aina|వారంలో ఏడు రోజులు',
  timing:
    'సమయం|సమయాలు|టైమింగ్|టైమ్|టైం|పని వేళలు|పనివేళలు|పని గంటలు|గంటలకు తెర|ఎప్పుడు తెరు|తెరిచి|మూసి|ఎప్పుడు అందుబాటు|వేళలు|samayam|samayalu|timings enti|time enti|pani velalu|panivelalu|eppudu terustaru|terichi|moosi|open untunda|open lo|available ga|అందుబాటులో ఉంటుంద',
  wait: 'వేచి|ఆగాల|ఎదురు చూ|ఎదురుచూ|వెయిట్|నిరీక్షణ|నిరీక్షించ|ఆగవలసి|ఆగితే|vechi|vechi undali|agali|aagali|eduru chudali|eduruchudali|wait cheyali|wait cheyala|nireekshana|nirikshana|ఎంతసేపట్లో',
  fast: 'వేగం|వేగంగా|త్వరగా|తొందరగా|వెంటనే|తక్షణ|ఫాస్ట్|స్పీడ్|చకచకా|నెమ్మది|ఆలస్యం లేకుండా|vegam|veganga|tvaraga|twaraga|thwaraga|tondaraga|thondaraga|ventane|ventaney|takshanam|fast ga|speed ga|speed entha|entha fast|nemmadi|entha tvaraga|ఎంత ఫాస్ట్',
  answer:
    'సమాధానం|సమాధాన|జవాబు|బదులిస్త|బదులు చెప్ప|రిప్లై|స్పందిస్త|స్పందన|ఉత్తరం ఇస్త|samadhanam|samaadhanam|samadhanalu|javabu|jawabu|badulistunda|badulisthunda|reply istunda|reply isthunda|spandist|spandana|answer chest|answer chesth|answer istunda',
  understand:
    'అర్థం|అర్ధం|అర్థమవు|అర్థం చేసుకు|గ్రహించ|గ్రహిస్త|తెలుసుకోగల|గోలలో|శబ్దంలో|గోలగా|artham|ardham|artham chesuk|ardham chesuk|artham avutunda|ardham avuthunda|ardamavutunda|artham chesukuntunda|grahinch|golalo|sabdam|noise lo|అర్థంచేసుకు',
  accuracy:
    'ఖచ్చితత్వం|కచ్చితత్వం|ఖచ్చితంగా|కచ్చితంగా|ఖచ్చిత|కచ్చిత|సరిగ్గా|తప్పులు|తప్పు చేస్|తప్పు చెప్ప|పొరపాటు|పొరపాట్లు|నమ్మకం|నమ్మొచ్చ|నమ్మదగ్గ|నమ్మదగిన|ఆక్యురసీ|యాక్యురసీ|ఎంత బాగా|khachitam|kachitam|kachitatvam|khachithathvam|kachitanga|khachitanga|sarigga|tappulu|thappulu|tappu chest|thappu chesth|porapatu|porapatlu|nammakam|nammocha|nammadagga|accuracy entha|accurate ga|entha baga|entha correct',
  resolve:
    'పరిష్కార|పరిష్కరించ|పరిష్కరిస్త|తీరుస్త|తీర్చ|సొంతంగా|దానంతట అదే|దానికదే|పూర్తి చేస్త|పూర్తిచేస్త|సాల్వ్|హ్యాండిల్|చూసుకుంటుంద|చక్కబెట్ట|parishkar|parishkaristunda|parishkaram|parishkarinch|teerchu|tirustunda|sontanga|sonthanga|danantata ade|danikade|purti chest|poorti chest|solve chest|solve chesth|handle chest|handle chesth|chusukuntunda|chuskuntunda|chusukuntundi|స్వయంగా పరిష్క',
  'tier-one':
    'టైర్ 1|టైర్-1|టైర్ వన్|టయర్ 1|లెవల్ 1|లెవెల్ 1|మొదటి స్థాయి|ప్రథమ స్థాయి|tier 1|tier one|level 1|modati stayi|modati sthayi|టైర్1',
  routine:
    'సాధారణ|మామూలు|రోజువారీ ప్రశ్న|రొటీన్|పదే పదే|తరచుగా|తరచూ|మళ్లీ మళ్లీ|అదే ప్రశ్న|ప్రశ్నలు|ప్రశ్నల|సందేహాలు|చిన్న చిన్న ప్రశ్న|ఎంక్వైరీలు|sadharana|saadharana|mamulu|maamulu|rojuvari prasna|routine ga|pade pade|padhe padhe|taracuga|taracu|tarachu|tharachu|malli malli|prasnalu|prashnalu|prasnala|sandehalu|common questions|సందేహాల',
  'self-service':
    'సెల్ఫ్ సర్వీస్|సెల్ఫ్‌సర్వీస్|మనిషి లేకుండా|మనుషులు లేకుండా|స్వయంసేవ|స్వయం సేవ|ఎవరూ లేకుండా|సిబ్బంది లేకుండా|self service|manishi lekunda|manushulu lekunda|evaru lekunda|staff lekunda|sibbandi lekunda|95%|స్టాఫ్ లేకుండా',
  'handling-time':
    'హ్యాండ్లింగ్ టైమ్|హ్యాండ్లింగ్ సమయం|హ్యాండిలింగ్ టైమ్|ఒక్కో కాల్‌కి పట్టే సమయం|ఒక్కో కాల్‌కి పట్టే టైమ్|ఒక్కో కాల్‌కు పట్టే|సగటు సమయం|కాల్ సమయం తగ్గ|handling time|aht|sagatu samayam|okko call ki patte|call ki patte time|99%',
  automate:
    'ఆటోమేట్|ఆటోమేటిక్|ఆటోమెటిక్|ఆటోమేషన్|స్వయంచాలక|దానంతట|తనంతట|automatic ga|automate chest|automatic gaa|swayamchalaka|danantata|దానంతటదే',
  invent:
    'కల్పించ|కల్పిస్త|కల్పిత|ఊహించ|ఊహిస్త|అబద్ధ|అబద్ద|తప్పుడు సమాధాన|తప్పు సమాధాన|తప్పుడు సమాచారం|తప్పు సమాచారం|సొంతంగా కల్పించి|అల్లి చెప్ప|గెస్|kalpinch|kalpistunda|kalpisthunda|uhinch|oohinch|oohistunda|uhisthunda|abaddam|abaddham|abadham|tappu samadhan|tappudu samadhan|thappu samadhan|thappudu samach|tappu samach|tappu answer|thappu answer|guess chest|guess chesth|తప్పుగా చెప్ప|tappuga chep|thappuga chep',
  'not-know':
    'తెలియకపోతే|తెలియని|తెలియనప్పుడు|తెలీకపోతే|తెలియదు|తెలీదు|సమాధానం లేకపోతే|జవాబు లేకపోతే|చెప్పలేకపోతే|చెప్పలేని|చేతకాకపోతే|ఇరుక్కు|ఇరుక్కుంటే|కష్టమైన ప్రశ్న|క్లిష్టమైన|అర్థం కాకపోతే|అర్థంకాకపోతే|రాని ప్రశ్న|teliyakapothe|teliyakapote|teleekapothe|telikapothe|teliyani|teliyanappudu|teliyadu|samadhanam lekapothe|cheppalekapothe|cheppaleni|kashtamaina|kastamaina|klishtamaina|artham kakapothe|ardham kakapothe|stuck aithe|stuck ayithe|answer cheyalekapothe|వల్ల కాకపోతే',
  transfer:
    'ట్రాన్స్‌ఫర్|ట్రాన్స్ఫర్|బదిలీ|అప్పగించ|అప్పగిస్త|ఫార్వర్డ్|కలుపుతుంద|మా స్టాఫ్‌కి|మా సిబ్బందికి|మా టీమ్‌కి|మా వాళ్లకి|మనిషికి ఇస్త|మనిషికి కలప|మనిషికి కలుపు|transfer chest|transfer chesth|transfer avutunda|badili|badhili|appagist|appagisth|appaginch|forward chest|kaluputunda|kaluputhunda|ma staff ki|maa staff ki|ma team ki|maa team ki|ma vallaki|manishiki|మనిషికి',
  person:
    'మనిషి|మనుషు|మానవ|వ్యక్తి|ఎవరైనా|ఎవరితోనైనా|మీ టీమ్|నిజమైన మనిషి|మనిషితో|manishi|manishitho|manishito|manushulu|manavudu|vyakti|vyakthi|evaraina|evarito|mee team|mi team|nijamaina manishi|మీ వాళ్ల|మీ టీం',
  'say-ai':
    'AI అని చెప్ప|ఏఐ అని చెప్ప|ఏఐ అని తెలుస|AI అని తెలుస|బాట్ అని తెలుస|బాట్ అని చెప్ప|రోబో అని తెలుస|రోబో అని చెప్ప|మెషిన్ అని తెలుస|యంత్రం అని|మిషన్ అని|దాచిపెట్ట|దాస్తుంద|మనిషినని|మనిషిలా నటి|ai ani chep|ai ani telus|bot ani telus|bot ani chep|robot ani|machine ani|dachipet|daachipet|dastunda|daasthunda|manishinani|manishila nati|తానొక ఏఐ|తాను ఏఐ|తను ఏఐ|తాను AI',
  ai: 'ఏఐ|ఎఐ|ఏ ఐ|బాట్|రోబో|రోబోట్|మెషిన్|యంత్రం|అసిస్టెంట్|సహాయకు|కృత్రిమ మేధ|కంప్యూటర్|మీ సర్వీస్|ai agent|robo|yantram|krutrima medha|mee service|mi service|మీ సేవ|ఏఐ ఏజెంట్',
  channel: 'ఛానల్|ఛానెల్|చానెల్|మాధ్యమ|channels lo|madhyamam|madhyamalu|ఛానళ్లు',
  chat: 'చాట్|చాటింగ్|చాట్‌బాట్|చాట్ బాట్|chat lo|chatlo|chat chest|chat bot|chatting',
  email:
    'ఈమెయిల్|ఇమెయిల్|ఈ మెయిల్|ఈ-మెయిల్|మెయిల్|ఇన్‌బాక్స్|మెయిళ్ల|మెయిల్స్|emails ki|mails ki|email lu|maillu|mailuku|మెయిల్‌కి',
  'mail-address': 'ఈమెయిల్ ఐడీ|మెయిల్ ఐడీ|ఈమెయిల్ ఐడి|మెయిల్ ఐడి|ఈమెయిల్ అడ్రస్|email id|mail id',
  'attach-file': 'ఫైల్|ఫైళ్|అటాచ్|అప్‌లోడ్|ఫోటో|చిత్రం|పీడీఎఫ్|file',
  'my-link': 'లింక్|రిఫరెన్స్|link',
  'messaging-app': 'మెసేజింగ్ యాప్|మెసేజింగ్|మెసెంజర్ యాప్|సందేశ యాప్|messaging app|messaging apps lo',
  'messaging-product':
    'వాట్సాప్|వాట్సప్|వాట్సాప్‌|వాట్స్ యాప్|వాట్సయాప్|టెలిగ్రామ్|టెలిగ్రాం|మెసెంజర్|ఇన్‌స్టాగ్రామ్ మెసేజ్|whatsapp lo|whatsup lo|watsap|watsup|telegram lo',
  sms: 'ఎస్ఎంఎస్|ఎస్సెమ్మెస్|ఎస్ ఎం ఎస్|టెక్స్ట్ మెసేజ్|మెసేజ్ పంప|మెసేజ్‌లు పంప|సందేశం పంప|sms pamp|message pamp|msg pamp|messages pamp',
  video: 'వీడియో|వీడియో కాల్|విడియో|video call|ముఖాముఖి',
  website: 'వెబ్‌సైట్|వెబ్సైట్|వెబ్ సైట్|సైట్|హోమ్ పేజీ|హోం పేజీ|వెబ్ పేజీ|website lo|site lo|home page',
  sort: 'వర్గీకర|వర్గీకరించ|వేరు చేస్|వేరుచేస్|విభజించ|విభజిస్త|ట్యాగ్|కేటగిరీ|స్పామ్|క్రమబద్ధ|సార్ట్|vargikar|vargeekar|veru chest|vibhajinch|tag chest|category ga|spam|sort chest',
  draft:
    'డ్రాఫ్ట్|సమాధానం రాస్త|జవాబు రాస్త|సమాధానం రాసి|జవాబు రాసి|రిప్లై రాస్త|రిప్లై రాసి|సమాధానం సూచి|జవాబు సూచి|దానంతటదే పంప|ముసాయిదా|ఆటో రిప్లై|draft chest|samadhanam rast|javabu rast|reply rast|reply rasi|reply rasth|reply soochi|auto reply|reply suggest|musayida|automatic ga pamp',
  mood: 'కోపం|కోపంగా|కోపంతో|కోపిష్టి|విసుగు|చిరాకు|మూడ్|భావన|భావోద్వేగ|సెంటిమెంట్|ప్రాధాన్య|ప్రయారిటీ|ప్రాముఖ్యత|అసంతృప్తి|బాధలో|అర్జెంట్ మెయిల్|kopam|kopanga|kopamtho|visugu|chiraku|bhavana|bhavodvega|sentiment|pradhanyata|pradhanyatha|priority|asamtrupti|అసంతృప్త',
  ticket: 'టికెట్|టిక్కెట్|ఫిర్యాదు|కంప్లైంట్|కంప్లయింట్|సమస్య|ఇష్యూ|firyadu|phiryadu|samasya|samasyalu|tikket|సమస్యల',
  receipt:
    'రసీదు|అడ్రస్ మార్చ|చిరునామా మార్చ|చిన్న పనులు|చిన్న చిన్న పనులు|టికెట్ రైజ్|టికెట్ తెరు|రిసీప్ట్|స్లాట్ మార్చ|raseedu|rasidu|rashidu|address marchu|chinna panulu|chinna chinna panulu|ticket raise|receipt pamp|slot marchu',
  continue:
    'కొనసాగ|మళ్లీ మొదటి నుంచి|మళ్ళీ మొదటి నుంచి|మొదటి నుంచి చెప్ప|మొదటినుంచి చెప్ప|మళ్లీ చెప్పాలా|అక్కడి నుంచే|ఆగిన చోట|ఉదయం కాల్|ఉదయం ఫోన్|పొద్దున ఫోన్|పొద్దున కాల్|సాయంత్రం చాట్|అదే సంభాషణ|konasag|konasaginch|malli modati nunchi|modati nunchi chepp|malli cheppala|akkadi nunchi|udayam call|udayam phone|poddunna call|podduna call|podduna phone|sayantram chat|continue avutunda|continue cheyocha',
  letters:
    'లిపి|అక్షర|ఇంగ్లీష్ అక్షర|ఇంగ్లీషు అక్షర|ఆంగ్ల అక్షర|రోమన్|టైప్ చేస్|టైప్ చేయ|సొంత లిపి|తెలుగు లిపి|lipi|aksharalu|aksharallo|english letters|english aksharal|roman script|type chest|type cheyo|type chesi|sontha lipi',
  appointment:
    'అపాయింట్‌మెంట్|అపాయింట్మెంట్|అపాయింట్ మెంట్|అపాయిట్మెంట్|బుకింగ్|బుక్ చేస్|బుక్ చేయ|బుక్ అవు|=బుక్|స్లాట్|షెడ్యూల్|రిజర్వేషన్|ముందస్తు బుకింగ్|సమయం ఖరారు|మీటింగ్|సంప్రదింపు సమయం|appointment book|appointment lu|appoinment|apointment|appointmentlu|book chest|book chesth|book cheyo|booking lu|slot lu|slots chus|schedule chest|opd|ఓపీ|అపాయింట్|రీషెడ్యూల్|నియామకం బుక్',
  calendar: 'క్యాలెండర్|కాలెండర్|క్యాలెండరు|calender|calendar lo|డైరీ',
  twice:
    'రెండుసార్లు బుక్|రెండు సార్లు బుక్|డబుల్ బుకింగ్|డబల్ బుకింగ్|ఓవర్‌బుక్|ఓవర్ బుక్|ఒకే స్లాట్|ఒకే సమయానికి ఇద్దరి|ఇద్దరికి ఒకే|క్లాష్|rendu sarlu book|rendusarlu book|double booking|double book|overbook|over book|oke slot|iddariki oke|clash avv',
  remind:
    'గుర్తు చేస్|గుర్తుచేస్|గుర్తు చేయ|గుర్తుచేయ|రిమైండర్|జ్ఞాపకం చేస్|రిమైండ్|గుర్తుచేసే|gurtu chest|gurthu chesth|gurtuchest|gurthuchesth|gurtu chesth|gurtu cheyi|reminder call|reminders pamp|gnapakam|రిమైండర్లు',
  confirm:
    'నిర్ధారించ|నిర్ధారిస్త|నిర్ధారణ|ధృవీకరించ|ధృవీకరణ|ధ్రువీకర|కన్ఫర్మ్|ఖరారు|nirdharinch|nirdharist|nirdharana|dhruveekar|dhruvikar|confirm chest|confirm chesth|kharaaru|kharar',
  'no-show':
    'రాకపోతే|రాకుంటే|రాని పేషెంట్|రాని రోగు|రాకుండా పోయ|రావట్లేదు|రావడం లేదు|గైర్హాజరు|స్లాట్ ఖాళీ|ఖాళీ స్లాట్|నో షో|క్యాన్సిల్ అయితే ఖాళీ|ఎవరైనా రద్దు చేస్తే|అపాయింట్‌మెంట్‌కి రాని|rakapothe|raakapothe|rakapote|rakunte|rani patients|raani patients|ravatledu|ravadam ledu|gairhajaru|slot khali|khali slot|khaali slot|no show|no shows|evaraina cancel cheste|మర్చిపోతే|marchipothe|marichipothe',
  connect:
    'కనెక్ట్|ఇంటిగ్రేట్|ఇంటిగ్రేషన్|ఇంటెగ్రేట్|ఇంటెగ్రేషన్|అనుసంధాన|అనుసంధానించ|లింక్ అవు|లింక్ చేయ|లింక్|సింక్|కలపొచ్చ|కలపవచ్చ|జోడించ|తో పనిచేస్|తో పని చేస్|కలుస్తుంద|connect avutunda|connect avuthunda|connect avutundi|connect chey|connect avvu|integrate avutunda|integrate chey|anusandhan|link avutunda|link chey|sync avutunda|kalapocha|kalapavacha|kalupocha|tho pani chestunda|to pani chestunda|tho panichest|జత చేయ',
  crm: 'సీఆర్ఎం|సిఆర్ఎం|సీఆర్‌ఎం|సి ఆర్ ఎం|కస్టమర్ రికార్డు|crm tho|crm to|crm lo|crm ki|కస్టమర్ డేటాబేస్',
  'crm-product':
    'జోహో|జోహో సీఆర్ఎం|సేల్స్‌ఫోర్స్|సేల్స్ ఫోర్స్|హబ్‌స్పాట్|హబ్ స్పాట్|లీడ్‌స్క్వేర్డ్|పైప్‌డ్రైవ్|zoho tho|salesforce tho|hubspot tho',
  'help-desk': 'హెల్ప్ డెస్క్|హెల్ప్‌డెస్క్|టికెటింగ్|టికెట్ సిస్టమ్|help desk|helpdesk tho|ticketing system',
  'help-desk-product': 'ఫ్రెష్‌డెస్క్|ఫ్రెష్ డెస్క్|జెండెస్క్|జోహో డెస్క్|జిరా|freshdesk tho|zendesk tho',
  'knowledge-base':
    'నాలెడ్జ్ బేస్|నాలెడ్జ్‌బేస్|జ్ఞాన భాండాగారం|మా పేజీలు|మా డాక్యుమెంట్ల|మా డాక్యుమెంట్స్|మా వెబ్‌సైట్ చదివి|మా FAQ|మా ప్రశ్నోత్తరాలు|knowledge base|maa documents|ma documents|maa pages|ma website chadivi|pdf lu',
  'shop-platform':
    'ఈ-కామర్స్ ప్లాట్‌ఫారమ్|ఈ కామర్స్ ప్లాట్‌ఫామ్|ఇ-కామర్స్ ప్లాట్‌ఫామ్|ఈకామర్స్ ప్లాట్‌ఫామ్|ఆన్‌లైన్ స్టోర్ సాఫ్ట్‌వేర్|ecommerce platform|e commerce platform',
  'shop-product': 'షాపిఫై|షాపిఫాయ్|వూకామర్స్|మాజెంటో|వర్డ్‌ప్రెస్|shopify tho|woocommerce tho|షాపిఫై స్టోర్',
  api: 'ఏపీఐ|ఎపిఐ|ఏపిఐ|వెబ్‌హుక్|ఏ పీ ఐ|api unda|api tho|api dwara',
  software:
    'సాఫ్ట్‌వేర్|సాఫ్ట్వేర్|సిస్టమ్|సిస్టం|ఈఆర్పీ|ఈఆర్‌పీ|ట్యాలీ|టాలీ|ఎక్సెల్|సొంత సాఫ్ట్‌వేర్|మా సాఫ్ట్‌వేర్|డేటాబేస్|గూగుల్ షీట్|maa software|ma software|sontha software|maa system|ma system|tally tho|excel tho|google sheet',
  'set-up':
    'మొదలుపెట్ట|మొదలు పెట్ట|మొదలెట్ట|ప్రారంభించ|ప్రారంభం|ప్రారంభిస్త|స్టార్ట్|సెటప్|సెట్ చేయ|సెట్ అప్|అమర్చ|ఎలా మొదలు|మొదటి అడుగు|లైవ్|మొదలవ్వ|modalupettali|modalu pettali|modalupett|modaletta|prarambhinch|prarambham|prarambhinchali|start cheyali|start chey|start chesukovali|setup chey|setup ela|setup cheyadaniki|ela start|ela modalu|amarchu|amarchukovali|live avv|యాక్టివేట్',
  build:
    'తయారు చేయ|తయారుచేయ|తయారు చేసుకో|నిర్మించ|రూపొందించ|సొంత ఏజెంట్|బిల్డ్|క్రియేట్|తయారవు|tayaru chey|thayaru chey|tayaru chesuko|nirminch|roopondinch|sontha agent|agent create|agent tayaru|build chey|create chey|ఏజెంట్‌ని తయారు',
  install:
    'ఇన్‌స్టాల్|ఇన్స్టాల్|డౌన్‌లోడ్|డౌన్లోడ్|హార్డ్‌వేర్|పరికరం|పరికరాలు|మెషిన్ కొన|ఏమైనా కొన|డివైస్|install chey|download chey|hardware kavala|parikaram|parikaralu|emaina konala|machine konala|device kavala|ఏదైనా కొనాలా',
  code: '=కోడ్|కోడింగ్|ప్రోగ్రామింగ్|డెవలపర్|టెక్నికల్|సాంకేతిక పరిజ్ఞానం|సాంకేతిక జ్ఞానం|సాంకేతిక తెలివి|ఇంజనీర్|ఐటీ టీమ్|కంప్యూటర్ తెలియ|coding ravala|coding avasar|coding kavala|coding teliyali|technical knowledge|technical ga|developer avasar|developer kavala|sanketika|engineer kavala',
  'own-number':
    'మా నంబర్|మా నెంబర్|మా పాత నంబర్|పాత నంబర్|ఇప్పుడున్న నంబర్|ఉన్న నంబర్|ఇదే నంబర్|అదే నంబర్|సిమ్|టోల్ ఫ్రీ|టోల్‌ఫ్రీ|ల్యాండ్‌లైన్|పోర్ట్ చేయ|నంబర్ పోర్ట్|మా ఫోన్ నంబర్|కాల్ ఫార్వర్డ్|ఏ నంబర్ నుంచి|maa number|ma number|maa pata number|patha number|paata number|unna number|ide number|ade number|sim card|sim kavala|toll free|landline|number port|maa phone number|e number nunchi|ye number nunchi|existing number|సొంత నంబర్|sontha number',
  teach:
    'నేర్పించ|నేర్పిస్త|నేర్పాల|నేర్పడం|నేర్చుకు|శిక్షణ ఇవ్వాల|ట్రైన్ చేయ|మా సమాచారం ఇవ్వ|మా వివరాలు ఇవ్వ|సమాచారం ఎక్కించ|ఫీడ్ చేయ|nerpinch|nerpali|nerpincali|nerchuku|nerchukuntunda|train chey|maa samacharam|ma details ivv|feed chey|ela nerp|మా బిజినెస్ గురించి ఎలా తెలుస',
  trial:
    'ట్రయల్|ట్రైయల్|ప్రయత్నించ|పరీక్షించ|ట్రై చేయ|ట్రై చేస్|టెస్ట్ చేయ|వాడి చూడ|ముందు చూసి|కొనే ముందు|చూసి తీసుకు|prayatninch|pareekshinch|try chey|try ches|test chey|vadi chud|vaadi chud|kone mundu|konemundu|free trial|trial unda|trial istara|chusi teesuku|టెస్ట్ చేసి',
  demo: 'డెమో|డెమొ|ప్రదర్శన|నమూనా చూప|demo kavali|demo istara|demo chup|demo ela|pradarshana|demo undi|డెమోకి',
  'test-call':
    'టెస్ట్ కాల్|డెమో కాల్|ఫ్రీ కాల్|ఉచిత కాల్|ట్రయల్ కాల్|నాకు కాల్ చేసి చూప|నాకు ఫోన్ చేసి చూప|నా ఫోన్‌కి కాల్|test call|demo call|free call|uchita call|uchitha call|trial call|naku call chesi chup|na phone ki call|నా నంబర్‌కి కాల్',
  listen:
    'వినాల|వినొచ్చ|వినవచ్చ|వినిపించ|వింటే|ఎలా మాట్లాడుతుందో|ఎలా ఉంటుందో విన|శాంపిల్|vinali|vinocha|vinavacha|vinipinch|vinte|ela matladutundo|ela matladuthundo|sample vin|voice vin',
  stop: 'స్టాప్|=ఆపండి|కాల్స్ ఆప|కాల్ చేయకండి|ఫోన్ చేయకండి|కాల్ చేయొద్దు|ఫోన్ చేయొద్దు|కాల్స్ వద్దు|ఇక కాల్|మళ్లీ కాల్ చేయ|మళ్లీ ఫోన్ చేయ|కాల్స్ రాకుండా|కాల్స్ ఆగ|నా నంబర్ తీసేయ|నంబర్ తొలగించ|apandi|aapandi|calls apandi|calls aapu|call cheyakandi|phone cheyakandi|call cheyoddu|phone cheyoddu|call cheyoddhu|calls vaddu|inka call|malli call cheyo|calls rakunda|naa number teesey|na number tiseyandi|number tolaginch|అన్‌సబ్‌స్క్రైబ్',
  'phone-number':
    'నంబర్|నెంబర్|నెంబరు|నంబరు|ఫోన్ నంబర్|మొబైల్ నంబర్|మొబైల్|సెల్ నంబర్|హెల్ప్‌లైన్|number isthe|number iste|nambar|nembar|phone number|mobile number|naa number|helpline number|ఫోన్ నెంబర్',
  name: '=పేరు|=పేరేమిటి|=పేర్లు|=పేరేంటి|peru|perenti|peru enti|perlu',
  app: 'యాప్|మొబైల్ యాప్|అప్లికేషన్|ఆండ్రాయిడ్|ఐఫోన్ యాప్|ప్లే స్టోర్|ఐఓఎస్|=ఆప్|app unda|mobile app|app lo|app ekkada|application unda|android lo',
  dashboard:
    'డాష్‌బోర్డ్|డ్యాష్‌బోర్డ్|డాష్ బోర్డ్|డ్యాష్ బోర్డ్|లాగిన్|లాగ్ ఇన్|లాగిన్ ఎలా|సైన్ ఇన్|నా ఖాతా|నా అకౌంట్|dashboard ekkada|login ela|login avv|naa account|na account|dashbord|పాస్‌వర్డ్ మర్చిపోయ',
  'sign-up':
    'కొనాల|కొనుగోలు|కొంటా|కొనడం|సైన్ అప్|సైనప్|రిజిస్టర్|నమోదు|సబ్‌స్క్రైబ్|తీసుకోవాలనుకుంటున్న|ప్లాన్ తీసుకోవాల|తీసుకుంటా|konali|konadam|konugolu|kontanu|konalante|sign up|register chey|register avv|namodu|subscribe chey|plan teesukovali|plan teesukovalante|teesukovalanukunt|teesukovalante|theesukovalante|ప్లాన్ తీసుకోవాలంటే|కొనాలంటే',
  language:
    'భాష|భాషలు|భాషల|భాషలో|మాతృభాష|ప్రాంతీయ భాష|లాంగ్వేజ్|bhasha|bhashalu|bhashala|bhashallo|bhashalo|basha|bashalu|bashallo|language lo|languages lo|matrubhasha|pranthiya|భాషల్లో',
  speak:
    'మాట్లాడ|మాటలాడ|మాట్లాడే|మాట్లాడుత|సంభాషణ|సంభాషించ|మాట్లాడిత|matladu|matladutunda|matladuthunda|matladutundi|matladuthundi|matladali|matladacha|matladocha|maatladu|matlada|sambhashana|matlad|మాట్లాడగల',
  mix: 'కలిపి మాట్లాడ|కలగలిపి|కలగలుపు|మిక్స్|మధ్యలో భాష మార|భాష మార్చ|భాష మారి|రెండు భాష|సగం తెలుగు|సగం ఇంగ్లీష్|తెలుగు ఇంగ్లీష్ కలిపి|మిశ్రమ|kalipi matlad|kalagalipi|mix chesi|mix chest|madhyalo bhasha|bhasha marchu|bhasha marist|rendu bhashalu|rendu bhashal|sagam telugu|sagam english|telugu english kalipi|tenglish|టెంగ్లీష్|language marchu|language change',
  english: 'ఇంగ్లీష్|ఇంగ్లీషు|ఇంగ్లిష్|ఆంగ్ల|ఆంగ్లం|inglish|english lo|inglishu|aanglam',
  hindi: 'హిందీ|హింది|hindi lo',
  tamil: 'తమిళ|తమిళం|తమిళ్|tamilam|tamilham|arava bhasha|తమిళంలో',
  telugu: 'తెలుగు|తెలుగులో|telugulo|telugu lo|thelugu',
  bengali: 'బెంగాలీ|బెంగాలి|బంగ్లా|బెంగాల్',
  marathi: 'మరాఠీ|మరాఠి|మరాటి|marathi lo',
  gujarati: 'గుజరాతీ|గుజరాతి|gujarati lo',
  kannada: 'కన్నడ|కన్నడం|kannadam|kannada lo',
  malayalam: 'మలయాళం|మలయాళ|malayalam lo',
  punjabi: 'పంజాబీ|పంజాబి|punjabi lo',
  odia: 'ఒడియా|ఒరియా|ఒడియ|odia lo|oriya lo',
  'other-language':
    'ఉర్దూ|ఉర్దు|అస్సామీ|అస్సామీస్|ఫ్రెంచ్|నేపాలీ|కొంకణి|తుళు|సంస్కృతం|భోజ్‌పురి|మైథిలి|సింధీ|కాశ్మీరీ|అరబిక్|స్పానిష్|జర్మన్|చైనీస్|జపనీస్|రష్యన్|మణిపురి|సంతాలీ|విదేశీ భాష|గోండి|లంబాడీ|బంజారా|koya bhasha|urdu lo|sanskritam|samskrutam|tulu lo|videshi bhasha|arabic lo|french lo',
  industry:
    'రంగం|రంగాలు|రంగాల|పరిశ్రమ|ఇండస్ట్రీ|ఏ వ్యాపారాల|ఏ వ్యాపారం|ఎలాంటి వ్యాపార|ఏ బిజినెస్|ఏ రకమైన వ్యాపార|ఎవరి కోసం|ఏ కంపెనీల|సెక్టార్|rangam|rangalu|rangala|parisrama|parishrama|e vyaparalu|a vyaparala|elanti business|elanti vyapara|e business ki|ey business|evari kosam|ఏయే వ్యాపార',
  'my-business':
    '=మా|=మాది|=నాది|=నాకు|మా షాపు|మా షాప్|మా కంపెనీ|మా వ్యాపారం|మా బిజినెస్|నా షాపు|నా వ్యాపారం|నడుపుతున్న|నడుపుతాను|మా దగ్గర|మాకు ఒక|వ్యాపారం|బిజినెస్|మా సంస్థ|maadi|madi|maa shop|ma shop|maa company|ma company|maa business|ma business|maa vyaparam|na business|naa business|naa shop|nadupu|naduputunna|naduputhunna|vyaparam|maa sanstha|=maa|=naadi|maa office|దుకాణం నడుపు',
  healthcare:
    'క్లినిక్|ఆసుపత్రి|ఆస్పత్రి|హాస్పిటల్|డాక్టర్|వైద్యు|వైద్యశాల|ల్యాబ్|డయాగ్నొస్టిక్|ఫార్మసీ|మెడికల్ షాప్|మెడికల్ షాపు|డెంటల్|దంత|నర్సింగ్ హోమ్|హెల్త్‌కేర్|హెల్త్ కేర్|ఆరోగ్య|కంటి ఆసుపత్రి|ఆయుర్వేద|వైద్య|asupatri|aasupatri|aspatri|aaspatri|hospital ki|clinic ki|clinic ku|doctor garu|vaidyu|vaidyasala|lab ki|medical shop|dental clinic|dantha|arogya|aarogya|clinic undi|clinic nadu|దవాఖానా|davakhana',
  'online-store':
    'ఆన్‌లైన్ స్టోర్|ఆన్‌లైన్ షాప్|ఆన్‌లైన్ షాపు|ఈ-కామర్స్|ఈ కామర్స్|ఈకామర్స్|ఇ-కామర్స్|ఆన్‌లైన్‌లో అమ్ము|ఆన్‌లైన్‌లో అమ్మ|చీరలు|చీరల|బట్టల షాపు|దుకాణం|షాపు|=షాప్|కిరాణా|సూపర్ మార్కెట్|కొరియర్ కంపెనీ|లాజిస్టిక్|రిటైల్|స్టోర్|online shop|online store|online lo ammu|online lo amm|cheeralu|chiralu|cheerala|battala shop|dukanam|dukaanam|kirana|courier company|logistics|bangaram shop|నగల షాపు|నగల దుకాణం',
  travel:
    'ట్రావెల్|ట్రావెల్స్|టూరిజం|టూర్|టూర్స్|పర్యాటక|యాత్ర|హోటల్|రెస్టారెంట్|రెస్టరెంట్|రిసార్ట్|లాడ్జ్|లాడ్జి|హోమ్‌స్టే|గెస్ట్ హౌస్|కేఫ్|క్యాబ్ సర్వీస్|ఏజెన్సీ ట్రావెల్|travels ki|travel agency|tourism|hotel ki|hotel nadu|hotel undi|restaurant ki|resort|lodge|homestay|yatralu|paryataka|బస్సు ట్రావెల్స్|భోజనశాల',
  finance:
    'బ్యాంక్|బ్యాంకు|ఫైనాన్స్|ఫైనాన్షియల్|ఎన్‌బీఎఫ్‌సీ|ఎన్బీఎఫ్సీ|లోన్|రుణ|రుణాలు|అప్పు|ఆర్థిక|చిట్ ఫండ్|చిట్‌ఫండ్|చిట్టీ|మైక్రో ఫైనాన్స్|బ్రోకర్|వడ్డీ వ్యాపారం|లోన్ కంపెనీ|finance company|finance ki|bank ki|byanku|nbfc ki|loans istam|runalu|appulu|chit fund|chitti|arthika|aarthika|broker|రుణ సంస్థ',
  'other-industry':
    'స్కూల్|పాఠశాల|బడి|కాలేజీ|కళాశాల|కోచింగ్|ట్యూషన్|సెలూన్|బ్యూటీ పార్లర్|పార్లర్|జిమ్|రియల్ ఎస్టేట్|రియలెస్టేట్|బిల్డర్|లాయర్|న్యాయవాది|ఫ్యాక్టరీ|కర్మాగారం|గ్యారేజ్|కార్ షోరూమ్|షోరూమ్|ఇన్సూరెన్స్|బీమా|ప్రభుత్వ|గుడి|దేవాలయం|ఈవెంట్|ఫోటోగ్రాఫర్|ప్లంబర్|ఎలక్ట్రీషియన్|వ్యవసాయ|రైతు|ఇన్‌స్టిట్యూట్|యూనివర్సిటీ|ఎన్జీఓ|టైలర్|school ki|pathasala|coaching center|tuition center|saloon|parlour ki|gym ki|real estate|lawyer|karmagaram|showroom ki|insurance|beema|bima|gudi|devalayam|vyavasayam|raitu|raithu|institute ki|ఫంక్షన్ హాల్|function hall',
  patient: 'రోగి|రోగు|పేషెంట్|పేషంట్|రోగులకు|rogi|rogulu|rogulaki|patients ki|peshent',
  'medical-advice':
    'వైద్య సలహా|మెడికల్ సలహా|మెడికల్ అడ్వైజ్|మందు చెప్ప|మందులు చెప్ప|మందులు సూచి|మందు రాస్త|మందులు రాస్త|జబ్బు చెప్ప|లక్షణాలు|లక్షణాల|డోసు|మోతాదు|చికిత్స|రోగ నిర్ధారణ|ప్రిస్క్రిప్షన్|vaidya salaha|medical salaha|medical advice|mandu chep|mandulu chep|mandulu rast|jabbu|lakshanalu|motadu|mothadu|chikitsa|dosage|వైద్యం చెప్ప|ఏ మందు|మందులు|మందు|mandulu|mandu|టాబ్లెట్|ట్యాబ్లెట్|మాత్ర|tablet|mathralu',
  emergency:
    'ఎమర్జెన్సీ|ఎమర్జన్సీ|అత్యవసర|అత్యవసరం|ఛాతీ నొప్పి|ఛాతిలో నొప్పి|ఛాతీలో నొప్పి|రక్తస్రావం|సీరియస్ పేషెంట్|ప్రాణాపాయ|emergency ayithe|emergency lo|atyavasaram|atyavasara|athyavasara|chathi noppi|chaati noppi|chest pain ani|raktasravam|pranapayam|అర్జెంట్ కేసు',
  'lab-report':
    'ల్యాబ్ రిపోర్ట్|ల్యాబ్ రిపోర్టు|టెస్ట్ రిపోర్ట్|రిపోర్ట్ రెడీ|రిపోర్టు రెడీ|రిపోర్ట్ వచ్చింద|రిపోర్టు వచ్చింద|రక్త పరీక్ష|పరీక్ష ఫలితం|పరీక్షా ఫలితాలు|టెస్ట్ రిజల్ట్|lab report|lab reports|report ready|report vachind|rakta pareeksha|raktha pariksha|pareeksha phalit|test result|test report|బ్లడ్ రిపోర్ట్',
  'report-values':
    'రిపోర్ట్ చదివి|రిపోర్టు చదివి|రిపోర్ట్‌లో ఏముంద|రిజల్ట్ చెప్|ఫలితం చెప్|report chadivi|report lo emundi|result chep',
  order:
    'ఆర్డర్|ఆర్డరు|ఆర్డర్లు|ఆర్డర్ స్టేటస్|ఆర్డర్ ఎక్కడ|order ekkada|order status|orderlu|orders ki|order gurinchi',
  parcel:
    'పార్సిల్|పార్సెల్|డెలివరీ|డెలివరి|కొరియర్|కొరియరు|షిప్‌మెంట్|ట్రాకింగ్|సరుకు|డెలివరీ అప్‌డేట్|parsil|parcel ekkada|delivery update|delivery late|courier status|delivery ki|tracking|డెలివరీ బాయ్|ప్యాకెట్',
  cod: 'క్యాష్ ఆన్ డెలివరీ|క్యాష్ ఆన్ డెలివరి|సీఓడీ|సిఓడి|సీవోడీ|నగదు డెలివరీ|నకిలీ ఆర్డర్|ఫేక్ ఆర్డర్|cash on delivery|cod orders|cod confirm|fake orders|fake order|nakili order',
  'return-goods':
    'రిటర్న్|రిటర్న్స్|తిరిగి పంప|వెనక్కి పంప|వాపసు పంప|ఎక్స్‌ఛేంజ్|ఎక్స్చేంజ్|వస్తువు మార్చ|వాపస్|return chest|returns chus|returns handle|tirigi pamp|venakki pamp|exchange chest|vastuvu marchu|రిటర్నులు',
  rush: 'రద్దీ|సేల్ టైమ్|సేల్ సమయం|సేల్ వారం|సేల్ రోజుల్లో|పండుగ సేల్|సీజన్|పీక్|గిరాకీ ఎక్కువ|చాలా కాల్స్|చాలా మంది కాల్|చాలా మంది ఫోన్|ఎక్కువ కాల్స్|కాల్స్ ఎక్కువ|ఒత్తిడి|raddi|raddee|sale time|sale varam|sale week|panduga sale|season lo|peak time|chala calls|chala mandi call|chala mandi phone|ekkuva calls|calls ekkuva|rush lo|rush time|రష్',
  policy:
    'మా పాలసీ|మా నియమాలు|మా రూల్స్|వాగ్దానం|మాటిస్తుంద|హామీ ఇస్త|డిస్కౌంట్ ఇచ్చేస్తుంద|సొంతంగా డిస్కౌంట్|ఇష్టమొచ్చినట్టు|పాలసీ ప్రకారం|నియమాల ప్రకారం|maa policy|ma policy|maa rules|ma rules|vagdanam|hami ist|promise chest|sonthanga discount|sontanga discount|policy prakaram|ishtam vachinattu',
  persuade: 'బేరం|బేరమాడి|ఒప్పించి|బలవంతం|మాయ చేసి|beram|oppinchi|balavantham',
  room: 'గది|గదులు|గదుల|రూమ్|రూము|రూం|బస|చెక్ ఇన్|చెక్-ఇన్|చెక్ అవుట్|చెక్ఔట్|gadi|gadhi|gadulu|room book|rooms book|room khali|rooms khali|check in|check out|basa|రూములు',
  table: 'టేబుల్|టేబుల్ బుక్|డిన్నర్ బుకింగ్|భోజనానికి టేబుల్|table book|tables book|table reserve|టేబుళ్లు',
  itinerary:
    'ప్రయాణ ప్రణాళిక|ప్రయాణం మార|టూర్ మార|ఫ్లైట్|విమానం|ఫ్లైట్ లేట్|విమానం ఆలస్య|ట్రైన్ లేట్|రైలు ఆలస్య|పికప్|ఎయిర్‌పోర్ట్|విమానాశ్రయ|ఇటినెరరీ|flight late|flight delay|vimanam|train late|pickup|airport|prayana pranalika|itinerary|flight alasyam',
  cancellation:
    'బుకింగ్ రద్దు|బుకింగ్ క్యాన్సిల్|బుకింగ్ కాన్సిల్|రద్దు చేస్|రద్దు చార్జ్|రద్దు|క్యాన్సిలేషన్|కాన్సిలేషన్|booking cancel|booking raddu|raddu chest|raddu chesth|cancellation charge|cancellation rules|raddu',
  group:
    'గ్రూప్|గ్రూపు|బృందం|పెళ్లి|పెళ్ళి|వివాహ|ఫంక్షన్|బాంక్వెట్|పార్టీ బుకింగ్|group booking|brundam|pelli|pelli booking|function booking|వేడుక',
  emi: 'ఈఎంఐ|ఇఎంఐ|ఈ ఎం ఐ|వాయిదా|కిస్తీ|గడువు తేదీ|డ్యూ డేట్|బకాయి|బాకీ|పేమెంట్ రిమైండర్|వసూలు|ఈఎమ్ఐ|emi reminder|emi gurtu|emi calls|vayida|vaayida|gaduvu|bakayi|baki|due date|vasulu|payment reminder',
  mandate:
    'మాండేట్|మ్యాండేట్|నాచ్|బౌన్స్|చెక్ బౌన్స్|ఆటో డెబిట్|ఈసీఎస్|mandate bounce|bounce ayithe|bounce aithe|cheque bounce|nach bounce|auto debit|బౌన్సైతే',
  document:
    'డాక్యుమెంట్|పత్రం|పత్రాలు|పత్రాల|కేవైసీ|కెవైసి|కాగితాలు|ఆధార్ కాపీ|documents kavali|documents adugu|patralu|pathralu|kyc|kyc documents|kagitalu|documents pending|missing documents|డాక్యుమెంట్లు',
  'calling-hours':
    'డీఎన్‌డీ|డిఎన్‌డి|డీఎన్డీ|కాల్ చేసే సమయం|కాల్ చేసే సమయాలు|కాల్ చేసే వేళలు|ఏ సమయాల్లో కాల్|ఎన్ని గంటల వరకు కాల్|ట్రాయ్|కాలింగ్ అవర్స్|ఆర్‌బీఐ నిబంధన|dnd|calling hours|call chese samayam|call chese time|e time varaku call|enni gantala varaku call|trai rules|rbi rules',
  identity:
    'గుర్తింపు|ధృవీకరిస్త|వెరిఫై|వెరిఫికేషన్|ఎవరు మాట్లాడుతున్నారో|సరైన వ్యక్తి|వేరే వాళ్లు ఎత్తితే|వేరొకరు ఎత్తితే|ఇంకొకరు ఎత్తితే|కుటుంబ సభ్యు|gurtimpu|gurthimpu|verify chest|verify chesth|verification|evaru matladutunnaro|saraina vyakti|vere vallu ettithe|verevallu|inkokaru ettithe',
  audit:
    'ఆడిట్|ఆడిటర్|ఎక్స్‌పోర్ట్|ఎగుమతి|రుజువు|తనిఖీ|audit kosam|auditor ki|export chey|rujuvu|tanikhi|thanikhi|ఆడిటింగ్',
  example:
    'ఉదాహరణ|ఉదాహరణకు|నమూనా లెక్క|దృష్టాంతం|udaharana|udaharanaku|udaharanaki|udaaharana|example ki|example chep|example ga|లెక్క చూప',
  contact:
    'సంప్రదించ|సంప్రదిం|సంప్రదిస్త|కాంటాక్ట్|మిమ్మల్ని కలవ|మిమ్మల్ని ఎలా|మీతో ఎలా|sampradinch|sampradin|sampradincali|contact chey|contact ela|contact avv|mimmalni ela|mitho ela|meetho ela|మీతో సంప్రద',
  'speak-to-person':
    'మనిషితో మాట్లాడ|మనుషులతో మాట్లాడ|ఎవరితోనైనా మాట్లాడ|ఎవరితో మాట్లాడ|మీ టీమ్‌తో మాట్లాడ|మీ వాళ్లతో మాట్లాడ|సేల్స్ టీమ్|సేల్స్ వాళ్లతో|కస్టమర్ కేర్|నాకు కాల్ చేయ|నాకు ఫోన్ చేయ|నాకు కాల్ చెయ్య|నాకు ఫోన్ చెయ్య|తిరిగి కాల్ చేయ|కాల్ బ్యాక్|ప్రతినిధి|మేనేజర్|ఎవరినైనా కలప|మనిషి కావాల|మాట్లాడాలి ఎవరితో|నిజమైన మనిషితో|కనెక్ట్ చేయండి మనిషి|manishitho matlad|manishito matlad|manishi tho matlad|manushulatho matlad|evarithonaina matlad|evaritho aina matlad|evaritho matlad|evaritonaina matlad|evarito matlad|mee team tho matlad|mi team tho matlad|mee vallatho matlad|sales team|customer care|naku call chey|naku phone chey|naaku call chey|tirigi call chey|call back|callback|pratinidhi|manager tho|manishi kavali|human tho matlad|human kavali|real person tho|person tho matlad|మనిషితో మాట్లాడాల',
  form: 'ఫారం|ఫారమ్|ఫామ్|దరఖాస్తు ఫారం|ఎంక్వైరీ|విచారణ ఫారం|ఫారం నింప|నింపాల|నింపాను|నింపాం|form nimp|form fill|nimpanu|nimpali|fill chesa|fill cheyali|enquiry pamp|enquiry chesa|సబ్మిట్|సబ్‌మిట్',
  reply:
    'ఎప్పుడు సమాధాన|ఎప్పుడు రిప్లై|ఎప్పటికి సమాధాన|సమాధానం ఎప్పుడు|రిప్లై ఎప్పుడు|జవాబు ఎప్పుడు|ఎప్పుడు సంప్రదిస్త|ఎప్పుడు కాల్ చేస్తారు|ఎప్పుడు ఫోన్ చేస్తారు|ఎంతసేపట్లో రిప్లై|తిరిగి సంప్రదిస్త|ఎన్ని గంటల్లో రిప్లై|ఎన్ని గంటల్లో సమాధాన|eppudu reply|eppudu samadhan|samadhanam eppudu|reply eppudu|javabu eppudu|eppudu sampradist|eppudu call chestaru|eppudu call chestharu|eppudu phone chestaru|enni gantallo reply|enni gantalalo reply|reply istaru eppudu|response eppudu',
  'no-reply':
    'సమాధానం రాలేదు|రిప్లై రాలేదు|జవాబు రాలేదు|ఇంకా రిప్లై|ఇంకా సమాధానం|ఇంకా జవాబు|ఎవరూ కాల్ చేయలేదు|ఎవరూ ఫోన్ చేయలేదు|ఎవరూ సంప్రదించలేదు|ఎవరూ స్పందించలేదు|ఎవ్వరూ|స్పందన లేదు|సమాధానం లేదు|రిప్లై లేదు|ఇంకా ఎదురు చూస్తున్న|ఇప్పటికీ రాలేదు|పట్టించుకోలేదు|ఇంకా ఎవరూ|samadhanam raledu|reply raledu|javabu raledu|inka reply|inka samadhan|evaru call cheyaledu|evaru phone cheyaledu|evaru sampradinchaledu|evaru contact cheyaledu|evaru reply|spandana ledu|reply ledu|inka eduru chustunna|ippatiki raledu|pattinchukoledu|inka evaru|evaru cheyyaledu|ఎవరూ కాల్ చెయ్యలేదు|ఎవరు కాల్ చేయలేదు',
  company:
    'కంపెనీ|సంస్థ|మీ కంపెనీ|మీ సంస్థ|మీరెవరు|మీ గురించి|సంస్థ గురించి|kampeni|company gurinchi|mee company|mi company|samstha|sanstha|mee gurinchi|meeru evaru|మీ వ్యాపారం',
  founder:
    'వ్యవస్థాపకు|స్థాపకు|ఫౌండర్|యజమాని|ఓనర్|సీఈఓ|సిఇఓ|ఎవరు తయారు|ఎవరు స్థాపించ|ఎవరు ప్రారంభించ|ఎవరు నడుపు|ఎవరు మొదలు|ఎవరు చేశారు దీన్ని|మీ బాస్|vyavasthapaku|vyavastapaku|founder evaru|yajamani|owner evaru|ceo evaru|evaru tayaru|evaru sthapinch|evaru prarambhinch|evaru nadupu|evaru start|evaru modalu|evaru chesaru|డైరెక్టర్',
  aim: 'లక్ష్యం|ఉద్దేశ్యం|ఉద్దేశం|ఆశయం|ధ్యేయం|మిషన్ ఏంటి|విజన్|ఎందుకు తయారు|ఎందుకు ప్రారంభించ|ఎందుకు మొదలు|విలువలు|lakshyam|uddesyam|uddesham|aasayam|ashayam|dhyeyam|mission enti|vision enti|enduku tayaru|enduku prarambhinch|enduku start chesaru|మీ లక్ష్యం',
  place:
    'చిరునామా|అడ్రస్|అడ్రెస్|ఆఫీసు|ఆఫీస్|కార్యాలయ|ఏ ఊరు|ఏ ఊళ్లో|ఏ నగరం|ఏ సిటీ|హెడ్ ఆఫీస్|ప్రధాన కార్యాలయ|ఎక్కడ ఉన్నారు|మీరు ఎక్కడ|లొకేషన్|chirunama|address enti|office ekkada|karyalayam|e ooru|ye ooru|e city|e nagaram|head office|ekkada unnaru|ekkada vunnaru|meeru ekkada|miru ekkada|location ekkada|హైదరాబాద్‌లో ఉంద',
  since:
    'ఎప్పుడు స్థాపించ|ఎప్పుడు ప్రారంభమైంది|ఎప్పుడు మొదలైంది|ఏ సంవత్సరంలో|ఎన్నేళ్ల|ఎన్నేళ్లు|ఎన్ని సంవత్సరాల|ఎన్నాళ్ల|స్థాపన|ఎప్పటి నుంచి ఉంది|ఎప్పటి నుంచి ఉన్నారు|eppudu sthapinch|eppudu start chesaru|eppudu prarambham|eppudu modalaindi|e samvatsaram|ennella|ennellu|ennalla|enni samvatsarala|eppati nunchi unnaru|company eppudu',
  social:
    'లింక్డ్‌ఇన్|లింక్డిన్|ఇన్‌స్టాగ్రామ్|ఫేస్‌బుక్|ఫేస్బుక్|ట్విట్టర్|యూట్యూబ్|సోషల్ మీడియా|సామాజిక మాధ్యమ|instagram lo|facebook lo|social media lo|linkedin lo|insta',
  card: 'విజిటింగ్ కార్డ్|బిజినెస్ కార్డ్|కాంటాక్ట్ సేవ్|కార్డ్ డౌన్‌లోడ్|క్యూఆర్ కోడ్|visiting card|business card|contact save|card download|qr code',
  blog: 'బ్లాగ్|బ్లాగు|వ్యాసం|వ్యాసాలు|ఆర్టికల్|చదవడానికి|blog ekkada|vyasam|vyasalu|articles|chadavadaniki|కథనాలు',
  clients:
    'మీ కస్టమర్లు ఎవరు|మీ క్లయింట్|మీ కస్టమర్ల పేర్లు|ఎంతమంది కస్టమర్లు|ఎంత మంది కస్టమర్లు|రివ్యూ|సమీక్ష|రేటింగ్|ఎవరు వాడుతున్నారు|ఎవరెవరు వాడు|విజయగాథ|సక్సెస్ స్టోరీ|కేస్ స్టడీ|రిఫరెన్స్|టెస్టిమోనియల్|mee customers evaru|mee clients|mi clients|entha mandi customers|reviews|rating entha|evaru vadutunnaru|evaru vaduthunnaru|evarevaru vad|success story|case study|references|మీ ఖాతాదారులు',
  job: 'ఉద్యోగం|ఉద్యోగాలు|ఉద్యోగ అవకాశ|జాబ్|ఇంటర్న్‌షిప్|ఇంటర్న్షిప్|ఖాళీలు|కెరీర్|రెజ్యూమె|రెజ్యూమ్|దరఖాస్తు|వేకెన్సీ|మీ దగ్గర పని చేయ|మీ కంపెనీలో పని|ఫ్రెషర్|udyogam|udyogalu|job istara|jobs unnaya|job kavali|internship|khalilu|khaaleelu|career|resume|darakhastu|vacancy|mee company lo pani|mee daggara pani cheya|ఉద్యోగావకాశ',
  partner:
    'భాగస్వామి|భాగస్వామ్య|పార్ట్‌నర్|పార్ట్నర్|రీసెల్లర్|రిసెల్లర్|ఫ్రాంచైజీ|ఫ్రాంఛైజీ|డీలర్‌షిప్|డీలర్|డిస్ట్రిబ్యూటర్|కమిషన్|ఏజెన్సీ తీసుకో|మీతో కలిసి వ్యాపారం|bhagaswami|bhagasvami|bhagaswamyam|partner avv|partner ga|reseller|franchise|dealership|distributor|commission|tie up',
  investor:
    'పెట్టుబడి|పెట్టుబడిదారు|ఇన్వెస్టర్|ఫండింగ్|టర్నోవర్|ఆదాయం|రెవెన్యూ|వాల్యుయేషన్|ఎంతమంది ఉద్యోగులు ఉన్నారు|టీమ్ సైజ్|నిధులు|pettubadi|pettubadulu|investor|funding|turnover|aadayam|adayam|revenue entha|team size|nidhulu|మీ లాభం',
  certificate:
    'సర్టిఫికెట్|సర్టిఫికేట్|సర్టిఫికేషన్|ధృవపత్రం|ధ్రువపత్రం|ఐఎస్ఓ|ఐఎస్‌ఓ|హిపా|లైసెన్స్|రిజిస్ట్రేషన్ నంబర్|కంప్లయన్స్|కంప్లయెన్స్|గుర్తింపు పొందిన|certificate unda|iso|hipaa|license unda|registration number|compliance|dhruvapatram|డీపీడీపీ|చట్టబద్ధ',
  secure:
    'భద్రత|భద్రం|భద్రంగా|సురక్షిత|సురక్షితం|సేఫ్|సెక్యూర్|సెక్యూరిటీ|హ్యాక్|ఎన్‌క్రిప్ట్|ఎన్‌క్రిప్షన్|సర్వర్ ఎక్కడ|సర్వర్లు ఎక్కడ|లీక్|bhadratha|bhadrata|bhadramga|bhadranga|bhadram|surakshitam|surakshitham|surakshita|safe na|safe aa|safe ga|secure ga|secure aa|hack ayithe|hack avut|encryption|server ekkada|servers ekkada|leak avut|leak avvad|రక్షణ',
  uptime:
    'అప్‌టైమ్|అప్‌టైం|గ్యారంటీ|గ్యారెంటీ|గారంటీ|ఎస్ఎల్ఏ|ఎస్‌ఎల్‌ఏ|సర్వర్ డౌన్|డౌన్ అయితే|ఆగిపోతే|పనిచేయకపోతే|పని చేయకపోతే|చెడిపోతే|కరెంట్ పోతే|ఇంటర్నెట్ పోతే|uptime entha|guarantee istara|guarantee isthara|sla|server down|down ayithe|down aithe|agipothe|aagipothe|pani cheyakapothe|panicheyakapothe|chedipothe|current pothe|internet pothe|హామీ',
  technology:
    'సాంకేతికత|టెక్నాలజీ|టెక్నాలజి|ఏ మోడల్|చాట్‌జీపీటీ|చాట్ జీపీటీ|జీపీటీ|జెమిని|ఏ ఏఐ|ఏ AI|sanketikata|technology enti|e technology|ye technology|e model|ye model|chatgpt|gpt vadutunnara|a ai|ఏ టెక్నాలజీ',
  'white-label':
    'వైట్ లేబుల్|వైట్ లేబల్|మా బ్రాండ్|మా పేరుతో|మా పేరు మీద|మా లోగో|సొంత బ్రాండ్|white label|maa brand|ma brand|maa peru tho|maa peruto|maa logo|sontha brand',
  'on-premise':
    'మా సర్వర్|మా సొంత సర్వర్|సొంత సర్వర్|ఆన్ ప్రెమిస్|ఆన్-ప్రెమిస్|మా కంప్యూటర్‌లో|maa server|ma server|sontha server|on premise|maa servers lo',
  abroad:
    'విదేశ|విదేశాల్లో|విదేశీ|ఇతర దేశ|వేరే దేశ|అమెరికా|దుబాయ్|అంతర్జాతీయ|భారత్ వెలుపల|ఇండియా బయట|యూకే|సింగపూర్|గల్ఫ్|ఎన్‌ఆర్‌ఐ|videsh|videshallo|videsalu|vere desham|itara desh|america lo|america ki|dubai ki|antarjatiya|india bayata|bharat bayata|international calls|us customers',
  support:
    'మీ సపోర్ట్|సపోర్ట్ టీమ్|సపోర్ట్ ఎలా|సపోర్ట్ ఎప్పుడు|కొన్న తర్వాత సహాయం|కొన్నాక సహాయం|తర్వాత సహాయం|ఎవరు సహాయం|టెక్నికల్ సపోర్ట్|ఏదైనా సమస్య వస్తే|ప్రాబ్లం వస్తే|సమస్య వస్తే ఎవరు|mee support|support ela untundi|support team|konna tarvata|konnaka|evaru help|technical support|problem vaste|problem vasthe|samasya vaste|samasya vasthe|ఆఫ్టర్ సేల్స్',
  training:
    'శిక్షణ|ట్రైనింగ్|మాకు నేర్పిస్త|మా స్టాఫ్‌కి నేర్ప|ట్యుటోరియల్|వర్క్‌షాప్|shikshana|sikshana|training istara|training isthara|maku nerp|maa staff ki nerp|staff training|మాకు నేర్ప',
  roadmap:
    'భవిష్యత్తు|భవిష్యత్|త్వరలో|రాబోయే|ముందు ముందు|కొత్త ఫీచర్|రోడ్‌మ్యాప్|తర్వాత ఏమి|ఎప్పుడు తెస్తారు|bhavishyat|bhavishyattu|tvaralo|twaralo|raboye|kotta features|kottha features|new features|coming soon|roadmap',
  data: 'డేటా|సమాచార|నా వివరాలు|నా సమాచారం|మా డేటా|నా డేటా|వ్యక్తిగత|data ni|naa data|na data|naa vivaralu|na details|naa samacharam|vyaktigata|data emi|వివరాల',
  privacy:
    'ప్రైవసీ|గోప్యత|గోప్యతా|ప్రైవసీ పాలసీ|గోప్యతా విధానం|privacy policy|gopyata|gopyatha|privacy gurinchi|వ్యక్తిగత గోప్యత',
  store:
    'నిల్వ|దాచ|దాస్తార|ఉంచుతార|ఉంచుతారు|ఉంచుకుంట|సేవ్|స్టోర్ చేస్|భద్రపరు|భద్రపరచ|పెట్టుకుంటార|nilva|nilwa|dacha|dachukunt|dastara|dastaru|unchutara|unchutaru|unchukunt|save chest|save chesth|store chest|store chesth|bhadraparu|bhadraparachu|ఎన్ని రోజులు ఉంచు',
  delete:
    'తొలగించ|తొలగిస్త|తీసేయ|తీసివేయ|డిలీట్|చెరిపేయ|చెరిపివేయ|తుడిచేయ|రిమూవ్|tolaginch|tholaginch|tolagist|tiseyandi|teeseyandi|tisey|teesey|tisivey|teesivey|delete chey|delete ches|cheripey|remove chey|డిలీట్ చేయ',
  correct:
    'నా డేటా చూడ|నా వివరాలు చూడ|నా వివరాలు మార్చ|సరిదిద్ద|సరిచేయ|నా గురించి ఏమి తెలుస|నా గురించి ఏ సమాచారం|నా సమాచారం చూడ|నా సమాచారం మార్చ|naa data chud|na data chud|naa vivaralu marchu|sarididdu|saricheyi|naa gurinchi emi|na details marchu|na details chud',
  cookie: 'కుకీ|కుకీలు|కుకీస్|కుక్కీ|cookies vad|cookielu',
  tracker:
    'ట్రాకర్|ట్రాక్ చేస్తార|ట్రాక్ చేస్తున్నార|ట్రాక్ చేయ|ప్రకటనలు|యాడ్స్|గూఢచర్యం|నిఘా|వెంబడి|track chest|track chesth|tracking chest|prakatanalu|ads vest|ads vasth|nigha|trackers|గమనిస్తున్నార',
  'sell-data':
    'డేటా అమ్ము|డేటా అమ్మ|డేటాను అమ్ము|డేటాని అమ్ము|వివరాలు అమ్ము|సమాచారం అమ్ము|నంబర్ అమ్ము|అమ్ముతార|అమ్ముకుంటార|అమ్ముతున్నార|అమ్మేస్తార|data ammu|data amm|details ammu|number ammu|ammutara|ammuthara|ammukunt|ammest|ammestara',
  'share-data':
    'ఎవరికైనా ఇస్త|ఎవరికి ఇస్త|ఎవరితో పంచు|ఎవరితోనైనా పంచు|పంచుకుంట|షేర్ చేస్త|మూడో వ్యక్తి|థర్డ్ పార్టీ|ఇతరులకు ఇస్త|ఇతరులకు|వేరే వాళ్లకు ఇస్త|వేరే కంపెనీల|ఎవరు చూస్త|evarikaina ist|evariki ist|evaritho panch|evaritho share|panchukunt|share chest|share chesth|third party|itarulaku|itharulaku|vere vallaki|evaru chust|evaru chudagal|పోలీసులకు ఇస్త|బయటి వాళ్ల',
  'train-model':
    'మోడల్ ట్రైన్|మోడల్‌ని ట్రైన్|ఏఐకి శిక్షణ|AI శిక్షణ|ఏఐ శిక్షణ|మోడల్ శిక్షణ|శిక్షణకు వాడ|ట్రైనింగ్‌కి వాడ|ట్రైనింగ్ కోసం వాడ|డేటాతో ట్రైన్|model train|ai train|ai ki shikshana|training kosam vad|training ki vad|train cheyadaniki|data tho train',
  children:
    'పిల్లలు|పిల్లల|పిల్ల|చిన్నారు|మైనర్|13 ఏళ్ల|13 సంవత్సరాల|బాలల|మా అబ్బాయి|మా అమ్మాయి|వయసు|వయస్సు|pillalu|pillala|pillalaki|chinnaru|minor|13 ella|13 years|vayasu|vayassu',
  updated:
    'అప్‌డేట్ అయ|అప్‌డేట్ చేశారు|అప్‌డేట్ ఎప్పుడు|చివరిసారి|చివరి సారి|చివరిగా|ఎప్పుడు మార్చారు|ఎప్పుడు మారింది|నవీకరించ|update ayyindi|eppudu update|chivari sari|chivarisari|chivariga|eppudu marcharu|last update|తాజా వెర్షన్',
  log: 'సర్వర్ లాగ్|లాగ్‌లు|లాగ్స్|ఐపీ అడ్రస్|ఐపి అడ్రస్|ఐపీ|server log|logs|ip address|ip',
  hello:
    'నమస్తే|నమస్కారం|నమస్కార|హలో|హాయ్|హెలో|శుభోదయం|నమస్తె|వందనం|namaste|namasthe|namaskaram|hello andi|hai andi|haai|subhodayam|shubhodayam|hi andi|శుభ సాయంత్రం|హలోఅండి',
  thanks:
    'ధన్యవాద|థాంక్స్|థ్యాంక్స్|థ్యాంక్|థాంక్యూ|కృతజ్ఞత|థాంక్ యూ|dhanyavad|dhanyavadalu|dhanyavadamulu|danyavadalu|thanks andi|thank you andi|krutagnatalu|chala thanks|థ్యాంక్యూ',
  bye: 'వెళ్లొస్తా|వెళ్ళొస్తా|వెళ్తాను|బై|సెలవు తీసుకుంట|మళ్లీ కలుద్దాం|మళ్ళీ కలుద్దాం|శుభరాత్రి|శుభ రాత్రి|ఇక చాలు|అంతే చాలు|vellostha|vellosta|velthanu|bye andi|malli kaluddam|malli kaludham|shubha ratri|subharatri|inka chalu|anthe chalu|ఉంటాను మరి|ఉంటా మరి|ఇంతే అడగాల',
  ok: '=సరే|సరేనండి|=సరేలే|ఓకే|బాగుంది|బావుంది|అర్థమైంది|అర్థం అయింది|అర్ధమైంది|అలాగే|మంచిది|=ఓహో|=హ్మ్|sare|sarenandi|sare andi|saray|bagundi|baagundi|bavundi|baundi|arthamaindi|ardhamaindi|artham ayindi|ardham ayyindi|alage|alaage|manchidi|=సరి|సూపర్|=హా సరే',
  yes: '=అవును|=ఔను|అవునండి|=అవునా|తప్పకుండా|ఖచ్చితంగా చేయండి|చేయండి సరే|=హా|=హాఁ|=హౌ|సరే చేయండి|avunu|avnu|avunandi|avunu andi|haa|ha andi|haan andi|tappakunda|thappakunda|sare cheyandi|=ఊఁ|అవును చేయండి|చెయ్యండి|=కావాలి',
  no: '=వద్దు|వద్దండి|=కాదు|కాదండి|=లేదు|లేదండి|అవసరం లేదు|అక్కర్లేదు|అక్కర లేదు|ఇప్పుడు వద్దు|=వద్దులే|vaddu|vaddandi|vaddhu|kadu|kaadu|kadandi|ledu|ledandi|avasaram ledu|akkarledu|akkarleddu|ippudu vaddu|voddu|oddu|ఒద్దు|ఏమీ వద్దు',
  please:
    'దయచేసి|ప్లీజ్|కాస్త|=కొంచెం|దయ ఉంచి|dayachesi|daya chesi|plz andi|konchem|kasta|kastha|please andi',
  'are-you-human':
    'నువ్వు మనిషివా|మీరు మనిషా|మీరు మనిషేనా|నువ్వు మనిషా|మీరు రోబో|నువ్వు రోబో|మీరు బాట్|నువ్వు బాట్|మీరు ఏఐ|నువ్వు ఏఐ|మీరు AI|నువ్వు AI|మనిషితో మాట్లాడుతున్నా|బాట్‌తో మాట్లాడుతున్నా|మిషన్‌తో మాట్లాడుతున్నా|మనిషా రోబోనా|మనిషా బాటా|నిజమైన మనిషేనా|నువ్వు మెషిన్|మనిషివా|nuvvu manishiva|meeru manisha|meeru manishena|nuvvu manisha|meeru robo|meeru robot|nuvvu robo|nuvvu robot|nuvvu bot|meeru bot|meeru ai|nuvvu ai|manishitho matladutunna|bot tho matladutunna|bot tho matladuthunna|manisha robo|manisha bot|manishena|manishiva|మనుషులా మీరు|బాటా మనిషా',
  'your-name':
    'నీ పేరు|మీ పేరు|నువ్వు ఎవరు|మీరు ఎవరు|మీరెవరు|నువ్వెవరు|ఎవరు మాట్లాడుతున్నారు|nee peru|mee peru|ni peru|mi peru|nuvvu evaru|nuvvevaru|meeru evaru|meerevaru|miru evaru|evaru matladutunnaru|evaru matladuthunnaru',
  'help-me':
    'సహాయం|సహాయం చేయ|సాయం|హెల్ప్|నువ్వు ఏం చేయగలవు|మీరు ఏం చేయగలరు|ఏమి చేయగలరు|ఏం చేయగలవు|ఏమి అడగొచ్చు|ఏం అడగొచ్చు|ఒక ప్రశ్న ఉంది|ఒక సందేహం|ఒక డౌట్|ఒకటి అడగాల|sahayam|sahayam chey|sayam|help chey|em cheyagalavu|em cheyagalaru|emi cheyagalaru|em adagachu|emi adagavachu|oka prasna|oka sandeham|oka doubt|okati adagali|help kavali|నాకో సందేహం',
  'how-are-you':
    'ఎలా ఉన్నారు|ఎలా ఉన్నావు|ఎలా ఉన్నావ్|బాగున్నారా|బాగున్నావా|ఏంటి సంగతి|ela unnaru|ela unnavu|ela unnav|ela vunnaru|ela vunnav|bagunnara|bagunnava|baagunnara|enti sangathi|క్షేమమా',
  sure: 'నిజమా|నిజమేనా|నిజంగా|నిజంగానా|కచ్చితమా|ఖచ్చితమా|ఖచ్చితమేనా|పక్కా|పక్కానా|కన్ఫర్మా|కరెక్టేనా|సరైనదేనా|nijama|nijamena|nijanga|nijangana|kachitama|khachitamena|pakka|pakkana|confirm aa|correct ena|correctena|sure aa|sure na|nijame na|అవునా నిజమా',
  source:
    'ఎక్కడ రాసి|ఎక్కడ రాశారు|ఎక్కడ ఉంది ఇది|ఆధారం|రుజువు ఏంటి|ఏ పేజీలో ఉంది|ఎలా తెలుసు|లింక్ ఇవ్వ|లింక్ పంప|ఎక్కడ చూడాల|ఎక్కడ చదవ|మూలం|ekkada rasi|ekkada rasaru|aadharam|adharam|e page lo undi|ye page lo undi|ela telusu|link ivv|link pamp|ekkada chudali|ekkada chadav|proof enti|ekkada chudachu',
  again:
    'మళ్లీ చెప్ప|మళ్ళీ చెప్ప|మరోసారి|ఇంకోసారి|మరొకసారి|ఇంకొకసారి|మళ్లీ|మళ్ళీ|తిరిగి చెప్ప|రిపీట్|malli chepp|malli cheppandi|marosari|inkosari|inkokasari|marokasari|malli|tirigi chepp|repeat chey|మళ్ళొకసారి',
  shorter:
    'క్లుప్తంగా|సంక్షిప్తంగా|చిన్నగా చెప్ప|సింపుల్‌గా|సులభంగా చెప్ప|సులువుగా చెప్ప|ఒక్క మాటలో|ఒక లైన్‌లో|తేలికగా|పొట్టిగా|kluptanga|kluptamga|klupthanga|sankshiptanga|chinnaga chepp|simple ga|simplega|sulabhanga|suluvuga|okka matalo|oka line lo|oka linelo|short ga|తక్కువ మాటల్లో',
  meant:
    'నా ఉద్దేశం|నా ఉద్దేశ్యం|నేను అడిగింది|నేనడిగింది|అది కాదు|కాదు కాదు|క్షమించండి|సారీ|పొరపాటున|నేను అన్నది|బదులు కాదు|అంటే నా|అసలు నేను|naa uddesham|na uddesam|nenu adigindi|nenadigindi|adi kadu|adi kaadu|kadu kadu|kshaminchandi|sorry andi|porapatuna|nenu annadi|nenu annadhi|asalu nenu|కాదండి నేను|పొరపాటు|తప్పు చెప్పాను|porapatu|tappu cheppanu',
  'reply-in':
    'లో చెప్పండి|లో చెప్పు|లో మాట్లాడండి|లో మాట్లాడు|లో సమాధానం ఇవ్వ|లో జవాబు|లో రాయండి|లో రిప్లై|తెలుగులో చెప్ప|తెలుగులో మాట్లాడండి|తెలుగులో మాట్లాడు|తెలుగులో సమాధాన|ఇంగ్లీష్‌లో చెప్ప|ఇంగ్లీషులో చెప్ప|ఇంగ్లీష్‌లో సమాధాన|హిందీలో చెప్ప|హిందీలో మాట్లాడండి|తమిళంలో చెప్ప|కన్నడలో చెప్ప|ఇంగ్లీషులో మాట్లాడండి|ఇంగ్లీష్‌లో మాట్లాడండి|lo cheppandi|lo cheppu|lo matladandi|lo matladu|lo samadhanam ivv|lo javabu|lo reply|lo rayandi|telugulo chepp|telugulo matladandi|telugulo matladu|hindilo chepp|englishlo chepp|lo chepthara|lo cheptara|భాష మార్చండి|లో చెప్తారా|తెలుగులో చెప్తారా|తెలుగులో రాయ',
  wrong:
    'తప్పు|తప్పుడు సమాధానం|నేను అది అడగలేదు|ఇది అడగలేదు|అది అడగలేదు|నేను అడిగింది ఇది కాదు|అర్థం చేసుకోలేదు|అర్థం కాలేదా|సంబంధం లేదు|సంబంధం లేని|అదే సమాధానం|మళ్లీ అదే|సరిగ్గా చెప్పలేదు|సమాధానం ఇవ్వలేదు|పనికిరాని సమాధానం|tappu|thappu|nenu adi adagaledu|idi adagaledu|adi adagaledu|nenu adigindi idi kadu|artham chesukoledu|artham kaleda|sambandham ledu|sambandham leni|ade samadhanam|malli ade|sarigga cheppaledu|samadhanam ivvaledu|wrong answer|నేను అడగలేదు|nenu adagaledu',
  'first-one': 'మొదటిది|మొదటి దాని|మొదటి ఆప్షన్|మొదటి|ఒకటోది|modatidi|modati|modatidhi|okatodi|first di',
  'second-one':
    'రెండోది|రెండవది|రెండో దాని|రెండో ఆప్షన్|రెండవ|=రెండో|rendodi|rendavadi|rendava|rendo|second di|rendodhi',
  'third-one':
    'మూడోది|మూడవది|మూడో దాని|మూడవ|చివరిది|ఆఖరిది|=మూడో|moododi|mudodi|moodavadi|moodo|chivaridi|akharidi|last di|third di',
  that: '=అది|=ఇది|=దాని|=దీని|=దానికి|=దీనికి|=దానిలో|=దీనిలో|=అందులో|=ఇందులో|=అదే|=ఇదే|=దాంట్లో|=దీంట్లో|=వాటి|=వీటి|=అవి|=ఇవి|=అదా|=ఇదా|=దీంతో|=దాంతో|=దాన్ని|=దీన్ని|=adi|=idi|=adhi|=idhi|=daani|=dani|=deeni|=dini|=daniki|=deeniki|=diniki|=danilo|=dinilo|=deenilo|=andulo|=indulo|=ade|=ide|=dantlo|=dintlo|=avi|=ivi|=danni|=dinni',
  and: '=మరియు|=కూడా|=ఇంకా|=మరి|అలాగే ఇంకా|=తోపాటు|=తో పాటు|=అలాగే|=పైగా|=mariyu|=kuda|=kooda|=inka|=mari|=topatu|=thopatu|=alage|సంగతేంటి|సంగతి ఏంటి|sangati enti|sangathi enti',
  or: '=లేదా|=లేక|=లేకపోతే|=లేకుంటే|=leda|=ledha|=leka|=lekapothe|=అథవా|కాదంటే',
  not: '=లేదు|=లేవు|=కాదు|=వద్దు|=లేని|=రాదు|=రావు|=ఉండదు|=ఉండవు|=లేకపోతే|=కాకపోతే|చేయదు|చెయ్యదు|చేయలేదు|చేయలేరు|చేయకూడదు|=లేరు|కాకుండా|=కుదరదు|=ledu|=leddu|=levu|=kadu|=kaadu|=vaddu|=leni|=radu|=raadu|=undadu|=lekapothe|cheyadu|cheyyadu|cheyaledu|cheyakudadu|kakunda|=leru|ఇవ్వదు|పనిచేయదు|రాకూడదు|చెప్పదు|=లేదా అది',
  without: 'లేకుండా|కాకుండా|మినహా|తప్ప|తప్పించి|లేకుండానే|lekunda|kakunda|minaha|tappa|thappa|lekundane|లేనిదే',
  only: 'మాత్రమే|కేవలం|ఒక్కటే|=అంతేనా|matrame|maatrame|mathrame|kevalam|okkate|=మాత్రం|ఒక్క|ప్లాన్‌లోనే|ప్లాన్లోనే|ప్రోలోనే|=lone|=prolone|=planlone',
  prevent:
    'నివారించ|నివారిస్త|అడ్డుకు|ఆపుతుంద|కాకుండా చూస్త|కాకుండా ఆప|జరగకుండా|తప్పించు|అవకుండా|అవ్వకుండా|nivarinch|nivarist|adduku|adduko|aputunda|kakunda chust|jaragakunda|avvakunda|avakunda|రాకుండా చూస్త',
  more: 'ఎక్కువ|అధిక|పెద్ద|మరింత|ఇంకా ఎక్కువ|చాలా|అనేక|ekkuva|ekuva|adhika|pedda|peddha|marinta|marintha|chala|chaala|aneka|ఎక్కువగా',
  less: 'తక్కువ|చిన్న|కొద్ది|కొంత|takkuva|thakkuva|takuva|chinna|koddi|kontha|తక్కువగా|చిన్నపాటి',
  better:
    'మంచి|మెరుగు|మెరుగైన|బెటర్|ఉత్తమ|బెస్ట్|బాగా|శ్రేష్ఠ|మేలు|ఉపయోగపడ|ఉపయోగకర|manchi|manchidi|merugu|merugaina|best di|better aa|uttama|uthamam|baga|baaga|melu|upayogapad|upayogakaram|పనికొస్త|panikost|panikosth',
  all: 'అన్ని|అన్నీ|అన్నిటి|అన్నింటి|మొత్తం|అంతా|ప్రతి|పూర్తి|=రెండూ|=మూడూ|అందరి|anni|annee|anniti|annitini|mottam|motham|antha|prati|prathi|purti|poorti|rendu kuda|andari|ప్రతీ',
  other:
    'ఇతర|వేరే|మరొక|మరే|ఇంకొక|ఇంకేమైనా|ఇంకేమి|మిగతా|itara|ithara|vere|maroka|inkoka|inkemaina|inkemi|migata|migatha|inka emi|మరేమి',
  now: '=ఇప్పుడు|=ఇవాళ|=ఈరోజు|ఈ రోజు|=నేడు|ప్రస్తుత|ప్రస్తుతం|=రేపు|=నిన్న|ఈ నెల|ఇప్పటి|=ippudu|=ipudu|=ivala|=eeroju|ee roju|=nedu|prastutam|prasthutham|=repu|=ninna|ippati|ee nela',
  then: '=తర్వాత|=తరువాత|=అప్పుడు|ఆ తర్వాత|ఆ తరువాత|=అయితే|=పిమ్మట|=tarvata|=tarvatha|=taruvata|=taruvatha|=tharvatha|=appudu|=apudu|=ayithe|=aithe|=ayite|aa tarvata',
  weather:
    'వాతావరణ|వర్షం|వాన|ఉష్ణోగ్రత|ఎండ|చలి|తుఫాన్|తుఫాను|వడగాలు|vatavaranam|vathavaranam|varsham|vaana|ushnograta|enda ela|chali|tufan|thufan|టెంపరేచర్',
  market:
    'బంగారం|బంగారు|వెండి|పెట్రోల్|డీజిల్|షేర్ మార్కెట్|షేర్లు|షేర్ల|స్టాక్ మార్కెట్|టమాటా|ఉల్లి|ఉల్లిపాయ|కూరగాయ|గ్యాస్ సిలిండర్|సిలిండర్|బిట్‌కాయిన్|మ్యూచువల్ ఫండ్|సెన్సెక్స్|నిఫ్టీ|పాల ధర|bangaram|vendi|petrol rate|diesel rate|share market|sharelu|stock market|tamata|tomato rate|ulli|ullipaya|kuragayalu|cylinder rate|bitcoin|mutual fund|sensex|బియ్యం ధర|నేటి ధర',
  sport:
    'క్రికెట్|ఐపీఎల్|ఐపిఎల్|మ్యాచ్|స్కోర్|కోహ్లీ|కోహ్లి|ధోనీ|ధోని|వరల్డ్ కప్|ప్రపంచ కప్|ఆట ఎవరు|ఎవరు గెలిచ|ఫుట్‌బాల్|కబడ్డీ|రోహిత్|సన్‌రైజర్స్|cricket match|ipl|match score|score entha|kohli|dhoni|world cup|evaru gelich|football|kabaddi|rohit|sunrisers|ఒలింపిక్',
  fun: 'జోక్|జోకు|పాట|పాటలు|సినిమా|మూవీ|కథ చెప్ప|కథ|కవిత|పద్యం|పొడుపు కథ|పొడుపుకథ|గేమ్|డాన్స్|హీరో|హీరోయిన్|నటుడు|సీరియల్|బోర్ కొడ|ప్రభాస్|మహేష్ బాబు|అల్లు అర్జున్|చిరంజీవి|పవన్ కళ్యాణ్|బాహుబలి|joke chepp|jokelu|paata|pata padu|paatalu|cinema|movie|katha chepp|kavita|kavitha|padyam|podupu katha|game aad|hero evaru|heroine|bore kodu|prabhas|mahesh babu|allu arjun|chiranjeevi|pawan kalyan|bahubali|నవ్వించ|యూట్యూబ్ వీడియో',
  food: 'వంట|వంటకం|రెసిపీ|బిర్యానీ|బిరియానీ|కూర ఎలా|పప్పు|అన్నం|దోశ|దోసె|ఇడ్లీ|పిజ్జా|బర్గర్|కేక్|టీ ఎలా|కాఫీ ఎలా|చికెన్|పులిహోర|స్విగ్గీ|జొమాటో|ఆకలి|భోజనం ఆర్డర్|తినాల|vanta|vantakam|recipe|biryani|kura ela|pappu|annam|dosa|idli|pizza|chicken|pulihora|swiggy|zomato|akali|aakali|bhojanam|tinali|vandali|వండాల|ఎలా వండ|పచ్చడి|సాంబార్',
  'own-ticket':
    'క్యాబ్ బుక్ చేయ|క్యాబ్ బుక్|టాక్సీ బుక్|ఓలా|ఉబర్|రైలు టికెట్|ట్రైన్ టికెట్|బస్సు టికెట్|బస్ టికెట్|ఫ్లైట్ టికెట్|విమానం టికెట్|సినిమా టికెట్|టికెట్ బుక్|టికెట్లు బుక్|పీఎన్ఆర్|పీఎన్‌ఆర్|రైల్వే|తత్కాల్|cab book|taxi book|ola|uber|rapido|train ticket|bus ticket|flight ticket|cinema ticket|movie ticket|ticket book|tickets book|pnr|irctc|railway|tatkal',
  study:
    'హోంవర్క్|హోమ్‌వర్క్|వ్యాసం రాయ|గణితం|లెక్కల హోం|పరీక్షలు|పరీక్షకు|ఫిజిక్స్|కెమిస్ట్రీ|సైన్స్|చదువు|సమీకరణ|ఎక్కం|గుణకార|భాగహార|నీట్|ఎంసెట్|యూపీఎస్సీ|హోం వర్క్|homework|vyasam ray|ganitam|ganitham|parikshalu|pareekshalu|physics|chemistry|science lesson|chaduvu|sameekarana|ekkam|neet|eamcet|upsc|maths|పదో తరగతి|ఇంటర్ రిజల్ట్',
  program:
    'పైథాన్|జావా|కోడ్ రాయ|కోడ్ రాసి|ప్రోగ్రామ్ రాయ|ప్రోగ్రాం రాయ|ప్రోగ్రామ్ రాసి|హెచ్‌టీఎంఎల్|python|java|code ray|code rasi|program ray|program rasi|html|sql query',
  'general-knowledge':
    'రాజధాని|ప్రధానమంత్రి|ప్రధాన మంత్రి|ముఖ్యమంత్రి|రాష్ట్రపతి|మోదీ|మోడీ|రేవంత్ రెడ్డి|చంద్రబాబు|కేసీఆర్|జగన్|జనాభా|చరిత్ర|ప్రపంచంలో|ఎత్తైన|పొడవైన నది|ఎన్నిక|ఓటు|దేవుడు|దేవుళ్ల|గాంధీ|గ్రహాలు|చంద్రుడు|సూర్యుడు|భూమి|అర్థం ఏంటి ఈ పదం|అనువదించ|ఎవరు కనిపెట్ట|వార్తలు|rajadhani|pradhana mantri|pradhanamantri|mukhyamantri|rashtrapati|modi|revanth|chandrababu|kcr|jagan|janabha|charitra|prapanchamlo|ettaina|ennikalu|votu|devudu|gandhi|chandrudu|suryudu|bhoomi|anuvadinch|evaru kanipett|vartalu|varthalu|news|రాజకీయ',
  stars:
    'జాతకం|రాశి ఫలాలు|రాశిఫలాలు|రాశి|జ్యోతిష్య|జ్యోతిష|ప్రేమ|పెళ్లి ఎప్పుడు|పెళ్ళి ఎప్పుడు|గర్ల్‌ఫ్రెండ్|బాయ్‌ఫ్రెండ్|భార్య|భర్త|నా భవిష్యత్తు|బ్రేకప్|ఐ లవ్ యూ|పెళ్లి చేసుకు|jatakam|jathakam|rasi phalalu|rashi phalalu|rasi phalithalu|jyotishyam|prema|pelli eppudu|girlfriend|boyfriend|bharya|bhartha|bharta|naa bhavishyattu|breakup|love you|pelli chesuk|నన్ను ప్రేమ',
  gadget:
    'ల్యాప్‌టాప్|వైఫై|వై-ఫై|ఫ్రిజ్|ఫ్రిడ్జ్|టీవీ|రీఛార్జ్|రీచార్జ్|రిచార్జ్|జియో|ఎయిర్‌టెల్|ఫోన్ రిపేర్|ఫోన్ పాడ|మొబైల్ పాడ|ఏ ఫోన్ కొన|ఏ మొబైల్ కొన|ప్రింటర్|బ్యాటరీ|ఛార్జర్|ఐఫోన్ ధర|ఇంటర్నెట్ రావట్లేదు|వాషింగ్ మెషిన్|laptop|wifi|fridge|tv|recharge|jio|airtel|phone repair|phone paad|e phone kon|ye phone kon|e mobile kon|printer|battery|charger|iphone|internet ravatle|washing machine|ఏసీ రిపేర్',
  goods:
    'కారు|=కార్|బైక్|బైకు|ఇల్లు|ఇంటి అద్దె|అద్దె|ఫ్లాట్|బూట్లు|చెప్పులు|బట్టలు|ప్యాంటు|షర్టు|సోఫా|ఫర్నిచర్|స్థలం|పొలం|వాచ్|సైకిల్|బొమ్మ|పుస్తకం|కుక్క|పిల్లి|పాలు|బియ్యం|స్కూల్ ఫీజు|స్కూటీ|నగలు|చీర కొన|caru|car kon|bike kon|illu|inti adde|adde|flat|bootlu|cheppulu|battalu|sofa|furniture|sthalam|polam|watch|cycle|bomma|pustakam|kukka|paalu|biyyam|school fees|scooty|nagalu|cheera kon|హెల్మెట్',
  'my-order':
    'నా ఆర్డర్|నా పార్సిల్|నా పార్సెల్|నా రిఫండ్|నా డెలివరీ|నా టికెట్|నా అకౌంట్ బ్యాలెన్స్|అకౌంట్‌లో డబ్బు|ఖాతాలో డబ్బు|బ్యాంక్ బ్యాలెన్స్|నా లోన్|నా ఈఎంఐ|అమెజాన్|ఫ్లిప్‌కార్ట్|మింత్రా|మీషో|డబ్బు కట్ అయ|డబ్బులు కట్ అయ|నా కార్డ్ బ్లాక్|నా కార్డు బ్లాక్|ఆధార్ కార్డ్|పాన్ కార్డ్|పాస్‌పోర్ట్|రేషన్ కార్డ్|కరెంట్ బిల్లు|నా బుకింగ్|naa order|na order|naa parcel|na parcel|naa refund|na refund|naa delivery|na ticket|account balance|bank balance|khatalo dabbu|naa loan|na loan|na emi|amazon|flipkart|myntra|meesho|dabbulu cut|dabbu cut|card block|aadhar|aadhaar|pan card|passport|ration card|current bill|naa booking|na booking|నేను ఆర్డర్ చేసిన|nenu order chesina|నా వస్తువు|నాకు వచ్చిన వస్తువు',
  'my-symptom':
    'జ్వరం|తలనొప్పి|తల నొప్పి|కడుపు నొప్పి|కడుపునొప్పి|దగ్గు|జలుబు|వాంతు|నడుము నొప్పి|నడుంనొప్పి|ఒళ్లు నొప్పు|మోకాళ్ల నొప్పు|కళ్లు తిరుగు|ఏ మాత్ర|ఏ టాబ్లెట్|ఏ మందు వేసుకో|షుగర్ లెవల్|బీపీ|గ్యాస్ ట్రబుల్|ఎలర్జీ|పంటి నొప్పి|పన్ను నొప్పి|డెంగీ|గర్భం|బరువు తగ్గ|జుట్టు రాల|మొటిమ|jwaram|jvaram|jwaram vachind|talanoppi|tala noppi|thalanoppi|kadupu noppi|daggu|jalubu|vantulu|nadumu noppi|ollu noppulu|kallu tirug|e tablet|ye tablet|e matra|sugar level|bp|gas trouble|allergy|panti noppi|dengue|baruvu tagg|juttu ral|నొప్పిగా ఉంది|noppiga undi',
  'urgent-help':
    'యాక్సిడెంట్|ఆక్సిడెంట్|రోడ్డు ప్రమాదం|మంటలు|నిప్పు అంటు|అగ్ని ప్రమాదం|అంబులెన్స్|గుండెపోటు|గుండె పోటు|గుండె నొప్పి|స్పృహ తప్ప|స్పృహ లేదు|స్పృహ కోల్ప|ఊపిరి ఆడట్లేదు|ఊపిరి ఆడటం లేదు|ఊపిరాడ|రక్తం కారుతోంది|రక్తం ఆగట్లేదు|పోలీసులను పిల|పోలీస్‌ను పిల|దొంగలు|నన్ను కొడుతున్నార|పాము కాటు|పాము కరిచ|విషం తాగ|కాపాడండి|రక్షించండి|పక్షవాతం|ప్రసవ నొప్పు|చనిపోతున్నార|accident|mantalu|nippu antuk|ambulance|gundepotu|gunde potu|gunde noppi|spruha tapp|oopiri aad|upiri aad|raktam karut|raktham karut|police ni pil|dongalu|nannu kodut|paamu kat|pamu karich|visham tag|kapadandi|kaapadandi|rakshinchandi|heart attack|నా ఛాతీ నొప్పి|నాకు ఛాతీలో నొప్పి|నాకు ఛాతిలో నొప్పి|naku chathi noppi|naku chest pain|శ్వాస ఆడట్లేదు|స్పృహ తప్పి|నాన్నకి గుండె|అమ్మకి గుండె|గుండె పట్టుకుని|కింద పడిపోయార',
  'danger-figure':
    'యాక్సిడెంట్|ఆక్సిడెంట్|మంటలు|గుండెపోటు|గుండె పోటు|ఊపిరాడ|ఊపిరి ఆడట్లేదు|కాపాడండి|రక్షించండి|accident|mantalu|gundepotu|heart attack|kapadandi|kaapadandi|rakshinchandi',
  despair:
    'చచ్చిపోవాల|చచ్చిపోతా|చచ్చిపోదా|చనిపోవాల|చనిపోతా|చనిపోదా|బతకాలని లేదు|బ్రతకాలని లేదు|బతకాలనిపించ|బతకను|బతకలేను|బ్రతకలేను|బతుకు వద్దు|జీవించాలని లేదు|ఆత్మహత్య|జీవితం ముగించ|జీవితం వద్దు|జీవితం మీద విరక్తి|జీవితంపై విరక్తి|జీవితం విసిగి|బతకడం ఇష్టం లేదు|బతికి ఏం లాభం|బతకడం ఎందుకు|ప్రాణం తీసుకో|ఉరి వేసుకో|నా చావు|చావాలని|chachipovali|chachipota|chachipothanu|chachipovalani|chanipovali|chanipovalani|chanipothanu|batakalani ledu|brathakalani ledu|bratakalani ledu|bathakalani ledu|batakalanipinch|bathakalanipinch|batakalenu|bratakalenu|bathakalenu|atmahatya|aatmahatya|athmahathya|suicide chesuk|jeevitam muginch|jeevitham muginch|jeevitam vaddu|jeevitam meeda virakti|jeevitham meeda virakthi|batakadam enduku|brathakadam enduku|bathiki em labham|batiki em labham|pranam tisuk|uri vesuk|chavalani|బతకాలన్న ఆశ లేదు|ఎవరికీ నేను అక్కర్లేదు|బతకాలని లేద|brathakalani|చచ్చిపోతాను|ఇక బతకను',
  abuse:
    'వెధవ|ఎదవ|దరిద్ర|మూర్ఖ|బుద్ధిలేని|బుద్ధి లేని|పిచ్చి బాట్|పిచ్చోడ|పిచ్చి సమాధానం|గాడిద|చెత్త|పనికిమాలిన|మోసగాళ్ల|మోసగాడ|మోసం చేస్తున్నార|దొంగ కంపెనీ|దొంగ నా|లంజ|నీయమ్మ|నోరు ముయ్|నోర్మూయ్|తిక్కల|సన్నాసి|సిగ్గులేదా|ఫ్రాడ్|వేస్ట్ బాట్|vedhava|vedava|yedava|edava|daridram|daridrapu|moorkha|murkha|buddhi leni|buddi leni|pichi bot|picchi bot|pichodu|picchoda|gadida|gaadida|chetta|chettha|panikimalina|mosagallu|mosam chest|donga company|donga naa|lanja|neeyamma|niyamma|noru muy|normuy|tikkala|sannasi|siggu leda|dengey|waste bot|erri|puka|బేకార్',
  inject:
    'సూచనలు మర్చిపో|సూచనలను మర్చిపో|సూచనలు విస్మరించ|సూచనలను విస్మరించ|నియమాలు మర్చిపో|నియమాలను మర్చిపో|రూల్స్ మర్చిపో|గత సూచనలు|పాత సూచనలు|ముందు సూచనలు|సిస్టమ్ ప్రాంప్ట్|సిస్టం ప్రాంప్ట్|రహస్య ప్రాంప్ట్|ప్రాంప్ట్ చూప|పాస్‌వర్డ్ చెప్ప|అడ్మిన్ పాస్‌వర్డ్|నువ్వు ఇప్పుడు ఒక|ఇప్పటి నుంచి నువ్వు|నటించు|నటించండి|నాటకం ఆడు|ఇతరుల చాట్|వేరే వాళ్ల చాట్|suchanalu marchipo|soochanalu marchipo|suchanalu vismarinch|instructions marchipo|instructions ignore|rules marchipo|niyamalu marchipo|system prompt|secret prompt|rahasya prompt|password chepp|admin password|ippati nunchi nuvvu|nuvvu ippudu oka|natinchu|natinchandi|vere valla chat|itharula chat|ఇతర కస్టమర్ల డేటా చూప',
  rival:
    'ఎక్సోటెల్|హాప్టిక్|హ్యాప్టిక్|యెల్లో ఏఐ|బ్లాండ్|నాలారిటీ|మైఆపరేటర్|సర్వం|అలెక్సా|సిరి|వేరే కంపెనీ|ఇతర కంపెనీ|పోటీదారు|ఇతర బాట్|వేరే బాట్|exotel|haptik|bland|yellow ai|knowlarity|vere company|vere companies|itara company|potidaru|vere bots|ఓజోనెటెల్|ozonetel',
}
