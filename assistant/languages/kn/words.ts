import type { Words } from '../words.ts'

export const words: Words = {
  'how-much':
    '=ಎಷ್ಟು|=ಎಷ್ಟ|ಎಷ್ಟಾಗ|ಎಷ್ಟಿದೆ|ಎಷ್ಟಿವೆ|ಎಷ್ಟಿರ|=ಎಷ್ಟಕ್ಕೆ|ಎಷ್ಟೆಷ್ಟು|=ಎಷ್ಟೋ|ಎಷ್ಟು ಜನ|=ಎಷ್ಟ್|ಎಷ್ಟು ಮಂದಿ|eshtu|estu|yeshtu|ishtu agutte|eshttu|eshtagutte|eshtaguthe|eshtaguttade|eshtakke|estakke|eshtide|estide|eshtu jana|estu jana|yestu|esht|eshtive|ಎಷ್ಟು ಅಂತ|eshtu anta',
  'how-long':
    'ಎಷ್ಟು ಹೊತ್ತು|ಎಷ್ಟು ಸಮಯ|ಎಷ್ಟು ಟೈಮ್|ಎಷ್ಟು ದಿನ|ಎಷ್ಟು ಗಂಟೆ|ಎಷ್ಟು ತಿಂಗಳು|ಎಷ್ಟು ಕಾಲ|ಎಷ್ಟು ನಿಮಿಷ ಇರ|ಎಷ್ಟು ಬೇಗ|ಅವಧಿ|ಎಲ್ಲಿಯವರೆಗೆ|ಎಲ್ಲಿವರೆಗೆ|ಯಾವಾಗಿನವರೆಗೆ|ಎಷ್ಟು ದೀರ್ಘ|eshtu hottu|estu hottu|eshtu samaya|estu samaya|eshtu time|estu time|eshtu dina|estu dina|eshtu gante|estu gante|eshtu tingalu|estu tingalu|eshtu kaala|eshtu bega|estu bega|avadhi|ellivarege|ಎಷ್ಟೊತ್ತು|eshtottu|estottu',
  how: '=ಹೇಗೆ|=ಹ್ಯಾಗೆ|=ಹೆಂಗೆ|=ಹೆಂಗ|ಹೇಗಿದೆ|ಹೇಗಿರ|ಯಾವ ರೀತಿ|ವಿಧಾನ|ಪ್ರಕ್ರಿಯೆ|ಪ್ರೊಸೆಸ್|=ಹೇಗ್|ಹೇಗಾಗ|hege|heege|hegee|henge|hyage|hegide|yava reeti|yava riti|vidhana|vidana|prakriye|hegagutte|=hege',
  what: '=ಏನು|=ಏನ್|=ಏನಿದು|=ಏನೇನು|=ಏನಿದೆ|=ಏನಿವೆ|ಏನಾಗ|=ಏನಂದ್ರೆ|=ಏನಂತ|=ಏನಾದ್ರು|=ಎಂದರೇನು|=ಅಂದರೇನು|=ಅಂದ್ರೇನು|ಅಂದ್ರೆ ಏನು|ಅಂದರೆ ಏನು|=ಏನೆಂದರೆ|enu|yenu|enidu|=en|=yen|enide|yenide|enenu|yenenu|enagutte|enaguthe|andre enu|andre yenu|andrenu|andare enu|enadru|=ಏನಪ್ಪ|=ಏನ್ರಿ|enri',
  which:
    '=ಯಾವ|=ಯಾವುದು|=ಯಾವುದ|=ಯಾವ್ದು|=ಯಾವುವು|ಯಾವ ಯಾವ|ಯಾವ್ಯಾವ|=ಯಾವುದರ|ಯಾವುದರಲ್ಲಿ|=ಯಾವುದಕ್ಕೆ|=ಯಾವುದನ್ನು|ಯಾವ್ದ್ರಲ್ಲಿ|ಯಾವ ಪ್ಲಾನ್|yava|yaava|yavudu|yaavudu|yavdu|yavud|yavuvu|yava yava|yavyava|yavudaralli|yavdralli|yava plan|yaav plan|=yav|=yaav',
  who: '=ಯಾರು|=ಯಾರ|=ಯಾರದು|=ಯಾರಿಗೆ|=ಯಾರನ್ನು|=ಯಾರೋ|=ಯಾರಿಂದ|=ಯಾರ್|=ಯಾರ್ಯಾರು|yaru|yaaru|yara|yaradu|yarige|yaarige|yarinda|=yar|=yaar',
  when: '=ಯಾವಾಗ|=ಯಾವಾಗಿಂದ|ಯಾವ ಸಮಯ|ಯಾವ ಟೈಮ್|ಎಷ್ಟು ಗಂಟೆಗೆ|ಎಷ್ಟೊತ್ತಿಗೆ|ಯಾವ ದಿನ|=ಯಾವತ್ತು|ಯಾವಾಗಿನಿಂದ|yavaga|yaavaga|yavag|yavaaga|yavaginda|yava samaya|yava time|eshtu gantege|estu gantege|eshtottige|yavattu|yava dina',
  where:
    '=ಎಲ್ಲಿ|=ಎಲ್ಲಿಂದ|=ಎಲ್ಲಿಗೆ|=ಎಲ್ಲಿದೆ|=ಎಲ್ಲಿವೆ|=ಎಲ್ಲಿದ್ದೀರ|ಎಲ್ಲಿ ಸಿಗ|ಯಾವ ಪೇಜ್|ಯಾವ ಪುಟ|ಯಾವ ಜಾಗ|=ಎಲ್ಲಿಯ|elli|yelli|ellinda|ellige|ellide|yellide|elide|yava page|yava puta|yava jaga|=elli ide',
  why: '=ಯಾಕೆ|=ಏಕೆ|=ಯಾಕ್|=ಯಾತಕ್ಕೆ|=ಏತಕ್ಕೆ|ಕಾರಣ|=ಯಾಕಂದ್ರೆ|=ಏಕೆಂದರೆ|ಯಾವ ಕಾರಣ|yake|yaake|yaak|eke|yeke|yatakke|karana|kaarana|yakandre|=yak',
  can: 'ಬಹುದಾ|ಬಹುದೇ|=ಬಹುದು|ಮಾಡಬಹುದ|ಮಾಡ್ಬಹುದ|ಮಾಡಬಲ್ಲ|ಸಾಧ್ಯ|ಆಗುತ್ತಾ|ಆಗತ್ತಾ|ಆಗುತ್ತದೆಯೇ|ಆಗುತ್ತೆಯೇ|ಆಗಲ್ವಾ|ಆಗುವುದಾ|ಕೊಡಬಹುದ|ಬಳಸಬಹುದ|ಮಾತಾಡಬಹುದ|ಮಾತನಾಡಬಹುದ|ಮಾತಾಡ್ಬಹುದ|ತಗೋಬಹುದ|ತೆಗೆದುಕೊಳ್ಳಬಹುದ|ನೋಡಬಹುದ|ಕೇಳಬಹುದ|ಹೇಳಬಹುದ|ಸೇರಿಸಬಹುದ|ಬದಲಾಯಿಸಬಹುದ|ಇಟ್ಕೊಬಹುದ|ಬಲ್ಲದ|ಬಲ್ಲಿರ|bahuda|bahudu|bahude|madabahuda|madbahuda|madabahudu|maadabahuda|madabahude|madboda|maadboda|saadhya|sadhya|sadya|sadhyana|aagutta|agutta|aguta|aagatta|agatta|aguttadeye|agtada|aagtada|kodabahuda|balasabahuda|use madbahuda|matadabahuda|mathadabahuda|tagobahuda|nodabahuda|kelabahuda|ballada|madballada|possible aa|possible na|possible ide|possible idya|ಮಾಡೋಕೆ ಆಗ|ಮಾಡಕ್ಕೆ ಆಗ|madoke agutta|madakke agutta',
  tell: 'ಹೇಳಿ|ಹೇಳು|ಹೇಳ್ತೀರ|ಹೇಳುತ್ತೀರ|ಹೇಳಬಹುದ|ತಿಳಿಸಿ|ತಿಳಿಸು|ತಿಳಿಸಬಹುದ|ವಿವರ|ವಿವರಿಸಿ|ವಿವರಣೆ|ಮಾಹಿತಿ|ಬಗ್ಗೆ|ಕುರಿತು|ಡೀಟೇಲ್ಸ್|ಡೀಟೈಲ್ಸ್|ಡಿಟೇಲ್ಸ್|ತಿಳ್ಕೋಬೇಕು|ತಿಳಿದುಕೊಳ್ಳಬೇಕು|ತಿಳಿಯಬೇಕು|heli|helu|heltira|heltheera|heltiya|helbahuda|tilisi|thilisi|vivara|vivarisi|mahiti|maahithi|mahithi|bagge|baggae|kuritu|tilkobeku|tilkollabeku|details kodi|swalpa heli|helri|ಹೇಳ್ರಿ|tilidukollabeku',
  want: '=ಬೇಕು|=ಬೇಕಿತ್ತು|=ಬೇಕಾ|ಬೇಕಾಗ|ಬೇಕಾಗಿದೆ|ಬೇಕಿದೆ|=ಬೇಕ್ರಿ|ಅವಶ್ಯಕ|ಅಗತ್ಯ|ಬಯಸ|ಹುಡುಕುತ್ತಿ|ಹುಡುಕ್ತಾ|ಇಷ್ಟ ಇದೆ|ಮಾಡಬೇಕು|ಮಾಡ್ಬೇಕು|ತಗೋಬೇಕು|ತಗೊಳ್ಳಬೇಕು|ತೆಗೆದುಕೊಳ್ಳಬೇಕು|ಮಾಡೋಣ ಅಂತ|ಅಂದುಕೊಂಡಿದ್ದೇ|ಅನ್ಕೊಂಡಿದ್ದೀ|beku|bekittu|bekitu|bekagide|bekaagide|bekide|=beka|bekri|agatya|avashyaka|bayasu|hudukta|hudukuttidd|madabeku|madbeku|maadbeku|tagobeku|thagobeku|tagollabeku|andkondidini|ankondidivi',
  give: 'ಕೊಡಿ|ಕೊಡು|ಕೊಡುತ್ತ|ಕೊಡ್ತ|ಕೊಡಬಹುದ|ನೀಡ|ಕಳಿಸಿ|ಕಳುಹಿಸ|ಕಳಿಸ್ತ|ಕಳಿಸುತ್ತ|ಒದಗಿಸ|=ಕೊಡಿ|ಕೊಡ್ರಿ|kodi|kodu|kodtira|kodtheera|kodtiri|kodthira|koduttira|koduttiri|kodtade|kodutte|kodutta|kodtara|kalisi|kalsi|kaluhisi|kalistira|needi|needutta|nidutta|odagis|kodri|kodabahuda',
  get: 'ಸಿಗುತ್ತ|ಸಿಗತ್ತ|ಸಿಗ್ತ|ಸಿಗಬಹುದ|ಸಿಕ್ಕ|ದೊರೆಯ|ದೊರಕ|ಲಭಿಸ|ಪಡೆಯ|ಬರುತ್ತ|ಬರತ್ತ|ಬರ್ತ|ಸಿಗೋ|ಸಿಗುವ|sigutte|siguthe|sigutta|sigutha|sigatte|sigathe|sigtada|siguttade|siguttave|sigtave|sikkutte|sigbahuda|dorakutte|doreyutta|labhisu|padeyo|padeyabahuda|padiyodu|barutte|baruthe|barutta|baratte|bartada|bartade|barutte anta',
  have: '=ಇದೆ|ಇದೆಯಾ|ಇದೆಯೇ|=ಇದ್ಯಾ|=ಇದೆಯ|=ಇವೆ|=ಇವೆಯಾ|=ಇವೆಯೇ|ಇರುತ್ತ|ಇರತ್ತ|ಇರ್ತ|=ಇರುವ|=ಇರೋ|=ಇದ್ದ|=ಇದ್ರೆ|ಒಳಗೊಂಡ|ಸೇರಿದ|ಸೇರಿಕೊಂಡ|ಲಭ್ಯ|ಹೊಂದಿ|ಸಪೋರ್ಟ್ ಮಾಡ|=ಇದಿಯಾ|=ಉಂಟು|=ಉಂಟಾ|=ಐತಿ|=ಐತಾ|ide|ideya|idya|idiya|ideye|idheya|idhya|ideyaa|ive|iveya|irutte|iruthe|irutta|irutha|iratte|irtada|irtade|iruttade|olagonda|seride|serideya|labhya|labya|labhyavide|hondide|support madutta|support madtada|=unta|=untu|=aiti|=aita|idheyaa|idiyaa',
  use: 'ಬಳಸ|ಬಳಕೆ|ಉಪಯೋಗ|ಯೂಸ್ ಮಾಡ|ಬಳಸುವ|ಬಳಸೋ|balasu|balas|balasodu|balasabeku|balake|upayoga|upayogis|use mad|use maad|use madodu|use madoke|balasoke',
  know: 'ಗೊತ್ತ|ಗೊತ್ತಾಗ|ತಿಳಿದ|ತಿಳಿಯ|ತಿಳಿಯುತ್ತ|ಅರಿವು|ತಿಳ್ಕೊ|ಗೊತ್ತಿರ|gotta|gottu|gottide|gottagutte|gottaagutte|gothu|gotha|tiliyutta|tiliyutte|tilidide|gottiratta|gottirutta',
  see: 'ನೋಡ|ನೋಡಿ|ತೋರಿಸ|ಓದ|ಕಾಣಿಸ|ಕಾಣುತ್ತ|ಕಾಣತ್ತ|ನೋಡೋದು|ನೋಡ್ಬೇಕು|nodi|nodabeku|nodbeku|nodbahuda|nododu|nodoke|torisi|thorisi|toristira|odabahuda|odbeku|odoke|kanisutte|kanutte|kaanutta',
  change:
    'ಬದಲಾಯಿಸ|ಬದಲಿಸ|ಬದಲಾವಣೆ|ಬದಲಾಗ|ಮಾರ್ಪಾಡ|ಚೇಂಜ್|ತಿದ್ದುಪಡಿ|ಬದಲಾಯ್ಸ|badalayis|badalaisi|badalisi|badalis|badalavane|badlayis|badlaysu|badalagutte|change mad|change maad|change agutta|changes mad',
  work: 'ಕೆಲಸ ಮಾಡ|ಕೆಲ್ಸ ಮಾಡ|ಕಾರ್ಯನಿರ್ವಹಿಸ|ಕಾರ್ಯ ನಿರ್ವಹಿಸ|=ಕೆಲಸ|ನಡೆಯುತ್ತ|ನಡಿಯುತ್ತ|ನಡೆಯತ್ತ|ವರ್ಕ್ ಆಗ|ವರ್ಕ್ ಮಾಡ|kelasa mad|kelasa maad|kelsa mad|kelsa maad|kelasa madutte|kelsa madutte|kelasa madutta|kelsa madtada|karya nirvahis|nadeyutte|nadiyutte|work agutta|work agutte|work agatta|work madutta|work madutte',
  late: 'ತಡ ಆದ|ತಡವಾ|ತಡ ಆಗ|ತಡವಾಗಿ|ಲೇಟ್ ಆ|ಲೇಟಾ|ವಿಳಂಬ|tada aad|tadavagi|tada ag|tadavadre|tadavaadre|late aadre|late adre|late agutta|late agide|late aagi|vilamba',
  kinds:
    'ಯಾವ ಯಾವ|ಯಾವ್ಯಾವ|ಯಾವುವು|ಏನೇನು|ಏನೇನಿ|ವಿಧ|ವಿಧಗಳು|ಬಗೆಯ|ಪಟ್ಟಿ|ಲಿಸ್ಟ್|ಆಯ್ಕೆಗಳು|ಆಯ್ಕೆ|ಆಪ್ಷನ್|ಎಷ್ಟು ರೀತಿ|ಎಷ್ಟು ಬಗೆ|yava yava|yavyava|yavuvu|yavyavudu|enenu|yenenu|enenide|vidha|vidhagalu|patti kodi|list kodi|aykegalu|ayke|options enu|options yavu|eshtu reeti',
  price:
    '=ಬೆಲೆ|ಬೆಲೆಗಳು|ಬೆಲೆಯ|ಬೆಲೆಗೆ|ಬೆಲೆ ಎಷ್ಟು|=ದರ|ದರಗಳು|ದರಗಳ|=ದರದ|ದರ ಎಷ್ಟು|ದರ ಪಟ್ಟಿ|ಖರ್ಚು|ಖರ್ಚಾಗ|ವೆಚ್ಚ|ಶುಲ್ಕ|ರೇಟ್|ರೇಟು|ಚಾರ್ಜ್|ಚಾರ್ಜು|ಫೀಸ್|ಫೀಜು|ಕಾಸ್ಟ್|ಪ್ರೈಸ್|ಕ್ರಯ|ಟಾರಿಫ್|ಎಷ್ಟಕ್ಕೆ ಕೊಡ|ಎಷ್ಟಕ್ಕೆ ಸಿಗ|bele|beley|belegalu|bele eshtu|dara|daragalu|dara eshtu|kharchu|karchu|kharchagutte|kharchu agutte|vechcha|vecha|veccha|shulka|sulka|retu|rate eshtu|rate estu|price eshtu|price estu|charge eshtu|charge madtira|charge maadtira|charges eshtu|cost eshtu|cost agutte|fees eshtu|eshtakke kodtira|eshtakke sigutte|bele yeshtu',
  money:
    'ದುಡ್ಡು|ದುಡ್ಡ|ಹಣ|ಹಣದ|ರೂಪಾಯಿ|ರುಪಾಯಿ|=ರೂ|ಕಾಸು|ಮೊತ್ತ|=ಸಾವಿರ|ಸಾವಿರದ|ಲಕ್ಷ|duddu|dudd|duddina|hana|hanada|rupayi|rupai|rupaayi|roopayi|kaasu|kasu|motta|saavira|savira|laksha',
  pay: 'ಪಾವತಿ|ಕಟ್ಟಬೇಕ|ಕಟ್ಟಬೇಕಾ|ಕಟ್ಬೇಕು|ಕೊಡಬೇಕ|ಕೊಡ್ಬೇಕು|ಕೊಡಬೇಕಾಗ|ಖರ್ಚು ಮಾಡ|ತೆರಬೇಕ|ಪೇ ಮಾಡ|ಹಣ ಕೊಡ|ದುಡ್ಡು ಕೊಡ|ಕಟ್ಟೋದು|ಬೀಳುತ್ತ|ಬೀಳತ್ತ|pavati|paavati|pavathi|kattabeku|katbeku|kattbeku|kattabeka|kodabeku|kodbeku|kodabeka|kodbeka|kodabekagutte|kharchu mad|pay mad|pay maad|pay madbeku|hana kod|duddu kod|bilutte|beelutte|kattodu',
  bill: 'ಬಿಲ್|ಬಿಲ್ಲು|ಒಟ್ಟು|=ಟೋಟಲ್|ಲೆಕ್ಕ|ಲೆಕ್ಕ ಹಾಕ|ಎಷ್ಟಾಗುತ್ತ|ಎಷ್ಟಾಗತ್ತ|ಎಷ್ಟು ಆಗುತ್ತ|ಎಷ್ಟು ಆಗತ್ತ|ಎಷ್ಟು ಬರುತ್ತ|ಎಷ್ಟು ಬೀಳುತ್ತ|ಎಷ್ಟು ಖರ್ಚಾಗ|ಎಲ್ಲಾ ಸೇರಿ|ಅಂದಾಜು|ಒಟ್ಟಾರೆ|ಟೋಟಲ್ ಆಗಿ|ಕೂಡಿಸಿ|billu|bill eshtu|bill estu|ottu|ottu eshtu|total eshtu|total estu|lekka|lekka haki|lekka haaki|lekka hakki|eshtagutte|estagutte|eshtaguthe|eshtu agutte|estu agutte|eshtu aguthe|eshtu agatte|estu aguthe|eshtu agutade|eshtu barutte|estu barutte|eshtu bilutte|eshtu kharchagutte|ella seri|andaju|andaaju|ottare|eshtaytu|ಎಷ್ಟಾಯ್ತು|ಎಷ್ಟಾಗಬಹುದು|eshtagabahudu|eshtagbahudu',
  cheap:
    'ಅಗ್ಗ|ಅಗ್ಗವ|ಕಡಿಮೆ ಬೆಲೆ|ಕಡಿಮೆ ದರ|ಕಡಿಮೆ ಖರ್ಚ|ಕಡಿಮೆ ರೇಟ್|ಕಮ್ಮಿ ರೇಟ್|ಕಮ್ಮಿ ಬೆಲೆ|ಕೈಗೆಟುಕ|ಕಮ್ಮಿ ದುಡ್ಡ|ಚೀಪ್|ಸಸ್ತಾ|agga|aggada|aggadalli|kadime bele|kadime dara|kadime rate|kadime kharchu|kammi rate|kammi bele|kammi duddu|kaigetuk|cheap agi|cheap aagi',
  expensive:
    'ದುಬಾರಿ|ಬೆಲೆ ಜಾಸ್ತಿ|ಬೆಲೆ ಹೆಚ್ಚು|ರೇಟ್ ಜಾಸ್ತಿ|ತುಂಬಾ ಜಾಸ್ತಿ|ತುಂಬ ಜಾಸ್ತಿ|ಬಹಳ ಜಾಸ್ತಿ|ತುಂಬಾ ಹೆಚ್ಚು|ಇಷ್ಟೊಂದು ದುಡ್ಡು|ಇಷ್ಟೊಂದು ಹಣ|ಇಷ್ಟು ದುಡ್ಡು|ಅಷ್ಟೊಂದು ದುಡ್ಡು|ಕಾಸ್ಟ್ಲಿ|ಹೊರೆ|ಜಾಸ್ತಿ ಆಯ್ತು|ಹೆಚ್ಚಾಯ್ತು|ಭರಿಸಲು|ಕೊಡೋಕಾಗಲ್ಲ|ಕೊಡಕ್ಕಾಗಲ್ಲ|dubari|dubaari|bele jasti|bele jaasti|bele hechchu|rate jasti|rate jaasti|tumba jasti|thumba jasti|tumba jaasti|bahala jasti|tumba hechchu|ishtondu duddu|istondu duddu|ishtu duddu|costly aytu|tumba costly|thumba costly|jasti aytu|jaasti aaytu|kodokagalla|kodakkagalla|hechchaytu|hechaytu',
  cheapest:
    'ಅತಿ ಕಡಿಮೆ|ಅತ್ಯಂತ ಕಡಿಮೆ|ಎಲ್ಲಕ್ಕಿಂತ ಕಡಿಮೆ|ಎಲ್ಲಕ್ಕಿಂತ ಅಗ್ಗ|ಅತಿ ಅಗ್ಗ|ಅತ್ಯಂತ ಅಗ್ಗ|ಕನಿಷ್ಠ|ಕನಿಷ್ಟ|ಆರಂಭಿಕ ಬೆಲೆ|ಆರಂಭ ಬೆಲೆ|ಶುರುವಿನ ಬೆಲೆ|ಎಷ್ಟರಿಂದ ಶುರು|ಎಷ್ಟರಿಂದ ಆರಂಭ|ಮಿನಿಮಮ್|ಕಡಿಮೆ ಅಂದ್ರೆ|ati kadime|athi kadime|ellakkinta kadime|ellakinta kadime|ellakkinta agga|atyanta kadime|kanishta|kanista|arambhika bele|aarambha bele|starting price|eshtarinda shuru|estarinda shuru|minimum eshtu|minimum estu|ellakkinta kammi|ellakinta kammi|ಎಲ್ಲಕ್ಕಿಂತ ಕಮ್ಮಿ',
  budget:
    'ಬಜೆಟ್|ಖರ್ಚು ಮಾಡಬಲ್ಲ|ಒಳಗೆ ಬೇಕು|ಒಳಗಡೆ ಬೇಕು|ಒಳಗೆ ಸಿಗ|ಇಷ್ಟೇ ಇದೆ|ಇಷ್ಟರಲ್ಲಿ|ಅಷ್ಟೇ ಕೊಡ|ರೂಪಾಯಿಯಲ್ಲಿ|ರೂಪಾಯಿಗಳಲ್ಲಿ|ರೂಪಾಯಿ ಒಳಗೆ|ರೂಪಾಯಿ ಮಾತ್ರ|ಮಾತ್ರ ಕೊಡಬಲ್ಲೆ|budjet|budget nalli|budget ishtu|olage beku|olage sigutta|ishte ide|ishtaralli|istaralli|rupayi olage|rupai olage|rupayalli|rupayiyalli|rupayi matra|kodaballe',
  free: 'ಉಚಿತ|ಫ್ರೀ|ಪುಕ್ಕಟೆ|ಬಿಟ್ಟಿ|ದುಡ್ಡಿಲ್ಲದೆ|ದುಡ್ಡು ಇಲ್ಲದೆ|ಹಣವಿಲ್ಲದೆ|ಹಣ ಇಲ್ಲದೆ|ದುಡ್ಡು ಕೊಡದೆ|ಖರ್ಚಿಲ್ಲದೆ|uchita|uchitha|uchitavagi|uchithavaagi|uchitana|uchitava|free na|freena|free aa|free agi|free aagi|freeaagi|pukkate|pukkatte|bitti|duddillade|duddu illade|hana illade|duddu kodade|free idya|free ideya',
  discount:
    'ರಿಯಾಯಿತಿ|ರಿಯಾಯ್ತಿ|ಡಿಸ್ಕೌಂಟ್|ಡಿಸ್ಕೌಂಟು|ಆಫರ್|ಕೂಪನ್|ಬೆಲೆ ಕಡಿಮೆ ಮಾಡ|ರೇಟ್ ಕಡಿಮೆ ಮಾಡ|ಕಡಿಮೆ ಮಾಡ್ತೀರ|ಕಡಿಮೆ ಮಾಡಿ|ಕಮ್ಮಿ ಮಾಡ್ತೀರ|ಕಮ್ಮಿ ಮಾಡಿ|ಕಡಿಮೆ ಮಾಡಬಹುದ|ಚೌಕಾಸಿ|ಸ್ವಲ್ಪ ಕಡಿಮೆ|riyayiti|riyayti|riyaayithi|discount kodtira|discount ide|discount idya|discount sigutta|offer ide|offer idya|kadime madtira|kadime maadi|kadime madi|kammi madi|kammi madtira|kammi maadtira|kammi maadi|choukasi|chaukasi|swalpa kadime|swalpa kammi|rate kammi mad|rate kadime mad',
  tax: 'ಜಿಎಸ್‌ಟಿ|ಜಿಎಸ್ಟಿ|ಜಿ ಎಸ್ ಟಿ|ಜೀಎಸ್‌ಟಿ|ತೆರಿಗೆ|ಟ್ಯಾಕ್ಸ್|ಇನ್ವಾಯ್ಸ್|ಇನ್‌ವಾಯ್ಸ್|ಟಿಡಿಎಸ್|gst seri|gst serisi|gst bill|terige|therige|tax seri|tax serisi|invoice kodtira|tax ide|ತೆರಿಗೆ ಬಿಲ್',
  'payment-method':
    'ಯುಪಿಐ|ಯುಪಿಎ|ಯೂಪಿಐ|ಕ್ರೆಡಿಟ್ ಕಾರ್ಡ್|ಡೆಬಿಟ್ ಕಾರ್ಡ್|ನೆಟ್ ಬ್ಯಾಂಕಿಂಗ್|ಪೇಟಿಎಂ|ಫೋನ್‌ಪೇ|ಫೋನ್ ಪೇ|ಗೂಗಲ್ ಪೇ|ಜಿಪೇ|ಚೆಕ್ ಮೂಲಕ|ನಗದು|ಕಂತುಗಳಲ್ಲಿ|ಕಂತಿನಲ್ಲಿ|ಹೇಗೆ ಪಾವತಿ|ಹೇಗೆ ಕಟ್ಟ|ಹೇಗೆ ಪೇ ಮಾಡ|ಪಾವತಿ ವಿಧಾನ|ಪೇಮೆಂಟ್ ಹೇಗೆ|ಪೇಮೆಂಟ್|ಆನ್‌ಲೈನ್ ಪೇಮೆಂಟ್|ಕಾರ್ಡ್ ಮೂಲಕ|ಕಾರ್ಡ್‌ನಲ್ಲಿ ಕಟ್ಟ|ದುಡ್ಡು ಹೇಗೆ ಕಟ್ಟ|upi inda|upi mulaka|upi nalli|card inda|card mulaka|card nalli katt|nagadu|kantinalli|hege pavati|hege katt|hege pay|payment hege|payment mad|pavati vidhana|cash kod|duddu hege katt|online pay mad',
  refund:
    'ರಿಫಂಡ್|ರೀಫಂಡ್|ಹಣ ವಾಪಸ್|ಹಣ ವಾಪಸು|ದುಡ್ಡು ವಾಪಸ್|ದುಡ್ಡು ವಾಪಸು|ಹಣ ಹಿಂತಿರುಗ|ಹಣ ಹಿಂದಿರುಗ|ಹಣ ಮರಳಿ|ಹಣ ಮರುಪಾವತಿ|ಮರುಪಾವತಿ|ಇಷ್ಟ ಆಗದಿದ್ದರೆ|ಇಷ್ಟ ಆಗ್ಲಿಲ್ಲ|ಇಷ್ಟವಾಗದಿದ್ದರೆ|ಮನಿ ಬ್ಯಾಕ್|duddu vapas|duddu vaapas|duddu wapas|hana vapas|hana vaapas|hana hintirug|hana marali|marupavati|ishta agdidre|ishta agadiddare|ishta aglilla|money back|refund kodtira|refund sigutta|refund agutta',
  contract:
    'ಕಾಂಟ್ರಾಕ್ಟ್|ಒಪ್ಪಂದ|ಕರಾರು|ಅಗ್ರಿಮೆಂಟ್|ಲಾಕ್ ಇನ್|ಲಾಕ್-ಇನ್|ಯಾವಾಗ ಬೇಕಾದರೂ ನಿಲ್ಲಿಸ|ಯಾವಾಗ ಬೇಕಾದ್ರೂ ನಿಲ್ಲಿಸ|ಯಾವಾಗ ಬೇಕಾದರೂ ಬಿಡ|ಯಾವಾಗ ಬೇಕಾದ್ರೂ ಬಿಡ|ಮಧ್ಯದಲ್ಲಿ ನಿಲ್ಲಿಸ|ಮಧ್ಯದಲ್ಲಿ ಬಿಡ|ಪ್ಲಾನ್ ನಿಲ್ಲಿಸ|ಪ್ಲಾನ್ ರದ್ದು|ಪ್ಲಾನ್ ಕ್ಯಾನ್ಸಲ್|ಸಬ್‌ಸ್ಕ್ರಿಪ್ಷನ್ ರದ್ದು|ಸಬ್‌ಸ್ಕ್ರಿಪ್ಷನ್ ನಿಲ್ಲಿಸ|ಕ್ಯಾನ್ಸಲ್ ಮಾಡಬಹುದ|ನೋಟಿಸ್ ಅವಧಿ|ನೋಟಿಸ್ ಪೀರಿಯಡ್|ನವೀಕರಣ|ರಿನ್ಯೂ|ಬದ್ಧತೆ|oppanda|karaaru|agreement ide|agreement idya|lock in|yavaga bekadru nillis|yavaga bekadru bid|yavag bekadru cancel|madhyadalli nillis|madhyadalli bid|plan cancel|plan raddu|plan nillis|cancel madbahuda|cancel madabahuda|cancel maadboda|notice period|renew mad',
  'seat-fee':
    'ಪ್ರತಿ ಬಳಕೆದಾರ|ಪ್ರತಿ ಯೂಸರ್|ಒಬ್ಬೊಬ್ಬರಿಗೆ|ಒಬ್ಬರಿಗೆ ಎಷ್ಟು|ಪ್ರತಿಯೊಬ್ಬರಿಗೆ|ಯೂಸರ್‌ಗೆ|ಬಳಕೆದಾರರಿಗೆ ಶುಲ್ಕ|ಸೀಟಿಗೆ|ಸೀಟ್‌ಗೆ|ಸೀಟ್ ಶುಲ್ಕ|ಸೀಟ್ ಫೀ|ಲಾಗಿನ್‌ಗೆ|ಎಷ್ಟು ಜನ ಬಳಸ|ಎಷ್ಟು ಜನ ಯೂಸ್|ಎಷ್ಟು ಮಂದಿ ಬಳಸ|ಎಷ್ಟು ಬಳಕೆದಾರ|prati user|user ge|per user|obbobbarige|obbarige eshtu|seat ge|seat fees|login ge|eshtu jana use|estu jana use|eshtu jana balas|eshtu users|ಲೈಸೆನ್ಸ್ ಶುಲ್ಕ',
  'setup-fee':
    'ಸೆಟಪ್ ಶುಲ್ಕ|ಸೆಟಪ್ ಫೀ|ಸೆಟಪ್ ಚಾರ್ಜ್|ಸೆಟಪ್ ಖರ್ಚು|ಒಂದು ಸಲ ಕಟ್ಟ|ಒಮ್ಮೆ ಕಟ್ಟುವ|ಒಂದು ಬಾರಿಯ ಶುಲ್ಕ|ಡೆಪಾಸಿಟ್|ಠೇವಣಿ|ಅಡ್ವಾನ್ಸ್ ಕೊಡ|ಅಡ್ವಾನ್ಸ್ ಕಟ್ಟ|ಮುಂಗಡ|ಗುಪ್ತ ಶುಲ್ಕ|ಮರೆಮಾಚಿದ|ಹಿಡನ್|ಬೇರೆ ಚಾರ್ಜ್|ಬೇರೆ ಶುಲ್ಕ|ಇನ್ನೇನಾದರೂ ಚಾರ್ಜ್|ಹೆಚ್ಚುವರಿ ಶುಲ್ಕ|ಆರಂಭಿಕ ಶುಲ್ಕ|ಜಾಯಿನಿಂಗ್ ಫೀ|setup fee|setup charge|setup kharchu|setup shulka|ondu sala katt|deposit kodbeka|deposit katt|advance kod|advance katt|mungada|hidden charges|gupta shulka|bere charges|bere kharchu|innenadru charge|joining fee',
  currency:
    'ಡಾಲರ್|ಯೂರೋ|ಯುರೋ|ವಿದೇಶಿ ಕರೆನ್ಸಿ|ಪೌಂಡ್|ದಿರ್ಹಾಮ್|ವಿದೇಶಿ ಹಣ|dollar nalli|dollaralli|videshi currency|videshi hana|euro dalli',
  yearly:
    'ವರ್ಷ|ವಾರ್ಷಿಕ|ವರುಷ|ಇಯರ್ಲಿ|ವರ್ಷಕ್ಕೆ|ತ್ರೈಮಾಸಿಕ|ಅರ್ಧ ವಾರ್ಷಿಕ|varsha|varshakke|varushakke|varshika|vaarshika|year ge|yearly plan|ondu varsha',
  monthly:
    '=ತಿಂಗಳು|=ತಿಂಗಳ|ತಿಂಗಳಿಗೆ|ತಿಂಗಳಲ್ಲಿ|ತಿಂಗಳಿನ|ಪ್ರತಿ ತಿಂಗಳು|ತಿಂಗಳಿಗೊಮ್ಮೆ|ಮಾಸಿಕ|ಮಂತ್ಲಿ|ತಿಂಗ್ಳ|tingalu|thingalu|tingalige|thingalige|tingalalli|tingla|tinglige|thinglige|prati tingalu|masika|maasika|month ge|monthge|tingalina|ತಿಂಗಳಿಗೆಷ್ಟು',
  daily:
    '=ದಿನ|ದಿನಕ್ಕೆ|ದಿನಾ|ದಿನಾಲೂ|ಪ್ರತಿದಿನ|ಪ್ರತಿ ದಿನ|ದಿನವೂ|ದಿನಗಳ|ದಿನನಿತ್ಯ|ನಿತ್ಯ|ಡೈಲಿ|ದಿವಸ|dina|dinakke|dinake|dinaalu|dinalu|pratidina|prati dina|dinavu|dinagalu|divasa|day ge|nitya',
  weekly:
    'ವಾರ|ವಾರಕ್ಕೆ|ವಾರದಲ್ಲಿ|ಪ್ರತಿ ವಾರ|ಸಾಪ್ತಾಹಿಕ|ವೀಕ್ಲಿ|vaara|varakke|vaarakke|prati vaara|vaaradalli|week ge|saptahika',
  plan: 'ಪ್ಲಾನ್|ಪ್ಲಾನು|ಪ್ಯಾಕೇಜ್|ಪ್ಯಾಕ್|ಯೋಜನೆ|ಸಬ್‌ಸ್ಕ್ರಿಪ್ಷನ್|ಚಂದಾ|ಸ್ಕೀಮ್|ಪ್ಲ್ಯಾನ್|plan nalli|plannalli|planalli|plan ge|plange|plangalu|plan galu|planu|yojane|package nalli|pyakej|pyakage',
  base: '=ಬೇಸ್|ಬೇಸ್‌ನಲ್ಲಿ|ಬೇಸ್ನಲ್ಲಿ|=ಬೇಸಿನಲ್ಲಿ|ಬೇಸ್‌ಗೆ|ಬೇಸ್ ಪ್ಲಾನ್|ಬೇಸಿಕ್ ಪ್ಲಾನ್|ಬೇಸಿಕ್ ಪ್ಯಾಕ್|ಬೇಸಿಕ್‌ನಲ್ಲಿ|ಬೇಸಿಕ್ ನಲ್ಲಿ|base nalli|basenalli|base ge|base plan|basic plan|basic nalli|base du|base alli',
  pro: '=ಪ್ರೊ|=ಪ್ರೋ|ಪ್ರೊನಲ್ಲಿ|ಪ್ರೋನಲ್ಲಿ|=ಪ್ರೊಗೆ|=ಪ್ರೋಗೆ|=ಪ್ರೋದಲ್ಲಿ|=ಪ್ರೊದಲ್ಲಿ|=ಪ್ರೊಗಿಂತ|=ಪ್ರೋಗಿಂತ|ಪ್ರೊ ಪ್ಲಾನ್|ಪ್ರೋ ಪ್ಲಾನ್|ಪ್ರೊಫೆಷನಲ್ ಪ್ಲಾನ್|pro nalli|pronalli|pro ge|pro plan|pro dalli|pro alli|pro du',
  enterprise:
    'ಎಂಟರ್‌ಪ್ರೈಸ್|ಎಂಟರ್ಪ್ರೈಸ್|ಎಂಟರ್‌ಪ್ರೈಜ್|ಎಂಟರ್ಪ್ರೈಜ್|ಎಂಟರ್ ಪ್ರೈಸ್|ಕಾರ್ಪೊರೇಟ್ ಪ್ಲಾನ್|enterprise nalli|enterprisenalli|enterprise ge|enterprise alli|enterprise plan',
  'smaller-plan':
    'ಸಣ್ಣ ಪ್ಲಾನ್|ಚಿಕ್ಕ ಪ್ಲಾನ್|ಸಣ್ಣ ಪ್ಯಾಕ್|ಚಿಕ್ಕ ಪ್ಯಾಕ್|ಮೊದಲ ಪ್ಲಾನ್|ಮೊದಲನೇ ಪ್ಲಾನ್|ಅಗ್ಗದ ಪ್ಲಾನ್|ಅಗ್ಗದ್ದು|ಚಿಕ್ಕದ|ಸಣ್ಣದ|ಕಡಿಮೆ ಪ್ಲಾನ್|ಕಡಿಮೆ ಬೆಲೆಯ ಪ್ಲಾನ್|ಕಡಿಮೆ ಬೆಲೆಯದು|ಆರಂಭಿಕ ಪ್ಲಾನ್|ಸ್ಟಾರ್ಟರ್|ಅತಿ ಚಿಕ್ಕ|sanna plan|chikka plan|sanna pack|modala plan|modalane plan|aggada plan|aggaddu|chikkadu|chikkadaralli|sannadu|sannadaralli|kadime plan|kadime beleya plan|kammi plan|arambhika plan|ಕಮ್ಮಿ ಪ್ಲಾನ್',
  'middle-plan':
    'ಮಧ್ಯದ ಪ್ಲಾನ್|ಮಧ್ಯಮ ಪ್ಲಾನ್|ನಡುವಿನ ಪ್ಲಾನ್|ಎರಡನೇ ಪ್ಲಾನ್|ಮಧ್ಯದ್ದು|ಮಧ್ಯದಲ್ಲಿರುವ ಪ್ಲಾನ್|ನಡುವಿನದು|madhyada plan|madhyama plan|naduvina plan|eradane plan|madhyaddu|madyaddu|naduvinadu|middle du',
  'bigger-plan':
    'ದೊಡ್ಡ ಪ್ಲಾನ್|ದೊಡ್ಡ ಪ್ಯಾಕ್|ಮೂರನೇ ಪ್ಲಾನ್|ದೊಡ್ಡದು|ದೊಡ್ಡದರ|ಅತಿ ದೊಡ್ಡ|ಟಾಪ್ ಪ್ಲಾನ್|ಮೇಲಿನ ಪ್ಲಾನ್|ದುಬಾರಿ ಪ್ಲಾನ್|ದೊಡ್ಡ ಕಂಪನಿ|ದೊಡ್ಡ ಸಂಸ್ಥೆ|ಎಲ್ಲಕ್ಕಿಂತ ದೊಡ್ಡ|dodda plan|dodda pack|moorane plan|murane plan|doddadu|doddadaralli|ati dodda|top plan|melina plan|dodda company|dodda samsthe|dodda companige|ellakkinta dodda',
  compare:
    'ವ್ಯತ್ಯಾಸ|ಹೋಲಿಕೆ|ಹೋಲಿಸಿ|ಹೋಲಿಸ|ಫರಕು|ಡಿಫರೆನ್ಸ್|ಕಂಪೇರ್|ಭಿನ್ನ|ಅಂತರ|ನಡುವೆ ಏನು|ಗಿಂತ ಏನು|vyatyasa|vyathyasa|vyatyaasa|vethyasa|holike|holisi|holis|pharaku|faraku|difference enu|difference yenu|compare mad|compare maadi|bhinna|antara|naduve enu|ginta enu',
  suggest:
    'ಸಲಹೆ|ಸೂಚಿಸ|ಶಿಫಾರಸು|ಸೂಕ್ತ|ಸರಿಹೋಗ|ಸರಿ ಹೋಗ|ಸರಿಹೊಂದ|ಸರಿ ಹೊಂದ|ಯಾವುದು ಒಳ್ಳೆ|ಯಾವ್ದು ಒಳ್ಳೆ|ಯಾವುದು ಬೆಸ್ಟ್|ಯಾವ್ದು ಬೆಸ್ಟ್|ಯಾವುದು ಉತ್ತಮ|ಯಾವ ಪ್ಲಾನ್ ಒಳ್ಳೆ|ಯಾವ ಪ್ಲಾನ್ ಬೆಸ್ಟ್|ಯಾವ ಪ್ಲಾನ್ ಉತ್ತಮ|ಯಾವುದು ತಗೋ|ಯಾವುದನ್ನು ತೆಗೆದು|ಯಾವ ಪ್ಲಾನ್ ತಗೋ|ಯಾವ ಪ್ಲಾನ್ ತಗೊ|ಯಾವ ಪ್ಲಾನ್ ಬೇಕು|ಯಾವ ಪ್ಲಾನ್ ತೆಗೆದು|ಆರಿಸ|ಆಯ್ಕೆ ಮಾಡ|ಸಾಕಾಗುತ್ತ|ಸಾಕಾಗತ್ತ|=ಸಾಕಾ|ಸೂಟ್ ಆಗ|ಸಜೆಸ್ಟ್|ತಗೊಳ್ಳಲಿ|ತೆಗೆದುಕೊಳ್ಳಲಿ|salahe|soochis|suchis|shifarasu|sukta|sooktha|suktha|sarihogutte|sari hogutte|sari hoguthe|sarihogatte|sari hondutte|yavudu olleyadu|yavdu olledu|yavudu best|yavdu best|yavudu better|yava plan best|yava plan olleyadu|yava plan olledu|yava plan tago|yavudu tago|yavdu tago|yava plan tagobeku|yava plan beku|arisu|ayke mad|sakagutta|sakagutte|saakaagutte|=saaka|=saka|suit agutte|suit agutta|suggest mad|suggest maadi|tagollali|thagolli',
  upgrade:
    'ಅಪ್‌ಗ್ರೇಡ್|ಅಪ್ಗ್ರೇಡ್|ಅಪ್ ಗ್ರೇಡ್|ಡೌನ್‌ಗ್ರೇಡ್|ಪ್ಲಾನ್ ಬದಲಾಯಿಸ|ಪ್ಲಾನ್ ಬದಲಿಸ|ಪ್ಲಾನ್ ಚೇಂಜ್|ಆಮೇಲೆ ಬದಲಾಯಿಸ|ನಂತರ ಬದಲಾಯಿಸ|ಬೇರೆ ಪ್ಲಾನ್‌ಗೆ|ದೊಡ್ಡ ಪ್ಲಾನ್‌ಗೆ ಹೋಗ|ಪ್ರೊಗೆ ಹೋಗ|ಪ್ರೋಗೆ ಬದಲಾ|upgrade mad|upgrade maad|downgrade|plan badalayis|plan badlays|plan badalis|plan change|amele badalayis|amele change|bere plan ge|nantara badalayis',
  former:
    'ಹಳೆ ಬೆಲೆ|ಹಳೆಯ ಬೆಲೆ|ಹಿಂದಿನ ಬೆಲೆ|ಹಿಂದಿನ ದರ|ಮೊದಲಿನ ಬೆಲೆ|ಮೊದಲು ಎಷ್ಟು|ಮುಂಚೆ ಎಷ್ಟು|ಹಿಂದೆ ಎಷ್ಟು|ಮೂಲ ಬೆಲೆ|ಅಸಲಿ ಬೆಲೆ|ಹೊಡೆದು ಹಾಕಿ|ಹೊಡೆದಿರುವ|ಗೆರೆ ಎಳೆದ|ಅಡ್ಡಗೆರೆ|=ಮುಂಚೆ|=ಮೊದಲು|=ಹಿಂದೆ|hale bele|haleya bele|hindina bele|modalina bele|modalu eshtu|modlu eshtu|munche eshtu|hinde eshtu|mula bele|hodedu haki|gere eleda|=munche|=modalu|=modlu|old price|original price',
  minute:
    'ನಿಮಿಷ|ನಿಮಷ|ಮಿನಿಟ್|ಮಿನಟ್|ಮಿನಿಟು|ಟಾಕ್‌ಟೈಮ್|ಟಾಕ್ ಟೈಮ್|nimisha|nimisa|nimishakke|nimishagalu|nimsha|nimshakke|nimish|minitu|minute ge|minutege|minutegalu|nimishada',
  extra:
    'ಹೆಚ್ಚುವರಿ|ಎಕ್ಸ್‌ಟ್ರಾ|ಎಕ್ಸ್ಟ್ರಾ|ಜಾಸ್ತಿ ಆದ್ರೆ|ಜಾಸ್ತಿ ಆದರೆ|ಜಾಸ್ತಿಯಾದ್ರೆ|ಹೆಚ್ಚಾದರೆ|ಹೆಚ್ಚಾದ್ರೆ|ಮೀರಿದ|ಮೀರಿ|ದಾಟಿದ|ಲಿಮಿಟ್ ದಾಟ|ಅದಕ್ಕಿಂತ ಹೆಚ್ಚು|ಅದಕ್ಕಿಂತ ಜಾಸ್ತಿ|ಅಧಿಕ|hechchuvari|hechuvari|hecchuvari|extra minutes|extra nimisha|jasti adre|jasti aadre|jaasti aadre|jaasti adre|hechchadre|hechadre|miridare|meeridre|meeri|datidre|daatidre|limit dat|limit cross|adakkinta hechchu|adakkinta jasti|adhika',
  'used-up':
    'ಮುಗಿದ|ಮುಗಿಸಿದ|ಮುಗಿಯಿತ|ಮುಗಿದ್ರೆ|ಮುಗಿದ ಮೇಲೆ|ಮುಗಿದ್ಮೇಲೆ|ಮುಗಿದಮೇಲೆ|ಮುಗಿದ ನಂತರ|ಖಾಲಿ ಆದ|ಖಾಲಿಯಾದ|ಖಾಲಿ ಆದ್ರೆ|ಆಮೇಲೆ ಎಷ್ಟು|ನಂತರ ಎಷ್ಟು|ಬಳಸಿದ ಮೇಲೆ|ತೀರಿದ|mugida|mugidre|mugidare|mugida mele|mugidmele|mugid mele|mugida nantara|mugudre|mugiyitu|khali adre|khali aadre|khaali aadre|khaliyadre|khali ada|amele eshtu|nantara eshtu|balasida mele|tirida|teerida|mugdre|mugdmele',
  'carry-over':
    'ಉಳಿದ|ಉಳಿದಿರುವ|ಉಳಿದ್ರೆ|ಮುಂದಿನ ತಿಂಗಳು|ಮುಂದಿನ ತಿಂಗಳಿಗೆ|ಬಳಸದ|ಬಳಸದಿದ್ದ|ಬಳಸದೇ|ಬಳಸದೆ ಉಳಿ|ಕ್ಯಾರಿ ಫಾರ್ವರ್ಡ್|ಲ್ಯಾಪ್ಸ್|ವ್ಯರ್ಥ|ulida|ulidiruva|ulidre|ulidare|mundina tingalu|mundina tingalige|mundin tingla|balasada|balasadidre|use madada|use madadidre|carry forward|carry agutta|next month ge|vyartha|waste agutta|ಉಳ್ದ|ulda|uldre',
  credits: 'ಫ್ಲೆಕ್ಸಿಬಲ್ ಕ್ರೆಡಿಟ್|ಕ್ರೆಡಿಟ್ಸ್|ಕ್ರೆಡಿಟ್‌ಗಳು|flexible credits|credits andre',
  'custom-price':
    'ಕಸ್ಟಮ್|ಕೊಟೇಶನ್|ಕೋಟೇಶನ್|ಕೋಟ್ ಬೇಕು|ಫ್ಲೆಕ್ಸಿಬಲ್ ಬೆಲೆ|ಫ್ಲೆಕ್ಸಿಬಲ್ ಪ್ರೈಸ್|ನಮ್ಮ ಅಗತ್ಯಕ್ಕೆ ತಕ್ಕ|ಅಗತ್ಯಕ್ಕೆ ತಕ್ಕಂತೆ|ನಿಗದಿತ ಬೆಲೆ|ಫಿಕ್ಸ್ಡ್ ಬೆಲೆ|ಬೆಲೆ ಹೇಗೆ ನಿರ್ಧ|custom price|custom bele|quotation beku|quotation kodi|quote beku|agatyakke takka|nigadita bele|fixed bele|fixed price|flexible pricing',
  'many-numbers':
    'ಹಲವು ನಂಬರ್|ಹಲವಾರು ನಂಬರ್|ಹೆಚ್ಚು ನಂಬರ್|ಬೇರೆ ಬೇರೆ ನಂಬರ್|ಎರಡು ನಂಬರ್|ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ನಂಬರ್|ತುಂಬಾ ನಂಬರ್|ಪ್ರತಿ ಬ್ರಾಂಚ್|ಪ್ರತಿ ಶಾಖೆ|ಬ್ರಾಂಚ್|ಬ್ರ್ಯಾಂಚ್|ಶಾಖೆ|halavu number|bere bere number|eradu number|ondakkinta hechchu number|tumba number|prati branch|branch galu|branchgalu|shakhe|shakegalu|shakhegalu|multiple numbers|jasti number',
  'multi-agent':
    'ಮಲ್ಟಿಏಜೆಂಟ್|ಮಲ್ಟಿ ಏಜೆಂಟ್|ಹಲವು ಏಜೆಂಟ್|ಹಲವಾರು ಏಜೆಂಟ್|ಒಂದಕ್ಕಿಂತ ಹೆಚ್ಚು ಏಜೆಂಟ್|ಎರಡು ಏಜೆಂಟ್|multi agent|multiagent|halavu agent|ondakkinta hechchu agent|eradu agent',
  calculator: 'ಕ್ಯಾಲ್ಕುಲೇಟರ್|ಕ್ಯಾಲ್ಕ್ಯುಲೇಟರ್|ಕ್ಯಾಲಿಕ್ಯುಲೇಟರ್|ಲೆಕ್ಕ ಹಾಕುವ ಸಾಧನ|calculator elli|calculater',
  seconds:
    'ಸೆಕೆಂಡ್|ಸೆಕೆಂಡು|ಸೆಕಂಡ್|ಅರ್ಧ ನಿಮಿಷ|ರೌಂಡ್ ಮಾಡ|ರೌಂಡ್ ಆಫ್|ಪೂರ್ತಿ ನಿಮಿಷ|ಪೂರ್ಣ ನಿಮಿಷ|second ge|seconds lekka|ardha nimisha|round mad|round off|purti nimisha',
  limit:
    'ಮಿತಿ|ಲಿಮಿಟ್|ಗರಿಷ್ಠ|ಗರಿಷ್ಟ|ಮ್ಯಾಕ್ಸಿಮಮ್|ಅನ್‌ಲಿಮಿಟೆಡ್|ಅನಿಯಮಿತ|ಮಿತಿ ಇಲ್ಲ|ಅಪರಿಮಿತ|miti|mithi|garishta|limit ide|limit idya|limit eshtu|maximum eshtu|aniyamita|unlimited na|aparimita|ಎಷ್ಟರವರೆಗೆ|eshtaravarege',
  'human-agent':
    'ಸಿಬ್ಬಂದಿ|ಸ್ಟಾಫ್|ಉದ್ಯೋಗಿ|ನೌಕರ|ಕೆಲಸಗಾರ|ಕೆಲಸದವ|ಮನುಷ್ಯ|ಟೆಲಿಕಾಲರ್|ರಿಸೆಪ್ಷನಿಸ್ಟ್|ಏಜೆಂಟ್|ಆಪರೇಟರ್|ಕಾಲ್ ಸೆಂಟರ್|ಹುಡುಗ|ಹುಡುಗಿ|ಎಕ್ಸಿಕ್ಯೂಟಿವ್|ಒಬ್ಬ ವ್ಯಕ್ತಿ|ಎಂಪ್ಲಾಯಿ|sibbandi|staff na|udyogi|udyogigalu|noukara|naukara|kelasagara|kelsagara|kelsadavru|kelasadavaru|manushya|manushyaru|telecaller|receptionist|call center|huduga|hudugi|employee na|obba vyakti|janaru',
  salary:
    'ಸಂಬಳ|ವೇತನ|ಪಗಾರ|ಸ್ಯಾಲರಿ|ಕೂಲಿ|sambala|sambla|sambalakke|vetana|pagara|salary kod|salary eshtu|salary estu',
  hire: 'ನೇಮಿಸ|ನೇಮಕ|ಕೆಲಸಕ್ಕೆ ಇಟ್ಟ|ಕೆಲಸಕ್ಕೆ ಇಡ|ಕೆಲಸಕ್ಕೆ ಇಟ್ಕೊ|ಕೆಲಸಕ್ಕೆ ತಗೊ|ಜನರನ್ನು ಇಟ್ಟ|ಸ್ಟಾಫ್ ಇಟ್ಟ|ಸ್ಟಾಫ್ ಇಟ್ಕೊ|ಸಿಬ್ಬಂದಿ ಇಟ್ಟ|ಇಟ್ಟುಕೊಂಡ|ಇಟ್ಕೊಂಡ್ರೆ|ಹೈರ್|nemis|nemaka|kelasakke itt|kelsakke itk|kelsakke it|staff itk|staff ittu|ittukond|itkondre|hire mad|hire maad|jana itk',
  replace:
    'ಬದಲು|ಬದಲಿಗೆ|ಬದಲಾಗಿ|ಜಾಗದಲ್ಲಿ|ಸ್ಥಾನದಲ್ಲಿ|ಕೆಲಸ ಹೋಗ|ಕೆಲಸ ಕಳೆದು|ಕೆಲಸದಿಂದ ತೆಗೆ|ಉದ್ಯೋಗ ಹೋಗ|ಉದ್ಯೋಗ ಕಳೆ|ರೀಪ್ಲೇಸ್|ರಿಪ್ಲೇಸ್|ಸ್ಟಾಫ್ ಬೇಡವಾ|ತೆಗೆದುಹಾಕ|ತೆಗೆದು ಹಾಕ|badalu|badalige|badalagi|jagadalli|jaagadalli|sthanadalli|kelasa hog|kelsa hog|kelasadinda tege|kelsadinda tege|udyoga hog|replace mad|replace agutta|staff bedva',
  save: 'ಉಳಿತಾಯ|ಉಳಿಯುತ್ತ|ಉಳಿಯತ್ತ|ಉಳಿಸ|ಉಳಿಸಬಹುದ|ಲಾಭ|ಪ್ರಯೋಜನ|ಅನುಕೂಲ|ಏನು ಉಪಯೋಗ|ಮಿಚ್ಚ|ಸೇವ್ ಆಗ|ulitaya|ulithaya|uliyutte|uliyutta|uliyatte|ulisu|ulisbahuda|ulisabahudu|ulisutte|labha|laabha|prayojana|anukula|anukoola|enu upayoga|save agutte|save agutta|save madbahudu',
  reduce:
    'ಕಡಿಮೆಯಾಗ|ಕಡಿಮೆ ಆಗ|ಕಡಿಮೆ ಮಾಡುತ್ತ|ಕಡಿಮೆ ಮಾಡತ್ತ|ಕಡಿಮೆಗೊಳಿಸ|ಕಮ್ಮಿ ಆಗ|ಕಮ್ಮಿಯಾಗ|ಇಳಿಕೆ|ಇಳಿಯುತ್ತ|ತಗ್ಗ|ತಗ್ಗಿಸ|ಖರ್ಚು ಕಡಿಮೆ|ವೆಚ್ಚ ಕಡಿಮೆ|kadimeyag|kadimeyagutte|kadime agutte|kadime agutta|kadime aguthe|kadime agatte|kadime madutte|kammi agutte|kammi agutta|ilike|iliyutte|taggu|taggis|kharchu kadime|kharchu kammi|vechcha kadime',
  percent:
    'ಶೇಕಡ|ಶೇಕಡಾ|ಪ್ರತಿಶತ|ಪರ್ಸೆಂಟ್|ಪರ್ಸಂಟ್|ನೂರಕ್ಕೆ|ಎಷ್ಟು ಭಾಗ|ಪಾಲು|shekada|shekda|sekada|pratishata|prathishata|noorakke|nurakke|eshtu bhaga|percent eshtu|%',
  call: '=ಕರೆ|=ಕರೆಗಳು|=ಕರೆಗಳ|ಕರೆಗಳನ್ನು|=ಕರೆಗೆ|=ಕರೆಯ|ಕರೆಯನ್ನು|ಕರೆಗಳಿಗೆ|ಕರೆಯಲ್ಲಿ|=ಕಾಲ್|ಕಾಲ್ಸ್|ಕಾಲ್‌ಗಳು|=ಕಾಲ್ಗಳು|ಕಾಲ್‌ಗಳ|ಕಾಲ್‌ಗೆ|ಕಾಲ್‌ನಲ್ಲಿ|ಫೋನ್|ಫೋನು|ದೂರವಾಣಿ|=ರಿಂಗ್|ಕರೆ ಮಾಡ|ಕಾಲ್ ಮಾಡ|=kare|karegalu|karegala|kareyalli|kare mad|call mad|call maad|callgalu|call galu|phone mad|phone maad|phonu|phone nalli|phonenalli|kaal|kaals|call nalli',
  incoming:
    'ಒಳಬರುವ|ಒಳ ಬರುವ|ಇನ್‌ಕಮಿಂಗ್|ಇನ್ಕಮಿಂಗ್|ಇನ್‌ಬೌಂಡ್|ಬರುವ ಕರೆ|ಬರೋ ಕಾಲ್|ಬರುವ ಕಾಲ್|ಬಂದ ಕರೆ|ಬಂದ ಕಾಲ್|ಬರೋ ಫೋನ್|ಫೋನ್ ಎತ್ತ|ಕಾಲ್ ಎತ್ತ|ಕರೆ ಎತ್ತ|ಫೋನ್ ತೆಗೆಯ|ಕರೆ ಸ್ವೀಕರಿಸ|ಕಾಲ್ ಸ್ವೀಕರಿಸ|ಕರೆಗಳನ್ನು ಸ್ವೀಕರಿಸ|ಸ್ವೀಕರಿಸ|ರಿಸೀವ್ ಮಾಡ|ಅಟೆಂಡ್|ಎತ್ತುತ್ತ|ಎತ್ತತ್ತ|ಪಿಕ್ ಮಾಡ|ಕರೆಗಳಿಗೆ ಉತ್ತರ|olabaruva|ola baruva|baruva kare|baro call|baruva call|banda call|baro phone|phone ett|phone eth|call ett|call eth|call sweekar|sweekaris|svikaris|receive mad|receive maad|attend mad|attend maad|ettutta|ettutte|ettuttade|ethutta|pick mad|pick maad|call pick',
  outgoing:
    'ಹೊರಹೋಗುವ|ಹೊರ ಹೋಗುವ|ಔಟ್‌ಗೋಯಿಂಗ್|ಔಟ್‌ಬೌಂಡ್|ಔಟ್ಬೌಂಡ್|ಅದೇ ಕಾಲ್ ಮಾಡ|ಅದೇ ಕರೆ ಮಾಡ|ತಾನೇ ಕರೆ|ತಾನೇ ಕಾಲ್|ತಾನಾಗಿಯೇ ಕರೆ|ತಾನಾಗಿ ಕರೆ|ತಾನಾಗೇ ಕಾಲ್|ಗ್ರಾಹಕರಿಗೆ ಕರೆ|ಗ್ರಾಹಕರಿಗೆ ಕಾಲ್|ಗ್ರಾಹಕರಿಗೆ ಫೋನ್|ಕಸ್ಟಮರ್‌ಗೆ ಕಾಲ್|ಕಸ್ಟಮರ್ಸ್‌ಗೆ ಕಾಲ್|ಕಸ್ಟಮರ್‌ಗಳಿಗೆ ಕಾಲ್|ಕಸ್ಟಮರ್ ಗೆ ಕಾಲ್|ಕರೆ ಮಾಡುತ್ತದ|ಕರೆ ಮಾಡುತ್ತಾ|ಕಾಲ್ ಮಾಡುತ್ತ|ಕಾಲ್ ಮಾಡತ್ತ|ಫೋನ್ ಮಾಡುತ್ತ|ಫಾಲೋಅಪ್|ಫಾಲೋ ಅಪ್|ಕ್ಯಾಂಪೇನ್|ಲೀಡ್ಸ್|ಲೀಡ್‌ಗಳಿಗೆ|ಜನರಿಗೆ ಕರೆ|horahoguva|ade call mad|tane call mad|taane call|tanagiye call|tanage call|grahakarige call|grahakarige kare|grahakarige phone|customers ge call|customer ge call|customerge call|customersge call|call madutta|call madutte|call madtada|phone madutta|follow up mad|follow up call|campaign mad|leads ge call|leadsge',
  'at-once':
    'ಒಂದೇ ಸಲ|ಒಂದೇ ಸಮಯ|ಒಂದೇ ಬಾರಿ|ಒಂದೇ ಟೈಮ್|ಒಂದೇ ಹೊತ್ತ|ಒಟ್ಟಿಗೆ|ಏಕಕಾಲ|ಒಮ್ಮೆಗೆ|ಒಮ್ಮೆಲೇ|ಒಮ್ಮೆಲೆ|ಏಕಕಾಲದಲ್ಲಿ|ಲೈನ್|ಲೈನುಗಳು|ಜೊತೆಗೇ|ಒಂದೇ ಸರ್ತಿ|ಒಂದೆ ಸಲ|onde sala|onde sari|onde samaya|onde samayadalli|onde bari|onde time|onde timealli|onde sarti|ottige|otttige|ekakala|ekakaladalli|ommege|ommele|at a time|same time nalli|same time alli|line galu|linegalu|onde satige',
  queue:
    'ಕ್ಯೂ|ಸರತಿ|ಸಾಲಿನಲ್ಲಿ|ಬ್ಯುಸಿ|ಬಿಜಿ|ಲೈನ್ ಬ್ಯುಸಿ|ಹೋಲ್ಡ್|ಎಂಗೇಜ್|ಕಾಯಿಸ|ಕಾಯುವಂತೆ|queue nalli|queuenalli|sarati|salinalli|busy barutta|busy baratta|line busy|hold nalli|hold mad|engage barutta|kayis|kaayis|busy ide',
  caller:
    'ಗ್ರಾಹಕ|ಕಸ್ಟಮರ್|ಕರೆ ಮಾಡುವವ|ಕರೆ ಮಾಡಿದವ|ಕಾಲ್ ಮಾಡುವವ|ಕಾಲ್ ಮಾಡಿದವ|ಕಾಲ್ ಮಾಡೋ|ಫೋನ್ ಮಾಡಿದವ|ಫೋನ್ ಮಾಡೋ|ಕಾಲರ್|ಗಿರಾಕಿ|ಕ್ಲೈಂಟ್|ಅತಿಥಿ|ಖರೀದಿದಾರ|ಜನ|ಜನರು|ಜನರಿಗೆ|ಬಳಕೆದಾರ|grahaka|grahakaru|grahakarige|grahakara|graahaka|customer galu|customersge|customergalu|call madidavaru|call maduvavaru|call madovru|call madovaru|phone madidavaru|phone madovru|giraki|atithi|athithi|kharididara|jana|janaru|janarige|balakedara',
  'know-caller':
    'ಗುರುತಿಸ|ಗುರುತು ಹಿಡಿ|ಹೆಸರಿನಿಂದ|ಹೆಸರು ಹೇಳಿ ಮಾತ|ಹೆಸರಿಟ್ಟು|ಹೆಸರು ಹಿಡಿದು|ಹೆಸರಿಂದ|ನೆನಪಿಟ್ಟು|ನೆನಪಿಟ್ಕೊ|ನೆನಪಿರುತ್ತ|ನೆನಪಿಡ|ಹಳೆ ಗ್ರಾಹಕ|ಹಳೆಯ ಗ್ರಾಹಕ|ಹಳೆ ಕಸ್ಟಮರ್|ಯಾರು ಕರೆ ಮಾಡ್|ಯಾರು ಕಾಲ್ ಮಾಡ್|ಯಾರು ಫೋನ್ ಮಾಡ್|ಮತ್ತೆ ಕರೆ ಮಾಡಿದಾಗ|ಪರಿಚಯ ಇರುತ್ತ|gurutis|gurutisutta|gurutu hidi|guruthis|hesarininda|hesarinda|hesaru heli mat|hesaritt|nenapittu|nenapitko|nenapirutta|nenapiratta|hale grahaka|hale customer|yaru call mad|yaru phone mad|yaru kare mad',
  voice:
    'ಧ್ವನಿ|ದನಿ|ವಾಯ್ಸ್|ವಾಯ್ಸ|ಸ್ವರ|ಕಂಠ|ವಾಯ್ಸ್ ಏಜೆಂಟ್|ವಾಯ್ಸ್ ಬಾಟ್|dhvani|dhwani|dwani|dvani|swara|kantha|voice agent|voice bot',
  'voice-kind':
    'ಗಂಡಸಿನ ಧ್ವನಿ|ಹೆಂಗಸಿನ ಧ್ವನಿ|ಗಂಡು ಧ್ವನಿ|ಹೆಣ್ಣು ಧ್ವನಿ|ಗಂಡು ವಾಯ್ಸ್|ಹೆಣ್ಣು ವಾಯ್ಸ್|ಗಂಡ್ಸು|ಹೆಂಗ್ಸು|ಮಹಿಳೆಯ ಧ್ವನಿ|ಮಹಿಳಾ ಧ್ವನಿ|ಪುರುಷ ಧ್ವನಿ|ಪುರುಷರ ಧ್ವನಿ|ಸ್ತ್ರೀ ಧ್ವನಿ|ಉಚ್ಚಾರಣೆ|ಆಕ್ಸೆಂಟ್|ನನ್ನ ಧ್ವನಿ|ನಮ್ಮ ಧ್ವನಿ|ಸ್ವಂತ ಧ್ವನಿ|ಧ್ವನಿ ಬದಲ|ವಾಯ್ಸ್ ಬದಲ|ಧ್ವನಿ ಆಯ್ಕೆ|ಯಾವ ಧ್ವನಿ|ರೋಬೋ ತರ|ರೋಬೋಟ್ ತರ|ರೋಬೋಟ್‌ನಂತೆ|ಮನುಷ್ಯರ ತರ|ಮನುಷ್ಯರಂತೆ|ಮನುಷ್ಯನಂತೆ|ಸಹಜವಾಗಿ|gandasina dhwani|hengasina dhwani|gandu dhwani|hennu dhwani|gandu voice|hennu voice|mahile dhwani|purusha dhwani|female voice|male voice|ucharane|ucchaarane|nanna dhwani|nanna voice|swanta dhwani|dhwani badal|voice badal|voice change|robot tara|robo tara|robot thara|manushyara tara|manushyarante|natural agi|sahajavagi|accent hege',
  record:
    'ರೆಕಾರ್ಡ್|ರೆಕಾರ್ಡಿಂಗ್|ರಿಕಾರ್ಡ್|ರಿಕಾರ್ಡಿಂಗ್|ಧ್ವನಿಮುದ್ರ|ಧ್ವನಿ ಮುದ್ರ|ಮುದ್ರಿಸ|ಆಮೇಲೆ ಕೇಳ|ನಂತರ ಕೇಳಬಹುದ|ಹಳೆ ಕಾಲ್ ಕೇಳ|ಮತ್ತೆ ಕೇಳಬಹುದ|record agutta|record agutte|record agatta|record aguttade|record mad|record maad|recording kel|recording sigutta|dhwanimudra|amele kelbahuda|amele kelabahuda|mudrisu',
  summary:
    'ಸಾರಾಂಶ|ಸಾರಂಶ|ಸಮ್ಮರಿ|ಸಮರಿ|ಮುಖ್ಯಾಂಶ|ಸಂಕ್ಷಿಪ್ತ|ಕಾಲ್ ನೋಟ್ಸ್|ಕರೆಯ ಸಾರ|saramsha|saaramsha|saransha|saramsa|summary sigutta|summary kodutta|summary barutta|mukhyamsha|mukhyansha|sankshipta|call notes',
  analytics:
    'ಅನಾಲಿಟಿಕ್ಸ್|ಅನಲಿಟಿಕ್ಸ್|ಅನಾಲಿಟಿಕ್|ರಿಪೋರ್ಟ್|ರಿಪೋರ್ಟು|ವರದಿ|ಅಂಕಿಅಂಶ|ಅಂಕಿ ಅಂಶ|ವಿಶ್ಲೇಷಣೆ|ಗ್ರಾಫ್|ಯಾಕೆ ಕರೆ ಮಾಡ್ತಾ|ಯಾಕೆ ಕರೆ ಮಾಡುತ್ತ|ಯಾಕೆ ಫೋನ್ ಮಾಡ|ಯಾಕೆ ಕಾಲ್ ಮಾಡ|analytics ide|analytics idya|analytics sigutta|reports sigutta|reports kod|report barutta|varadi|anki amsha|ankiamsha|vishleshane|visleshane|yake call mad|yake phone mad',
  'advanced-analytics':
    'ಅಡ್ವಾನ್ಸ್ಡ್ ಅನಾಲಿಟಿಕ್ಸ್|ಅಡ್ವಾನ್ಸ್‌ಡ್ ಅನಾಲಿಟಿಕ್ಸ್|ಅಡ್ವಾನ್ಸ್ ಅನಾಲಿಟಿಕ್ಸ್|ಸುಧಾರಿತ ಅನಾಲಿಟಿಕ್ಸ್|ಸುಧಾರಿತ ವಿಶ್ಲೇಷಣೆ|ಅಡ್ವಾನ್ಸ್ಡ್ ರಿಪೋರ್ಟ್|advanced analytics|advance analytics|sudharita',
  'basic-analytics':
    'ಬೇಸಿಕ್ ಅನಾಲಿಟಿಕ್ಸ್|ಸಾಮಾನ್ಯ ಅನಾಲಿಟಿಕ್ಸ್|ಮೂಲ ಅನಾಲಿಟಿಕ್ಸ್|ಮೂಲಭೂತ ಅನಾಲಿಟಿಕ್ಸ್|ಬೇಸಿಕ್ ರಿಪೋರ್ಟ್|basic analytics|basic report|samanya analytics',
  transcript:
    'ಟ್ರಾನ್ಸ್‌ಕ್ರಿಪ್ಟ್|ಟ್ರಾನ್ಸ್ಕ್ರಿಪ್ಟ್|ಲಿಖಿತ ರೂಪ|ಬರಹ ರೂಪ|ಮಾತಾಡಿದ್ದು ಬರೆದು|ಮಾತಾಡಿದ್ದೆಲ್ಲ|ಸಂಭಾಷಣೆಯ ಪಠ್ಯ|ಅಕ್ಷರ ರೂಪ|ಟೆಕ್ಸ್ಟ್ ರೂಪ|transcript sigutta|likhita rupa|baraha rupa|matadiddu baredu|matadiddella|text rupa',
  missed:
    'ಮಿಸ್ಡ್ ಕಾಲ್|ಮಿಸ್ ಕಾಲ್|ಮಿಸ್ ಆದ|ಮಿಸ್ ಆಗ|ಮಿಸ್ಸಾಗ|ತಪ್ಪಿದ ಕರೆ|ತಪ್ಪಿಹೋದ ಕರೆ|ಕರೆ ತಪ್ಪ|ಕಾಲ್ ಮಿಸ್|ಫೋನ್ ಎತ್ತದಿದ್ದ|ಯಾರೂ ಎತ್ತದಿದ್ದ|ಫೋನ್ ಎತ್ತಲಿಲ್ಲ|ಯಾರೂ ಎತ್ತಲ್ಲ|ಉತ್ತರಿಸದ ಕರೆ|missed call|miss call|miss ada|miss aada|miss agutta|miss agutte|call miss|calls miss|tappida kare|phone ettadidre|phone ethadidre|yaru ettadidre|yaru ettalla|phone ettilla',
  night:
    'ರಾತ್ರಿ|ಮಧ್ಯರಾತ್ರಿ|ಸಂಜೆ|ಬೆಳಗಿನ ಜಾವ|ಆಫೀಸ್ ಮುಚ್ಚಿದ|ಅಂಗಡಿ ಮುಚ್ಚಿದ|ಆಫೀಸ್ ಮುಗಿದ|ಕೆಲಸದ ಸಮಯದ ನಂತರ|ಕಚೇರಿ ಸಮಯದ ನಂತರ|ಮುಚ್ಚಿದ ಮೇಲೆ|ರಾತ್ರಿ ಹೊತ್ತು|ತಡರಾತ್ರಿ|raatri|ratri|rathri|raathri|madhyaratri|madhya ratri|sanje|belagina java|office muchid|angadi muchid|office mugid|muchida mele|ratri hottu|night nalli|night hottu|night time',
  holiday:
    'ರಜೆ|ರಜಾ|ಭಾನುವಾರ|ಶನಿವಾರ|ಹಬ್ಬ|ದೀಪಾವಳಿ|ದಸರಾ|ಯುಗಾದಿ|ಸಂಕ್ರಾಂತಿ|ವೀಕೆಂಡ್|ವಾರಾಂತ್ಯ|ಹಾಲಿಡೇ|ಸಂಡೇ|ಗಣೇಶ ಹಬ್ಬ|raje|raja dina|bhanuvara|banuvara|bhanuvaara|shanivara|shanivaara|habba|habbada|habbadalli|deepavali|dasara|ugadi|yugadi|sunday kuda|sundaynu|varantya|weekend nalli',
  'all-day':
    '24 ಗಂಟೆ|24 ಗಂಟೆಯೂ|24 ತಾಸು|ಇಪ್ಪತ್ನಾಲ್ಕು ಗಂಟೆ|ಇಪ್ಪತ್ತನಾಲ್ಕು ಗಂಟೆ|ಹಗಲು ರಾತ್ರಿ|ಹಗಲಿರುಳು|ಯಾವಾಗಲೂ|ಯಾವಾಗ್ಲೂ|ಯಾವಾಗ ಬೇಕಾದರೂ|ಯಾವಾಗ ಬೇಕಾದ್ರೂ|ಸದಾ|ಎಲ್ಲಾ ಸಮಯ|ದಿನವಿಡೀ|ದಿನಪೂರ್ತಿ|ಯಾವ ಸಮಯದಲ್ಲಾದರೂ|24 gante|24 ganteyu|hagalu ratri|hagalu rathri|hagaliralu|yavagalu|yavaglu|yavagloo|yavaga bekadru|sada|ella samaya|ella time|dinavidi|dinapurti|24x7|24/7|24 hours',
  timing:
    'ಸಮಯ|ಟೈಮಿಂಗ್|ಟೈಮ್|ಟೈಂ|ಕೆಲಸದ ಸಮಯ|ಕೆಲಸದ ವೇಳೆ|ವೇಳೆ|ಯಾವಾಗ ತೆರೆ|ತೆರೆದಿರ|ಮುಚ್ಚಿರ|ಯಾವಾಗ ಲಭ್ಯ|ಓಪನ್|ಕ್ಲೋಸ್|samaya|samayadalli|timings enu|time enu|vele|yavaga tere|teredir|open irutta|open iratta|open ide|close agutta|yavaga labhya|yavaga sigtira',
  wait: 'ಕಾಯ|ಕಾಯಬೇಕ|ಕಾಯಬೇಕಾ|ಕಾಯುವ|ಕಾಯೋ|ನಿರೀಕ್ಷ|ವೇಟ್|ತಡೀಬೇಕು|kayabeku|kaybeku|kaayabeku|kayabeka|kaybeka|kayodu|kaayo|wait mad|wait maad|nireekshe|nirikshe|kaayuva',
  fast: 'ವೇಗ|ವೇಗವಾಗಿ|ಬೇಗ|ಬೇಗನೆ|ತಕ್ಷಣ|ಕೂಡಲೇ|ಶೀಘ್ರ|ಫಾಸ್ಟ್|ಸ್ಪೀಡ್|ತ್ವರಿತ|ನಿಧಾನ|ಕೂಡ್ಲೆ|vega|vegavagi|bega|begane|takshana|thakshana|kudale|koodale|kudle|sheeghra|shighra|fast agi|fast aagi|speed eshtu|speed agi|tvarita|twarita|nidhana',
  answer:
    'ಉತ್ತರ|ಉತ್ತರಿಸ|ಉತ್ರ|ಜವಾಬು|ಪ್ರತಿಕ್ರಿಯ|ಪ್ರತಿಕ್ರಿಯಿಸ|ರಿಪ್ಲೈ|ಪ್ರತ್ಯುತ್ತರ|uttara|uthara|uttaris|utra|javabu|pratikriye|pratikriyis|reply kodutta|reply mad|reply maad|answer mad|answer maad|uttara kod',
  understand:
    'ಅರ್ಥ|ಅರ್ಥವಾಗ|ಅರ್ಥ ಮಾಡ|ಅರ್ಥ ಆಗ|ಅರ್ಥಮಾಡಿಕೊ|ಗ್ರಹಿಸ|ಗಲಾಟೆ|ಗದ್ದಲ|ಸದ್ದು|ಶಬ್ದ|artha|arta|arthavag|arthavagutta|artha mad|artha maad|artha agutta|artha agatta|artha madko|grahis|galate|gaddala|saddu|noise nalli|shabda',
  accuracy:
    'ನಿಖರ|ನಿಖರತೆ|ಸರಿಯಾಗಿ|ಕರಾರುವಾಕ್|ತಪ್ಪು ಮಾಡ|ತಪ್ಪುಗಳ|ನಂಬಬಹುದ|ನಂಬಿಕೆ|ವಿಶ್ವಾಸಾರ್ಹ|ನಂಬಲರ್ಹ|ಎಷ್ಟು ಸರಿ|ಅಕ್ಯುರೆಸಿ|ಆಕ್ಯುರೇಟ್|ಎಷ್ಟು ಚೆನ್ನಾಗಿ|nikhara|nikharate|nikharathe|sariyagi|sariyaagi|karectagi|tappu mad|tappu maad|tappugalu|nambabahuda|nambbahuda|nambike|vishwasarha|eshtu sari|accuracy eshtu|accuracy estu|accurate agi|correct agi|eshtu chennagi',
  resolve:
    'ಪರಿಹರಿಸ|ಪರಿಹಾರ|ಬಗೆಹರಿ|ಬಗೆಹರಿಸ|ಇತ್ಯರ್ಥ|ತಾನೇ ಮುಗಿಸ|ಪೂರ್ಣಗೊಳಿಸ|ಮುಗಿಸುತ್ತ|ಸಾಲ್ವ್|ಹ್ಯಾಂಡಲ್|ನೋಡಿಕೊಳ್ಳುತ್ತ|ನೋಡ್ಕೊಳ್ಳುತ್ತ|ನೋಡ್ಕೊಳ್ಳತ್ತ|ನಿಭಾಯಿಸ|ನಿರ್ವಹಿಸ|ತಾನಾಗಿಯೇ|pariharis|parihara|bageharis|bagehari|ityartha|mugisutta|mugisutte|purnagolis|solve mad|solve maad|solve agutta|handle mad|handle maad|nodkollutta|nodkolutte|nodkolatte|nibhayis|nibhays|nirvahis|tanagiye|taane madutta',
  'tier-one':
    'ಟಿಯರ್ 1|ಟೈರ್ 1|ಟಿಯರ್-1|ಟೈಯರ್ 1|ಟಿಯರ್ ಒನ್|ಲೆವೆಲ್ 1|ಮೊದಲ ಹಂತ|ಪ್ರಥಮ ಹಂತ|ಮೊದಲ ಕರೆಯಲ್ಲೇ|tier 1|tier one|level 1|modala hanta|prathama hanta',
  routine:
    'ಸಾಮಾನ್ಯ|ಮಾಮೂಲಿ|ಮಾಮೂಲು|ದಿನನಿತ್ಯದ|ರೂಟೀನ್|ಪದೇ ಪದೇ|ಮತ್ತೆ ಮತ್ತೆ|ಅದೇ ಪ್ರಶ್ನೆ|ಪ್ರಶ್ನೆ|ಪ್ರಶ್ನೆಗಳು|ಆಗಾಗ|ಸಣ್ಣ ಪುಟ್ಟ ಪ್ರಶ್ನೆ|ವಿಚಾರಣೆಗಳು|ಸಂದೇಹ|samanya|saamanya|mamuli|maamuli|dinanityada|pade pade|padhe padhe|matte matte|ade prashne|prashne|prashnegalu|prasne|agaga|sanna putta|common questions|routine questions',
  'self-service':
    'ಸೆಲ್ಫ್ ಸರ್ವಿಸ್|ಸ್ವಯಂ ಸೇವೆ|ಸ್ವಯಂಸೇವೆ|ಮನುಷ್ಯರಿಲ್ಲದೆ|ಮನುಷ್ಯರು ಇಲ್ಲದೆ|ಯಾರೂ ಇಲ್ಲದೆ|ಸಿಬ್ಬಂದಿ ಇಲ್ಲದೆ|ಸ್ಟಾಫ್ ಇಲ್ಲದೆ|ಜನರಿಲ್ಲದೆ|ಮನುಷ್ಯರ ಸಹಾಯವಿಲ್ಲದೆ|self service|swayam seve|manushyarillade|manushyaru illade|yaru illade|staff illade|sibbandi illade|janarillade|95%',
  'handling-time':
    'ಹ್ಯಾಂಡ್ಲಿಂಗ್ ಟೈಮ್|ಹ್ಯಾಂಡಲಿಂಗ್ ಟೈಮ್|ಹ್ಯಾಂಡ್ಲಿಂಗ್ ಸಮಯ|ನಿರ್ವಹಣಾ ಸಮಯ|ಪ್ರತಿ ಕರೆಗೆ ಬೇಕಾಗುವ ಸಮಯ|ಪ್ರತಿ ಕರೆಗೆ ತಗಲುವ|ಒಂದು ಕರೆಗೆ ತಗಲುವ|ಕರೆಯ ಸಮಯ ಕಡಿಮೆ|ಸರಾಸರಿ ಸಮಯ|handling time|aht|prati karege tagaluva|ondu call ge tagalo|sarasari samaya|99%',
  automate:
    'ಆಟೋಮೇಟ್|ಆಟೋಮ್ಯಾಟಿಕ್|ಆಟೊಮ್ಯಾಟಿಕ್|ಆಟೋಮೇಷನ್|ಸ್ವಯಂಚಾಲಿತ|ತಾನಾಗಿ|ತಾನಾಗೇ|automatic agi|automatic aagi|automate mad|automate agutta|swayanchalita|swayamchalita|tanagi|tanage|taanagi',
  invent:
    'ಊಹಿಸ|ಊಹೆ|ಕಲ್ಪಿಸ|ಕಲ್ಪನೆ|ಸುಳ್ಳು|ತಪ್ಪು ಉತ್ತರ|ತಪ್ಪು ಮಾಹಿತಿ|ತಪ್ಪಾಗಿ ಹೇಳ|ಕಟ್ಟಿ ಹೇಳ|ಕಥೆ ಕಟ್ಟ|ಬಾಯಿಗೆ ಬಂದ|ಗೆಸ್|uhis|oohis|uhe|oohe|kalpis|kalpane|sullu|tappu uttara|tappu mahiti|thappu uttara|tappagi hel|thappagi hel|katti hel|guess mad|guess maad|tappu answer|sullu heltada|sullu helutta',
  'not-know':
    'ಗೊತ್ತಿಲ್ಲದ|ಗೊತ್ತಿಲ್ಲದಿದ್ದರೆ|ಗೊತ್ತಿಲ್ಲ ಅಂದ್ರೆ|ಗೊತ್ತಿಲ್ಲದಿದ್ರೆ|ಗೊತ್ತಿಲ್ದಿದ್ರೆ|ಗೊತ್ತಾಗದಿದ್ದ|ಗೊತ್ತಾಗದಿದ್ರೆ|ಗೊತ್ತಿಲ್ಲ|ತಿಳಿಯದಿದ್ದ|ತಿಳಿದಿಲ್ಲದಿದ್ದ|ಉತ್ತರ ಇಲ್ಲದಿದ್ದ|ಉತ್ತರ ಗೊತ್ತಿಲ್ಲ|ಉತ್ತರ ಬರದಿದ್ದ|ಕಷ್ಟದ ಪ್ರಶ್ನೆ|ಕಷ್ಟಕರ ಪ್ರಶ್ನೆ|ಕಠಿಣ|ಅರ್ಥವಾಗದಿದ್ದ|ಅರ್ಥ ಆಗದಿದ್ರೆ|ಅರ್ಥ ಆಗ್ದಿದ್ರೆ|ಸಿಕ್ಕಿಹಾಕಿಕೊಂಡ|ಸಿಕ್ಕಾಕೊಂಡ್ರೆ|gottilladidre|gottildidre|gottilla andre|gottilde idre|gothilla|gottilla|gottagdidre|gottagadidre|tiliyadidre|uttara illadidre|uttara gottilla|uttara baradidre|answer gottilla|kashtada prashne|katina|arthavagadidre|artha agdidre|artha agadidre|sikkakondre',
  transfer:
    'ವರ್ಗಾಯಿಸ|ವರ್ಗಾವಣೆ|ಟ್ರಾನ್ಸ್‌ಫರ್|ಟ್ರಾನ್ಸ್ಫರ್|ಹಸ್ತಾಂತರ|ಒಪ್ಪಿಸ|ಫಾರ್ವರ್ಡ್|ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ|ನಮ್ಮ ಸ್ಟಾಫ್‌ಗೆ|ನಮ್ಮ ತಂಡಕ್ಕೆ|ನಮ್ಮ ಟೀಮ್‌ಗೆ|ನಮ್ಮವರಿಗೆ|ಮನುಷ್ಯರಿಗೆ ಕೊಡ|ಮನುಷ್ಯರಿಗೆ|ಮನುಷ್ಯನಿಗೆ|ಕನೆಕ್ಟ್ ಮಾಡಿಕೊಡ|vargayis|vargavane|transfer mad|transfer maad|transfer agutta|hastantara|oppis|forward mad|namma staff ge|namma sibbandige|namma team ge|namma tandakke|nammavarige|manushyarige|manushyanige|connect madkod',
  person:
    'ಮನುಷ್ಯ|ವ್ಯಕ್ತಿ|ಯಾರಾದರೂ|ಯಾರಾದ್ರೂ|ಯಾರೊಂದಿಗಾದರೂ|ನಿಮ್ಮ ತಂಡ|ನಿಮ್ಮ ಟೀಮ್|ನಿಜವಾದ ಮನುಷ್ಯ|ನಿಮ್ಮ ಕಡೆಯವ|ಮಾನವ|manushya|manushyaru|manushyara|vyakti|vyakthi|yaradru|yaradaru|yaraadru|nimma team|nimma tanda|nimma kadeyavaru|nimmavaru',
  'say-ai':
    'AI ಅಂತ ಹೇಳ|ಎಐ ಅಂತ ಹೇಳ|ಎಐ ಎಂದು ಹೇಳ|AI ಎಂದು ಹೇಳ|AI ಅಂತ ಗೊತ್ತ|ಎಐ ಅಂತ ಗೊತ್ತ|ಬಾಟ್ ಅಂತ ಗೊತ್ತ|ಬಾಟ್ ಅಂತ ಹೇಳ|ರೋಬೋ ಅಂತ|ರೋಬೋಟ್ ಅಂತ|ಮಷಿನ್ ಅಂತ|ಮೆಷಿನ್ ಅಂತ|ಯಂತ್ರ ಅಂತ|ಯಂತ್ರ ಎಂದು|ಬಚ್ಚಿಡ|ಮರೆಮಾಚ|ಮುಚ್ಚಿಡ|ಮನುಷ್ಯರಂತೆ ನಟಿಸ|ತಾನು ಎಐ|ತಾನು AI|ai anta hel|ai antha hel|ai anta gott|ai antha goth|bot anta gott|bot anta hel|bot antha|robot anta|robot antha|machine anta|machine antha|yantra anta|bachchid|bacchid|maremach|muchchid|tanu ai',
  ai: 'ಎಐ|=ಎಐ|ಏಐ|ಬಾಟ್|ರೋಬೋ|ರೋಬೋಟ್|ಮಷಿನ್|ಮೆಷಿನ್|ಯಂತ್ರ|ಅಸಿಸ್ಟೆಂಟ್|ಸಹಾಯಕ|ಕೃತಕ ಬುದ್ಧಿ|ಕಂಪ್ಯೂಟರ್|ನಿಮ್ಮ ಸರ್ವಿಸ್|ನಿಮ್ಮ ಸೇವೆ|ಆದ್ಯಾ|ai agent|robo|yantra|sahayaka|krutaka buddhi|nimma service|nimma seve|nimma bot|adya',
  channel: 'ಚಾನೆಲ್|ಚಾನಲ್|ಮಾಧ್ಯಮ|channel galu|madhyama|maadhyama|channelgalu',
  chat: 'ಚಾಟ್|ಚಾಟಿಂಗ್|ಚಾಟ್‌ಬಾಟ್|ಚಾಟ್ ಬಾಟ್|chat nalli|chatnalli|chat mad|chat maad|chat bot|chatalli',
  email:
    'ಇಮೇಲ್|ಈಮೇಲ್|ಇ-ಮೇಲ್|ಇ ಮೇಲ್|ಮೇಲ್‌ಗಳು|=ಮೇಲ್|ಮೇಲ್‌ಗೆ|ಇನ್‌ಬಾಕ್ಸ್|ಮಿಂಚಂಚೆ|email ge|mail ge|emailgalu|mailgalu|email mad|mail mad|minchanche|ಇಮೈಲ್',
  'messaging-app': 'ಮೆಸೇಜಿಂಗ್|ಮೆಸೇಜ್ ಆಪ್|ಮೆಸೆಂಜರ್ ಆಪ್|ಸಂದೇಶ ಆಪ್|messaging app|messaging apps nalli|message app',
  'messaging-product':
    'ವಾಟ್ಸಾಪ್|ವಾಟ್ಸಪ್|ವಾಟ್ಸ್ಯಾಪ್|ವಾಟ್ಸ್ಆಪ್|ವಾಟ್ಸ್ ಆಪ್|ವಾಟ್ಸ್‌ಆಪ್|ಟೆಲಿಗ್ರಾಮ್|ಟೆಲಿಗ್ರಾಂ|ಮೆಸೆಂಜರ್|whatsapp nalli|whatsappnalli|whatsup nalli|watsap|watsup|whatsapp alli|telegram nalli',
  sms: 'ಎಸ್ಎಂಎಸ್|ಎಸ್‌ಎಂಎಸ್|ಎಸ್ ಎಂ ಎಸ್|ಟೆಕ್ಸ್ಟ್ ಮೆಸೇಜ್|ಮೆಸೇಜ್ ಕಳಿಸ|ಮೆಸೇಜ್ ಕಳುಹಿಸ|ಸಂದೇಶ ಕಳಿಸ|ಸಂದೇಶ ಕಳುಹಿಸ|sms kalis|message kalis|msg kalis|sandesha kalis|sms kaluhis|sms barutta',
  video: 'ವಿಡಿಯೋ|ವೀಡಿಯೋ|ವಿಡಿಯೊ|ವೀಡಿಯೊ|ವಿಡಿಯೋ ಕಾಲ್|ವಿಡಿಯೋ ಕರೆ|ಮುಖಾಮುಖಿ|video call|video kare',
  website:
    'ವೆಬ್‌ಸೈಟ್|ವೆಬ್ಸೈಟ್|ವೆಬ್ ಸೈಟ್|ಸೈಟ್|ಜಾಲತಾಣ|ಹೋಮ್ ಪೇಜ್|ಮುಖಪುಟ|ವೆಬ್ ಪೇಜ್|website nalli|websitenalli|site nalli|jalatana|home page',
  sort: 'ವರ್ಗೀಕರ|ವಿಂಗಡಿಸ|ವಿಂಗಡಣೆ|ವಿಭಾಗಿಸ|ಬೇರ್ಪಡಿಸ|ಟ್ಯಾಗ್|ಕೆಟಗರಿ|ಸ್ಪ್ಯಾಮ್|ಸ್ಪಾಮ್|ಸಾರ್ಟ್|vargikar|vargeekar|vingadis|vibhagis|berpadis|tag mad|category mad|spam|sort mad|sort maad',
  draft:
    'ಡ್ರಾಫ್ಟ್|ಕರಡು|ಉತ್ತರ ಬರೆಯ|ಉತ್ತರ ಬರೆದು|ರಿಪ್ಲೈ ಬರೆಯ|ರಿಪ್ಲೈ ಬರೆದು|ಉತ್ತರ ಸೂಚಿಸ|ರಿಪ್ಲೈ ಸೂಚಿಸ|ತಾನಾಗಿ ಕಳಿಸ|ಆಟೋ ರಿಪ್ಲೈ|draft mad|karadu|uttara bareyutta|uttara baredu|reply bareyutta|reply baredu|reply baritada|reply suggest|auto reply|uttara suchis|automatic agi kalis',
  mood: 'ಕೋಪ|ಸಿಟ್ಟು|ಸಿಟ್ಟಾಗ|ಸಿಟ್ಟಿನ|ಬೇಸರ|ಮೂಡ್|ಭಾವನೆ|ಸೆಂಟಿಮೆಂಟ್|ಆದ್ಯತೆ|ಪ್ರಯಾರಿಟಿ|ಅಸಮಾಧಾನ|ಕಿರಿಕಿರಿ|ತುರ್ತು ಮೇಲ್|ರೇಗ|kopa|kopadalli|sittu|sittag|sittin|besara|bhavane|adyate|aadyate|sentiment|priority|asamadhana|kirikiri|kopagonda',
  ticket:
    'ಟಿಕೆಟ್|ದೂರು|ಕಂಪ್ಲೇಂಟ್|ಕಂಪ್ಲೈಂಟ್|ಸಮಸ್ಯೆ|ಇಶ್ಯೂ|ತೊಂದರೆ|dooru|duru kod|samasye|samasyegalu|tondare|complaint kod|complaint mad|ticket open',
  receipt:
    'ರಸೀದಿ|ರಶೀದಿ|ವಿಳಾಸ ಬದಲ|ಅಡ್ರೆಸ್ ಬದಲ|ಸಣ್ಣ ಕೆಲಸ|ಸಣ್ಣಪುಟ್ಟ ಕೆಲಸ|ಚಿಕ್ಕ ಕೆಲಸ|ಸ್ಲಾಟ್ ಬದಲ|ಟಿಕೆಟ್ ತೆರೆ|ರಿಸೀಪ್ಟ್|rasidi|rashidi|raseedi|vilasa badal|address badal|address change|sanna kelasa|sanna putta kelsa|slot badal|receipt kalis|ticket raise',
  continue:
    'ಮುಂದುವರಿ|ಮುಂದುವರೆ|ಮತ್ತೆ ಮೊದಲಿನಿಂದ|ಮೊದಲಿಂದ ಹೇಳ|ಮತ್ತೆ ಹೇಳಬೇಕಾ|ನಿಲ್ಲಿಸಿದ ಕಡೆ|ಬೆಳಿಗ್ಗೆ ಕರೆ|ಬೆಳಿಗ್ಗೆ ಕಾಲ್|ಬೆಳಗ್ಗೆ ಕಾಲ್|ಕಾಲ್ ಮಾಡಿ ಆಮೇಲೆ ಚಾಟ್|ಕರೆ ಮಾಡಿ ನಂತರ ಚಾಟ್|ಬೇರೆ ಚಾನೆಲ್|munduvari|munduvare|matte modalinda|modalinda hel|matte helbeka|nillisida kade|belagge call|beligge call|beligge phone|call madi amele chat|amele chat|bere channel',
  letters:
    'ಲಿಪಿ|ಅಕ್ಷರ|ಇಂಗ್ಲಿಷ್ ಅಕ್ಷರ|ಇಂಗ್ಲೀಷ್ ಅಕ್ಷರ|ಟೈಪ್ ಮಾಡ|ರೋಮನ್|ಸ್ವಂತ ಲಿಪಿ|ಕನ್ನಡ ಲಿಪಿ|lipi|lipiyalli|akshara|aksharadalli|english letters|english aksharadalli|roman script|type mad|type maad|swanta lipi',
  appointment:
    'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್|ಅಪಾಯಿಂಟ್ಮೆಂಟ್|ಅಪಾಯಿಂಟ್ ಮೆಂಟ್|ಅಪಾಯ್ಂಟ್ಮೆಂಟ್|ಅಪಾಯ್ಟ್ಮೆಂಟ್|ಬುಕಿಂಗ್|ಬುಕ್ ಮಾಡ|ಬುಕ್ ಆಗ|=ಬುಕ್|ಸ್ಲಾಟ್|ಶೆಡ್ಯೂಲ್|ಕಾಯ್ದಿರಿಸ|ಮುಂಗಡ ಬುಕಿಂಗ್|ಭೇಟಿ ಸಮಯ|ರಿಸರ್ವೇಶನ್|appointment mad|appointment book|appointment tago|book mad|book maad|book agutta|booking mad|booking tago|slot book|schedule mad|kaydiris|apointment|appoinment',
  calendar: 'ಕ್ಯಾಲೆಂಡರ್|ಕ್ಯಾಲೆಂಡರು|ದಿನಚರಿ|calender|calendar nalli|calendar ge',
  twice:
    'ಎರಡು ಸಲ ಬುಕ್|ಎರಡು ಬಾರಿ ಬುಕ್|ಎರಡೆರಡು|ಡಬಲ್ ಬುಕಿಂಗ್|ಡಬ್ಬಲ್ ಬುಕಿಂಗ್|ಓವರ್‌ಬುಕ್|ಓವರ್ ಬುಕ್|ಒಂದೇ ಸ್ಲಾಟ್|ಇಬ್ಬರಿಗೆ ಒಂದೇ|ಕ್ಲ್ಯಾಶ್|eradu sala book|eradu bari book|double booking|double book|overbook|over book|onde slot|ibbarige onde|clash agutta',
  remind:
    'ನೆನಪಿಸ|ನೆನಪು ಮಾಡ|ಜ್ಞಾಪಿಸ|ರಿಮೈಂಡರ್|ರಿಮೈಂಡ್|ಜ್ಞಾಪನೆ|nenapis|nenapu mad|nenapu maad|jnapis|reminder call|reminder kalis|reminder kod|reminders kalis|remind mad|nenapistada',
  confirm:
    'ಖಚಿತಪಡಿಸ|ಖಾತ್ರಿಪಡಿಸ|ಖಾತ್ರಿ ಮಾಡ|ದೃಢೀಕರ|ದೃಢಪಡಿಸ|ಕನ್ಫರ್ಮ್|ಕನ್‌ಫರ್ಮ್|khachitapadis|khatripadis|khatri mad|drudhikar|dridhikar|drudhapadis|confirm mad|confirm maad|confirm agutta',
  'no-show':
    'ಬರದಿದ್ದರೆ|ಬರದಿದ್ರೆ|ಬರ್ದಿದ್ರೆ|ಬರದೇ ಇದ್ದ|ಬರದ ರೋಗಿ|ಬರಲಿಲ್ಲ|ಬರದೇ ಹೋದ|ಬಾರದ|ಗೈರು|ಸ್ಲಾಟ್ ಖಾಲಿ|ಖಾಲಿ ಸ್ಲಾಟ್|ನೋ ಶೋ|ಬರಲ್ಲ ಅಂದ್ರೆ|ಕ್ಯಾನ್ಸಲ್ ಆದ ಸ್ಲಾಟ್|baradidre|bardidre|baradiddare|barade idre|barlilla|baralilla|gairu|slot khali|khali slot|no show|baralla andre',
  connect:
    'ಕನೆಕ್ಟ್|ಇಂಟಿಗ್ರೇಟ್|ಇಂಟಿಗ್ರೇಷನ್|ಇಂಟಿಗ್ರೇಶನ್|ಸಂಪರ್ಕಿಸ|ಜೋಡಿಸ|ಲಿಂಕ್|ಸಿಂಕ್|ಜೊತೆ ಕೆಲಸ|ಜೊತೆಗೆ ಕೆಲಸ|ಸಂಯೋಜ|ಸೇರಿಸಬಹುದ|ಹೊಂದಿಕೊಳ್ಳ|connect mad|connect maad|connect agutta|connect agatta|integrate mad|integrate agutta|integration ide|jodis|jodisabahuda|link mad|link agutta|sync agutta|jote kelasa|jothe kelsa|jote kelsa|serisabahuda|jote work|jothe work',
  crm: 'ಸಿಆರ್‌ಎಂ|ಸಿಆರ್ಎಂ|ಸಿ ಆರ್ ಎಂ|ಗ್ರಾಹಕರ ದಾಖಲೆ|ಕಸ್ಟಮರ್ ರೆಕಾರ್ಡ್|crm ge|crm jote|crm jothe|crm nalli|crm gu',
  'crm-product':
    'ಜೋಹೋ|ಜೊಹೊ|ಸೇಲ್ಸ್‌ಫೋರ್ಸ್|ಸೇಲ್ಸ್ ಫೋರ್ಸ್|ಹಬ್‌ಸ್ಪಾಟ್|ಹಬ್ ಸ್ಪಾಟ್|ಲೀಡ್‌ಸ್ಕ್ವೇರ್ಡ್|ಪೈಪ್‌ಡ್ರೈವ್|zoho jote|zoho ge|salesforce jote|hubspot jote',
  'help-desk': 'ಹೆಲ್ಪ್ ಡೆಸ್ಕ್|ಹೆಲ್ಪ್‌ಡೆಸ್ಕ್|ಟಿಕೆಟಿಂಗ್|ಟಿಕೆಟ್ ಸಿಸ್ಟಮ್|help desk|helpdesk jote|ticketing system',
  'help-desk-product': 'ಫ್ರೆಶ್‌ಡೆಸ್ಕ್|ಫ್ರೆಶ್ ಡೆಸ್ಕ್|ಜೆಂಡೆಸ್ಕ್|ಝೆಂಡೆಸ್ಕ್|ಜೋಹೋ ಡೆಸ್ಕ್|ಜಿರಾ|freshdesk jote|zendesk jote',
  'knowledge-base':
    'ನಾಲೆಡ್ಜ್ ಬೇಸ್|ನಾಲೆಡ್ಜ್‌ಬೇಸ್|ಜ್ಞಾನ ಭಂಡಾರ|ನಮ್ಮ ಪುಟಗಳು|ನಮ್ಮ ದಾಖಲೆ|ನಮ್ಮ ಡಾಕ್ಯುಮೆಂಟ್|ನಮ್ಮ ವೆಬ್‌ಸೈಟ್ ಓದಿ|ನಮ್ಮ FAQ|ನಮ್ಮ ಪ್ರಶ್ನೋತ್ತರ|knowledge base|namma documents|namma pages|namma faq|namma website odi',
  'shop-platform':
    'ಇ-ಕಾಮರ್ಸ್ ಪ್ಲಾಟ್‌ಫಾರ್ಮ್|ಇ ಕಾಮರ್ಸ್ ಪ್ಲಾಟ್‌ಫಾರ್ಮ್|ಇ-ಕಾಮರ್ಸ್ ವೇದಿಕೆ|ಇಕಾಮರ್ಸ್ ಪ್ಲಾಟ್‌ಫಾರ್ಮ್|ಆನ್‌ಲೈನ್ ಸ್ಟೋರ್ ಸಾಫ್ಟ್‌ವೇರ್|ecommerce platform|e commerce platform',
  'shop-product': 'ಶಾಪಿಫೈ|ಶಾಪಿಫಾಯ್|ವೂಕಾಮರ್ಸ್|ಮ್ಯಾಜೆಂಟೋ|ವರ್ಡ್‌ಪ್ರೆಸ್|shopify jote|woocommerce jote',
  api: 'ಎಪಿಐ|ಏಪಿಐ|ಎ ಪಿ ಐ|ವೆಬ್‌ಹುಕ್|api ide|api idya|api mulaka|api jote',
  software:
    'ಸಾಫ್ಟ್‌ವೇರ್|ಸಾಫ್ಟ್ವೇರ್|ಸಿಸ್ಟಮ್|ಸಿಸ್ಟಂ|ಇಆರ್‌ಪಿ|ಟ್ಯಾಲಿ|ಎಕ್ಸೆಲ್|ನಮ್ಮ ಸಾಫ್ಟ್‌ವೇರ್|ಡೇಟಾಬೇಸ್|ಗೂಗಲ್ ಶೀಟ್|ತಂತ್ರಾಂಶ|namma software|namma system|swanta software|tally jote|excel nalli|tantramsha|google sheet',
  'set-up':
    'ಶುರು ಮಾಡ|ಶುರು|ಪ್ರಾರಂಭ|ಪ್ರಾರಂಭಿಸ|ಆರಂಭ|ಆರಂಭಿಸ|ಸ್ಟಾರ್ಟ್|ಸೆಟಪ್|ಸೆಟ್ ಅಪ್|ಸೆಟ್ ಮಾಡ|ಹೊಂದಿಸ|ಲೈವ್|ಮೊದಲ ಹೆಜ್ಜೆ|shuru|shuru mad|suru mad|prarambha|prarambhis|arambha|arambhis|aarambhis|start mad|start maad|start agutta|setup mad|set mad|hondisu|live ag|modala hejje|hege shuru',
  build:
    'ನಿರ್ಮಿಸ|ತಯಾರಿಸ|ತಯಾರು ಮಾಡ|ರಚಿಸ|ಕ್ರಿಯೇಟ್|ಬಿಲ್ಡ್|ಏಜೆಂಟ್ ಮಾಡ|ಸ್ವಂತ ಏಜೆಂಟ್|ರೂಪಿಸ|ಕಟ್ಟಬಹುದಾ ಏಜೆಂಟ್|nirmis|tayaris|tayaru mad|thayaru mad|rachis|create mad|build mad|build maad|agent mad|agent create|swanta agent|rupis',
  install:
    'ಇನ್‌ಸ್ಟಾಲ್|ಇನ್ಸ್ಟಾಲ್|ಡೌನ್‌ಲೋಡ್|ಡೌನ್ಲೋಡ್|ಹಾರ್ಡ್‌ವೇರ್|ಉಪಕರಣ|ಸಾಧನ|ಏನಾದರೂ ಕೊಳ್ಳ|ಏನಾದರೂ ಖರೀದಿ|ಮಷಿನ್ ಖರೀದಿ|ಮಷಿನ್ ತಗೋ|ಡಿವೈಸ್|install mad|install maad|download mad|hardware beka|upakarana|sadhana|enadru kolla|enadru tagobeka|machine tago|device beka',
  code: '=ಕೋಡ್|ಕೋಡಿಂಗ್|ಪ್ರೋಗ್ರಾಮಿಂಗ್|ಪ್ರೊಗ್ರಾಮಿಂಗ್|ಡೆವಲಪರ್|ಟೆಕ್ನಿಕಲ್|ತಾಂತ್ರಿಕ ಜ್ಞಾನ|ತಾಂತ್ರಿಕ ತಿಳುವಳಿಕೆ|ಇಂಜಿನಿಯರ್|ಐಟಿ ಟೀಮ್|ಕಂಪ್ಯೂಟರ್ ಜ್ಞಾನ|coding beka|coding barbeka|coding gottir|coding gott|coding kalibeka|programming beka|developer beka|technical knowledge|tantrika jnana|it team beka',
  'own-number':
    'ನಮ್ಮ ನಂಬರ್|ನಮ್ಮ ಹಳೆ ನಂಬರ್|ಹಳೆ ನಂಬರ್|ಈಗಿರುವ ನಂಬರ್|ಈಗಿನ ನಂಬರ್|ಇರುವ ನಂಬರ್|ಇದೇ ನಂಬರ್|ಅದೇ ನಂಬರ್|ಸಿಮ್|ಟೋಲ್ ಫ್ರೀ|ಟೋಲ್‌ಫ್ರೀ|ಲ್ಯಾಂಡ್‌ಲೈನ್|ಸ್ಥಿರ ದೂರವಾಣಿ|ಪೋರ್ಟ್ ಮಾಡ|ನಂಬರ್ ಪೋರ್ಟ್|ನಮ್ಮ ಫೋನ್ ನಂಬರ್|namma number|hale number|namma hale number|egiruva number|iga iro number|eegina number|ide number|ade number|toll free|landline|number port|namma phone number|namma sim|number change madbeka',
  teach:
    'ಕಲಿಸ|ಕಲಿಯ|ಕಲಿತು|ಹೇಳಿಕೊಡ|ಹೇಳ್ಕೊಡ|ಟ್ರೈನ್ ಮಾಡ|ತರಬೇತಿ ಕೊಡಬೇಕ|ನಮ್ಮ ಮಾಹಿತಿ ಕೊಡ|ನಮ್ಮ ಮಾಹಿತಿ ಹಾಕ|ಫೀಡ್ ಮಾಡ|kalis|kalisodu|kalisabeku|kaliyutta|kalitu|helikod|helkod|train mad|train maad|namma mahiti kod|feed mad|namma details kod',
  trial:
    'ಟ್ರಯಲ್|ಟ್ರಯಲ್ಲು|ಪ್ರಯತ್ನಿಸ|ಪರೀಕ್ಷಿಸ|ಟ್ರೈ ಮಾಡ|ಟೆಸ್ಟ್ ಮಾಡ|ಬಳಸಿ ನೋಡ|ಮೊದಲು ನೋಡಿ|ಕೊಳ್ಳುವ ಮೊದಲು|ಖರೀದಿಸುವ ಮೊದಲು|ತಗೊಳ್ಳೋ ಮುಂಚೆ|prayatnis|parikshis|pareekshis|try mad|try maad|test mad|test maad|balasi nod|use madi nod|kolluva modalu|tagollo munche|tagolo munche|kharidisuva modalu|free trial|trial ide|trial idya|trial sigutta',
  demo: 'ಡೆಮೋ|ಡೆಮೊ|ಪ್ರಾತ್ಯಕ್ಷಿಕೆ|ಪ್ರದರ್ಶನ|demo beku|demo kodi|demo kodtira|demo toris|demo hege|demo nod|pratyakshike|demo idya|demo ide',
  'test-call':
    'ಟೆಸ್ಟ್ ಕಾಲ್|ಟೆಸ್ಟ್ ಕರೆ|ಡೆಮೋ ಕಾಲ್|ಡೆಮೊ ಕಾಲ್|ಡೆಮೋ ಕರೆ|ಡೆಮೊ ಕರೆ|ಫ್ರೀ ಕಾಲ್|ಉಚಿತ ಕರೆ|ಟ್ರಯಲ್ ಕಾಲ್|ಪರೀಕ್ಷಾ ಕರೆ|ನನಗೆ ಕಾಲ್ ಮಾಡಿ ತೋರಿಸ|ನನ್ನ ಫೋನ್‌ಗೆ ಕಾಲ್|ನನ್ನ ನಂಬರ್‌ಗೆ ಕಾಲ್|test call|test kare|demo call|demo kare|free call|uchita kare|trial call|nanage call madi tor|nanna phone ge call|nanna number ge call',
  listen:
    'ಕೇಳಬೇಕು|ಕೇಳಿಸಿ|ಕೇಳಿಸ|ಕೇಳ್ಬೇಕು|ಕೇಳಿ ನೋಡ|ಹೇಗೆ ಮಾತಾಡುತ್ತೆ|ಹೇಗೆ ಮಾತಾಡತ್ತೆ|ಹೇಗೆ ಮಾತನಾಡುತ್ತದೆ|ಸ್ಯಾಂಪಲ್|ಆಲಿಸ|kelisi|kelbeku|kelabeku|keli nod|hege matadutte|hege mathadutte|hege matadatte|sample kel|alisu|voice kel',
  stop: 'ಸ್ಟಾಪ್|=ನಿಲ್ಲಿಸಿ|ಕರೆ ನಿಲ್ಲಿಸ|ಕಾಲ್ ನಿಲ್ಲಿಸ|ಕರೆ ಮಾಡಬೇಡಿ|ಕಾಲ್ ಮಾಡಬೇಡಿ|ಕಾಲ್ ಮಾಡ್ಬೇಡಿ|ಫೋನ್ ಮಾಡಬೇಡಿ|ಫೋನ್ ಮಾಡ್ಬೇಡಿ|ಮತ್ತೆ ಕರೆ ಮಾಡ|ಮತ್ತೆ ಕಾಲ್ ಮಾಡ|ಮತ್ತೆ ಫೋನ್ ಮಾಡ|ಕಾಲ್ ಬೇಡ|ಕರೆ ಬೇಡ|ಕರೆ ಬರದಂತೆ|ಕಾಲ್ ಬರದಂತೆ|ನಂಬರ್ ತೆಗೆದ|call nillis|kare nillis|call madbedi|call madabedi|call maadbedi|phone madbedi|phone maadbedi|matte call mad|matte phone mad|call beda|calls beda|call bardange|call baradante|stop anta|number tegedu haki',
  'phone-number':
    'ನಂಬರ್|ನಂಬರು|ನಂಬ್ರ|ಫೋನ್ ನಂಬರ್|ಮೊಬೈಲ್ ನಂಬರ್|ಮೊಬೈಲ್|ದೂರವಾಣಿ ಸಂಖ್ಯೆ|ಹೆಲ್ಪ್‌ಲೈನ್|ಸಹಾಯವಾಣಿ|number kod|nambar|phone number|mobile number|nanna number|helpline number|sahayavani|doorvani',
  name: '=ಹೆಸರು|=ಹೆಸರೇನು|=ಹೆಸರುಗಳು|=ಹೆಸ್ರು|=ಹೆಸರ|hesaru|hesarenu|hesaru enu|hesru|hesaru yenu',
  app: '=ಆಪ್|=ಆ್ಯಪ್|ಆಪ್‌ನಲ್ಲಿ|ಮೊಬೈಲ್ ಆಪ್|ಮೊಬೈಲ್ ಆ್ಯಪ್|ಅಪ್ಲಿಕೇಶನ್|ಅಪ್ಲಿಕೇಷನ್|ಆಂಡ್ರಾಯ್ಡ್|ಐಫೋನ್ ಆಪ್|ಪ್ಲೇ ಸ್ಟೋರ್|ಐಒಎಸ್|app ide|app idya|app ideya|mobile app|app nalli|app elli|application ide|android nalli',
  dashboard:
    'ಡ್ಯಾಶ್‌ಬೋರ್ಡ್|ಡ್ಯಾಶ್ಬೋರ್ಡ್|ಡ್ಯಾಶ್ ಬೋರ್ಡ್|ಡಾಶ್‌ಬೋರ್ಡ್|ಲಾಗಿನ್|ಲಾಗ್ ಇನ್|ಲಾಗಿನ್ ಆಗ|ಸೈನ್ ಇನ್|ನನ್ನ ಖಾತೆ|ನನ್ನ ಅಕೌಂಟ್|ಪಾಸ್‌ವರ್ಡ್ ಮರೆತ|dashboard elli|login hege|login ag|login mad|nanna account|nanna khate|dashbord|password maret',
  'sign-up':
    'ಕೊಳ್ಳಬೇಕ|ಕೊಳ್ಳಲು|ಕೊಂಡುಕೊ|ಖರೀದಿ|ಖರೀದಿಸ|ಸೈನ್ ಅಪ್|ಸೈನಪ್|ರಿಜಿಸ್ಟರ್|ನೋಂದಣಿ|ನೋಂದಾಯಿಸ|ಸಬ್‌ಸ್ಕ್ರೈಬ್|ಪ್ಲಾನ್ ತಗೋಬೇಕು|ಪ್ಲಾನ್ ತಗೊಳ್ಳ|ಪ್ಲಾನ್ ತಗೋಳೋದು|ಪ್ಲಾನ್ ತೆಗೆದುಕೊಳ್ಳ|ಚಂದಾದಾರ|kollabeku|kondko|kharidi|khareedi|kharidis|sign up|register mad|register ag|nondani|nondayis|subscribe mad|plan tagobeku|plan tagolodu|plan tagollo|plan thagobeku|buy mad|buy maad|purchase mad',
  language:
    'ಭಾಷೆ|ಭಾಷೆಗಳು|ಭಾಷೆಯಲ್ಲಿ|ಭಾಷೆಗಳಲ್ಲಿ|ಮಾತೃಭಾಷೆ|ಪ್ರಾದೇಶಿಕ|ಲ್ಯಾಂಗ್ವೇಜ್|ಬಾಷೆ|ಭಾಷ|bhashe|bashe|bhashegalu|bashegalu|bhasheyalli|basheyalli|bhashegalalli|bhasha|basha|language nalli|languagealli|matrubhashe|pradeshika',
  speak:
    'ಮಾತನಾಡ|ಮಾತಾಡ|ಮಾತಾಡುತ್ತ|ಮಾತಾಡತ್ತ|ಮಾತಾಡ್ತ|ಸಂಭಾಷಣೆ|ಸಂಭಾಷಿಸ|ಮಾತುಕತೆ|ಮಾತು ಆಡ|matad|mathad|maatad|maathad|matanad|matadutta|mathadutta|matadutte|mathadutte|matadatta|mathadtha|matadtada|matadabeku|mathadbeku|matadbeku|sambhashane|matukate|mataduttade|mataadtira|mathadtira',
  mix: 'ಮಿಕ್ಸ್|ಬೆರೆಸ|ಬೆರಕೆ|ಕಲಸಿ|ಮಿಶ್ರ|ಕಂಗ್ಲಿಷ್|ಕನ್ನಡ ಇಂಗ್ಲಿಷ್|ಕನ್ನಡ ಇಂಗ್ಲೀಷ್|ಎರಡು ಭಾಷೆ|ಎರಡೂ ಭಾಷೆ|ಮಧ್ಯದಲ್ಲಿ ಭಾಷೆ|ಭಾಷೆ ಬದಲ|ಅರ್ಧ ಕನ್ನಡ|ಅರ್ಧ ಇಂಗ್ಲಿಷ್|ಸೇರಿಸಿ ಮಾತ|mix madi|mix mad|mix maad|beres|beresi|berake|mishra|kanglish|kannada english|eradu bhashe|eradu bashe|madhyadalli bhashe|bhashe badal|bashe badal|ardha kannada|ardha english|serisi mat',
  english: 'ಇಂಗ್ಲಿಷ್|ಇಂಗ್ಲೀಷ್|ಇಂಗ್ಲಿಶ್|ಆಂಗ್ಲ|ಇಂಗ್ಲೀಸ್|inglish|english nalli|englishnalli|englishalli|angla',
  hindi: 'ಹಿಂದಿ|ಹಿಂದೀ|hindi nalli|hindinalli|hindiyalli|hindi alli',
  tamil: 'ತಮಿಳು|ತಮಿಳ|tamilu|tamil nalli|tamilalli|thamilu',
  telugu: 'ತೆಲುಗು|ತೆಲಗು|ತೆಲುಗಿನ|telugu nalli|teluginalli|telugalli',
  bengali: 'ಬಂಗಾಳಿ|ಬೆಂಗಾಲಿ|ಬಾಂಗ್ಲಾ|bangali|bangla nalli|bengali nalli',
  marathi: 'ಮರಾಠಿ|ಮರಾಟಿ|marati|marathi nalli|marathiyalli',
  gujarati: 'ಗುಜರಾತಿ|ಗುಜರಾಥಿ|gujarati nalli|gujarathi',
  kannada:
    'ಕನ್ನಡ|kannada|kannadalli|kannadadalli|kannada dalli|kannada nalli|kannadada|canada basha',
  malayalam: 'ಮಲಯಾಳಂ|ಮಲಯಾಳ|ಮಲೆಯಾಳ|malayala|malayalam nalli|malayalamalli',
  punjabi: 'ಪಂಜಾಬಿ|ಪಂಜಾಬೀ|punjabi nalli|panjabi',
  odia: 'ಒಡಿಯಾ|ಒರಿಯಾ|ಒಡಿಯ|odia nalli|oriya nalli',
  'other-language':
    'ಉರ್ದು|ಉರ್ದೂ|ತುಳು|ಕೊಂಕಣಿ|ಕೊಡವ|ಬ್ಯಾರಿ|ಸಂಸ್ಕೃತ|ಅಸ್ಸಾಮಿ|ನೇಪಾಳಿ|ಫ್ರೆಂಚ್|ಅರೇಬಿಕ್|ಅರಬ್ಬಿ|ಸ್ಪ್ಯಾನಿಷ್|ಜರ್ಮನ್|ಚೈನೀಸ್|ಚೀನಿ|ಜಪಾನೀಸ್|ರಷ್ಯನ್|ಭೋಜ್‌ಪುರಿ|ಮೈಥಿಲಿ|ಸಿಂಧಿ|ಕಾಶ್ಮೀರಿ|ಮಣಿಪುರಿ|tulu|konkani|kodava|byari|beary|urdu nalli|samskruta|sanskrit|assamese|french|arabic|spanish|german|chinese|japanese|nepali|tulu bhashe|tulunalli',
  industry:
    'ಕ್ಷೇತ್ರ|ಉದ್ಯಮ|ಇಂಡಸ್ಟ್ರಿ|ವಲಯ|ಯಾವ ವ್ಯಾಪಾರ|ಯಾವ ಬಿಸಿನೆಸ್|ಯಾವ ರೀತಿಯ ವ್ಯಾಪಾರ|ಯಾವ ರೀತಿಯ ಬಿಸಿನೆಸ್|ಯಾವ ಕಂಪನಿ|ಯಾರಿಗಾಗಿ|ಸೆಕ್ಟರ್|kshetra|kshetragalu|udyama|valaya|yava vyapara|yava business|yava businessge|yava company|yarigagi|yava industry|sector',
  'my-business':
    '=ನಮ್ಮ|=ನನ್ನ|=ನಮ್ಮದು|=ನಂದು|=ನಮಗೆ|=ನನ್ನದು|ನಮ್ಮ ಅಂಗಡಿ|ನನ್ನ ಅಂಗಡಿ|ನಮ್ಮ ಕಂಪನಿ|ನಮ್ಮ ವ್ಯಾಪಾರ|ನಮ್ಮ ಬಿಸಿನೆಸ್|ನನ್ನ ಬಿಸಿನೆಸ್|ನನ್ನ ವ್ಯಾಪಾರ|ನಡೆಸುತ್ತ|ನಡೆಸ್ತ|ನಡಸ್ತ|ನಮ್ಮ ಹತ್ರ|ನಮ್ಮ ಸಂಸ್ಥೆ|ವ್ಯಾಪಾರ|ವ್ಯವಹಾರ|ಬಿಸಿನೆಸ್|ಬಿಜಿನೆಸ್|=namma|=nanna|=nammadu|=nandu|=namge|=namage|namma angadi|nanna angadi|namma company|namma vyapara|nanna business|namma business|nadesutt|nadesta|nadsta|nadstini|vyapara|vyavahara|vyaapara',
  healthcare:
    'ಕ್ಲಿನಿಕ್|ಆಸ್ಪತ್ರೆ|ಹಾಸ್ಪಿಟಲ್|ಡಾಕ್ಟರ್|ವೈದ್ಯ|ಲ್ಯಾಬ್|ಡಯಾಗ್ನೋಸ್ಟಿಕ್|ಫಾರ್ಮಸಿ|ಮೆಡಿಕಲ್ ಶಾಪ್|ಮೆಡಿಕಲ್ ಸ್ಟೋರ್|ಔಷಧ ಅಂಗಡಿ|ಡೆಂಟಲ್|ದಂತ|ನರ್ಸಿಂಗ್ ಹೋಮ್|ಹೆಲ್ತ್‌ಕೇರ್|ಆರೋಗ್ಯ|ಒಪಿಡಿ|aspatre|asptre|aaspatre|clinic ge|clinicge|hospital ge|doctor ge|vaidya|vaidyaru|lab ge|dental clinic|danta|arogya|medical shop|opd',
  'online-store':
    'ಆನ್‌ಲೈನ್ ಸ್ಟೋರ್|ಆನ್‌ಲೈನ್ ಅಂಗಡಿ|ಆನ್‌ಲೈನ್ ಶಾಪ್|ಆನ್ಲೈನ್ ಶಾಪ್|ಆನ್ಲೈನ್ ಸ್ಟೋರ್|ಇ-ಕಾಮರ್ಸ್|ಇ ಕಾಮರ್ಸ್|ಇಕಾಮರ್ಸ್|ಈ-ಕಾಮರ್ಸ್|ಆನ್‌ಲೈನ್‌ನಲ್ಲಿ ಮಾರ|ಆನ್ಲೈನಲ್ಲಿ ಮಾರ|ಸೀರೆ|ಸೀರೆ ಅಂಗಡಿ|ಬಟ್ಟೆ ಅಂಗಡಿ|ಅಂಗಡಿ|ಶಾಪ್|ಮಳಿಗೆ|online angadi|online shop|online store|ecommerce|online mar|online nalli mar|seere|sire angadi|batte angadi|angadi|angadige|malige',
  travel:
    'ಟ್ರಾವೆಲ್|ಟ್ರಾವೆಲ್ಸ್|ಪ್ರವಾಸ|ಪ್ರವಾಸೋದ್ಯಮ|ಟೂರ್|ಟೂರಿಸಂ|ಹೋಟೆಲ್|ಹೋಟೆಲು|ರೆಸ್ಟೋರೆಂಟ್|ರೆಸ್ಟೊರೆಂಟ್|ರೆಸ್ಟಾರೆಂಟ್|ರೆಸಾರ್ಟ್|ಲಾಡ್ಜ್|ಹೋಮ್‌ಸ್ಟೇ|ಹೋಂಸ್ಟೇ|ಗೆಸ್ಟ್ ಹೌಸ್|ಕೆಫೆ|ವಸತಿಗೃಹ|ಯಾತ್ರೆ|ಉಪಹಾರ|pravasa|pravasi|tours|hotel ge|hotelge|restaurant ge|resort ge|lodge|homestay|home stay|yatre|vasatigruha|travel agency',
  finance:
    'ಬ್ಯಾಂಕ್|ಬ್ಯಾಂಕು|ಫೈನಾನ್ಸ್|ಫೈನಾನ್ಷಿಯಲ್|ಹಣಕಾಸು|ಎನ್‌ಬಿಎಫ್‌ಸಿ|ಎನ್ಬಿಎಫ್ಸಿ|ಲೋನ್|ಸಾಲ|ಚಿಟ್ ಫಂಡ್|ಚೀಟಿ|ಮೈಕ್ರೋ ಫೈನಾನ್ಸ್|ಬ್ರೋಕರ್|ಆರ್ಥಿಕ|ಬಡ್ಡಿ|ಸಹಕಾರಿ|bank ge|finance company|hanakasu|loan company|saala|sala kod|chit fund|micro finance|broker|arthika|baddi|sahakari|nbfc',
  'other-industry':
    'ಶಾಲೆ|ಸ್ಕೂಲ್|ಕಾಲೇಜು|ಕಾಲೇಜ್|ಕೋಚಿಂಗ್|ಟ್ಯೂಷನ್|ಸಲೂನ್|ಸೆಲೂನ್|ಬ್ಯೂಟಿ ಪಾರ್ಲರ್|ಪಾರ್ಲರ್|ಜಿಮ್|ರಿಯಲ್ ಎಸ್ಟೇಟ್|ಬಿಲ್ಡರ್|ವಕೀಲ|ಲಾಯರ್|ಕಾರ್ಖಾನೆ|ಫ್ಯಾಕ್ಟರಿ|ಗ್ಯಾರೇಜ್|ಗ್ಯಾರೇಜು|ಇನ್ಶೂರೆನ್ಸ್|ವಿಮೆ|ಕಿರಾಣಿ|ದಿನಸಿ|ಬೇಕರಿ|ಕೃಷಿ|ರೈತ|ದೇವಸ್ಥಾನ|ಸರ್ಕಾರಿ|ಎನ್‌ಜಿಒ|ಶೋರೂಮ್|ಚಿನ್ನದ ಅಂಗಡಿ|ಆಭರಣ ಅಂಗಡಿ|shale|shaale|school ge|college ge|coaching|tuition|salon ge|beauty parlour|parlour|gym ge|real estate|builder|vakila|vakeela|lawyer|karkhane|factory|garage|vime|insurance|kirani|dinasi|bakery|krushi|raita|devasthana|showroom',
  patient: 'ರೋಗಿ|ರೋಗಿಗಳು|ಪೇಷಂಟ್|ಪೇಶೆಂಟ್|ಪೇಷೆಂಟ್|rogi|rogigalu|rogigalige|patients ge|patient ge|peshent',
  'medical-advice':
    'ವೈದ್ಯಕೀಯ ಸಲಹೆ|ಮೆಡಿಕಲ್ ಸಲಹೆ|ಮೆಡಿಕಲ್ ಅಡ್ವೈಸ್|ಔಷಧ ಹೇಳ|ಔಷಧಿ ಹೇಳ|ಔಷಧ ಸೂಚಿಸ|ಔಷಧಿ ಸೂಚಿಸ|ಮಾತ್ರೆ ಹೇಳ|ಕಾಯಿಲೆ ಹೇಳ|ರೋಗ ನಿರ್ಣಯ|ರೋಗಲಕ್ಷಣ|ರೋಗ ಲಕ್ಷಣ|ಡೋಸ್|ಚಿಕಿತ್ಸೆ ಸಲಹೆ|ಚಿಕಿತ್ಸೆ ಹೇಳ|vaidyakiya salahe|medical salahe|medical advice|aushadha hel|aushadhi hel|ousadhi hel|maatre hel|matre hel|kayile hel|roga nirnaya|rogalakshana|roga lakshana|dose hel|chikitse',
  emergency:
    'ತುರ್ತು|ತುರ್ತು ಪರಿಸ್ಥಿತಿ|ಎಮರ್ಜೆನ್ಸಿ|ಎಮರ್ಜನ್ಸಿ|ರೋಗಿಗೆ ಎದೆ ನೋವು|ಎದೆ ನೋವು|ಎದೆನೋವು|ರಕ್ತಸ್ರಾವ|ಸೀರಿಯಸ್ ಪೇಷಂಟ್|ಜೀವಾಪಾಯ|turtu|thurtu|turtu paristhiti|emergency bandre|emergency idre|emergency adre|ede novu|edenovu|raktasrava|jeevapaya',
  'lab-report':
    'ಲ್ಯಾಬ್ ರಿಪೋರ್ಟ್|ಟೆಸ್ಟ್ ರಿಪೋರ್ಟ್|ರಿಪೋರ್ಟ್ ರೆಡಿ|ರಿಪೋರ್ಟ್ ಬಂದ|ರಕ್ತ ಪರೀಕ್ಷೆ|ಬ್ಲಡ್ ಟೆಸ್ಟ್|ಪರೀಕ್ಷೆಯ ವರದಿ|ಲ್ಯಾಬ್ ವರದಿ|ಪರೀಕ್ಷಾ ವರದಿ|ಉಪವಾಸ|lab report|test report|report ready|report bandid|rakta parikshe|blood test|lab varadi|parikshe varadi|upavasa',
  order:
    'ಆರ್ಡರ್|ಆರ್ಡರು|ಆರ್ಡರ್ ಎಲ್ಲಿ|ಆರ್ಡರ್ ಸ್ಟೇಟಸ್|ಆದೇಶದ ಸ್ಥಿತಿ|order elli|order status|ordergalu|order bagge|orders bagge',
  parcel:
    'ಪಾರ್ಸೆಲ್|ಪಾರ್ಸಲ್|ಡೆಲಿವರಿ|ಡೆಲಿವರೀ|ಕೊರಿಯರ್|ಕೊರಿಯರು|ಶಿಪ್‌ಮೆಂಟ್|ಟ್ರ್ಯಾಕಿಂಗ್|ಸರಕು|ಡೆಲಿವರಿ ಅಪ್‌ಡೇಟ್|parsal|parcel elli|delivery update|delivery late|delivery tada|courier elli|saraku|delivery bagge',
  cod: 'ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ|ಕ್ಯಾಷ್ ಆನ್ ಡೆಲಿವರಿ|ಸಿಒಡಿ|ಸಿಓಡಿ|ನಕಲಿ ಆರ್ಡರ್|ಫೇಕ್ ಆರ್ಡರ್|ಸುಳ್ಳು ಆರ್ಡರ್|cash on delivery|cod orders|cod order|cod confirm|fake order|fake orders|nakali order',
  'return-goods':
    'ರಿಟರ್ನ್|ರಿಟರ್ನ್ಸ್|ಹಿಂತಿರುಗಿಸ|ಹಿಂದಿರುಗಿಸ|ವಾಪಸ್ ಕಳಿಸ|ವಾಪಸ್ಸು ಕಳುಹಿಸ|ವಸ್ತು ವಾಪಸ್|ಎಕ್ಸ್‌ಚೇಂಜ್|ಎಕ್ಸ್ಚೇಂಜ್|ವಸ್ತು ಬದಲ|return mad|return maad|returns nod|returns handle|hintirugis|vapas kalis|vaapas kalis|vastu vapas|exchange mad',
  rush: 'ರಶ್|ದಟ್ಟಣೆ|ಜನಸಂದಣಿ|ಸೇಲ್ ಸಮಯ|ಸೇಲ್ ಟೈಮ್|ಸೇಲ್ ವಾರ|ಹಬ್ಬದ ಸೇಲ್|ಸೀಸನ್|ಪೀಕ್|ತುಂಬಾ ಕಾಲ್|ತುಂಬಾ ಕರೆ|ಬಹಳ ಕರೆ|ಹೆಚ್ಚು ಕರೆ ಬಂದ|ಜಾಸ್ತಿ ಕಾಲ್ ಬಂದ|ತುಂಬಾ ಜನ ಕಾಲ್|ತುಂಬಾ ಜನ ಕರೆ|rush ag|rush time|rush idd|dattane|sale time|sale samaya|sale week|habbada sale|season nalli|tumba call|tumba kare|tumba jana call|thumba calls|jasti call band|jasti calls',
  policy:
    'ನಮ್ಮ ಪಾಲಿಸಿ|ನಮ್ಮ ನಿಯಮ|ನಮ್ಮ ನೀತಿ|ನಮ್ಮ ರೂಲ್ಸ್|ಭರವಸೆ ಕೊಡ|ಭರವಸೆ|ವಾಗ್ದಾನ|ಮಾತು ಕೊಡ|ತಾನೇ ಡಿಸ್ಕೌಂಟ್ ಕೊಡ|ಇಷ್ಟ ಬಂದ ಹಾಗೆ|ಇಷ್ಟ ಬಂದಂತೆ|namma policy|namma niyama|namma rules|bharavase|vagdana|matu kod|maatu kod|tane discount kod|ishta banda hage|ishta bandange',
  room: 'ಕೋಣೆ|ರೂಮ್|ರೂಂ|ರೂಮು|ಕೊಠಡಿ|ವಾಸ್ತವ್ಯ|ಚೆಕ್ ಇನ್|ಚೆಕ್-ಇನ್|ಚೆಕ್ ಔಟ್|kone|konegalu|room book|rooms book|room khali|rooms khali|kothadi|kottadi|check in|check out|vastavya',
  table: 'ಟೇಬಲ್|ಟೇಬಲ್ ಬುಕ್|ಊಟಕ್ಕೆ ಟೇಬಲ್|ಡಿನ್ನರ್ ಬುಕಿಂಗ್|table book|tables book|table reserve|utakke table',
  itinerary:
    'ಪ್ರಯಾಣ|ಪ್ರಯಾಣ ಬದಲ|ಪ್ರಯಾಣದ ಯೋಜನೆ|ಟೂರ್ ಬದಲ|ಫ್ಲೈಟ್|ವಿಮಾನ|ಫ್ಲೈಟ್ ಲೇಟ್|ವಿಮಾನ ತಡ|ರೈಲು ತಡ|ಟ್ರೈನ್ ಲೇಟ್|ಪಿಕಪ್|ಪಿಕ್ ಅಪ್|ಏರ್‌ಪೋರ್ಟ್|ವಿಮಾನ ನಿಲ್ದಾಣ|prayana|prayana badal|flight late|flight tada|vimana|vimana tada|train late|pickup|pick up|airport ge|itinerary badal',
  cancellation:
    'ಬುಕಿಂಗ್ ರದ್ದು|ಬುಕಿಂಗ್ ಕ್ಯಾನ್ಸಲ್|ರದ್ದು ಮಾಡ|ರದ್ದು ಶುಲ್ಕ|ರದ್ದತಿ|ರದ್ದು|ಕ್ಯಾನ್ಸಲೇಶನ್|ಕ್ಯಾನ್ಸಲೇಷನ್|ಕ್ಯಾನ್ಸಲ್ ಮಾಡಿದ್ರೆ|booking cancel|booking raddu|raddu mad|raddu|raddati|cancellation charge|cancel madidre|cancel maadidre',
  group:
    'ಗುಂಪು|ಗ್ರೂಪ್|ಮದುವೆ|ವಿವಾಹ|ಸಮಾರಂಭ|ಫಂಕ್ಷನ್|ಬ್ಯಾಂಕ್ವೆಟ್|ಪಾರ್ಟಿ ಬುಕಿಂಗ್|ತಂಡದ ಬುಕಿಂಗ್|gumpu|group booking|maduve|madve|vivaha|samarambha|function booking|banquet',
  emi: 'ಇಎಂಐ|ಇ ಎಂ ಐ|ಕಂತು|ಕಂತಿನ|ಗಡುವು|ಡ್ಯೂ ಡೇಟ್|ಬಾಕಿ|ಪೇಮೆಂಟ್ ರಿಮೈಂಡರ್|ವಸೂಲಿ|ವಸೂಲು|ಸಾಲದ ಕಂತು|ಕೊನೆಯ ದಿನಾಂಕ|emi reminder|emi nenap|emi calls|kantu|kantina|gaduvu|baaki|baki|due date|vasuli|vasool|payment reminder|saalada kantu',
  mandate:
    'ಮ್ಯಾಂಡೇಟ್|ಮಾಂಡೇಟ್|ನ್ಯಾಚ್|ನಾಚ್|ಬೌನ್ಸ್|ಚೆಕ್ ಬೌನ್ಸ್|ಆಟೋ ಡೆಬಿಟ್|ಇಸಿಎಸ್|mandate bounce|bounce adre|bounce aadre|cheque bounce|nach bounce|auto debit',
  document:
    'ಡಾಕ್ಯುಮೆಂಟ್|ದಾಖಲೆ|ದಾಖಲಾತಿ|ಕೆವೈಸಿ|ಕಾಗದಪತ್ರ|ಕಾಗದ ಪತ್ರ|ಪತ್ರಗಳು|ಆಧಾರ್ ಪ್ರತಿ|documents beku|documents kel|dakhale|dakhalegalu|kyc|kyc documents|kagadapatra|documents pending|missing documents|documents follow',
  'calling-hours':
    'ಡಿಎನ್‌ಡಿ|ಡಿಎನ್ಡಿ|ಡಿ ಎನ್ ಡಿ|ಕರೆ ಮಾಡುವ ಸಮಯ|ಕಾಲ್ ಮಾಡುವ ಸಮಯ|ಕಾಲ್ ಮಾಡೋ ಟೈಮ್|ಯಾವ ಸಮಯದಲ್ಲಿ ಕರೆ|ಯಾವ ಟೈಮಲ್ಲಿ ಕಾಲ್|ಎಷ್ಟು ಗಂಟೆವರೆಗೆ ಕಾಲ್|ಎಷ್ಟು ಗಂಟೆವರೆಗೆ ಕರೆ|ಟ್ರಾಯ್|ರಾತ್ರಿ ಕಾಲ್ ಮಾಡುತ್ತಾ|ಒಪ್ಟ್ ಔಟ್|ಅನುಮತಿಸಿದ ಸಮಯ|dnd|call mado samaya|call mado time|call maduva samaya|yava samayadalli call|yava timealli call|eshtu gantevarege call|opt out|trai rules',
  identity:
    'ಗುರುತು ಪರಿಶೀಲ|ಗುರುತು|ಪರಿಶೀಲಿಸ|ಪರಿಶೀಲನೆ|ವೆರಿಫೈ|ವೆರಿಫಿಕೇಶನ್|ಯಾರು ಮಾತಾಡ್ತ|ಯಾರು ಮಾತನಾಡುತ್ತ|ಸರಿಯಾದ ವ್ಯಕ್ತಿ|ಬೇರೆಯವರು ಎತ್ತಿದ|ಬೇರೆ ಯಾರಾದರೂ ಎತ್ತಿದ|ಬೇರೆ ಯಾರಾದ್ರೂ ಫೋನ್|ಓಟಿಪಿ|ಒಟಿಪಿ|gurutu parishil|gurutu|parisheelis|parishilis|parishilane|verify mad|verify maad|yaru matadt|sariyada vyakti|bereyavaru ett|bere yaradru phone|bere yaradru ett|otp',
  audit:
    'ಆಡಿಟ್|ಆಡಿಟರ್|ಲೆಕ್ಕಪರಿಶೋಧ|ಲೆಕ್ಕ ಪರಿಶೋಧ|ಎಕ್ಸ್‌ಪೋರ್ಟ್|ಎಕ್ಸ್ಪೋರ್ಟ್|ರಫ್ತು ಮಾಡ|ಪುರಾವೆ|ತಪಾಸಣೆ|audit ge|auditor ge|lekkaparishodh|export mad|purave|puraave|tapasane',
  example:
    'ಉದಾಹರಣೆ|ಉದಾಹರಣೆಗೆ|ಮಾದರಿ ಲೆಕ್ಕ|ದೃಷ್ಟಾಂತ|ಎಕ್ಸಾಂಪಲ್|udaharane|udaharanege|udaaharane|example kod|example heli|example ge|madari lekka',
  contact:
    'ಸಂಪರ್ಕ|ಸಂಪರ್ಕಿಸ|ಕಾಂಟ್ಯಾಕ್ಟ್|ಕಾಂಟಾಕ್ಟ್|ನಿಮ್ಮನ್ನು ಹೇಗೆ|ನಿಮ್ಮನ್ನ ಹೇಗೆ|ನಿಮ್ಮ ಜೊತೆ ಹೇಗೆ|ತಲುಪ|sampark|samparka|samparkis|contact mad|contact maad|contact hege|nimmannu hege|nimmanna hege|nimma jote hege|talup|thalup',
  'speak-to-person':
    'ಮನುಷ್ಯರ ಜೊತೆ ಮಾತ|ಮನುಷ್ಯರೊಂದಿಗೆ ಮಾತ|ಮನುಷ್ಯನ ಜೊತೆ ಮಾತ|ಮನುಷ್ಯರ ಹತ್ರ ಮಾತ|ಯಾರಾದರೂ ಜೊತೆ ಮಾತ|ಯಾರ ಜೊತೆ ಮಾತ|ಯಾರ ಹತ್ರ ಮಾತ|ಯಾರೊಂದಿಗಾದರೂ ಮಾತ|ಯಾರ ಜೊತೆಯಾದ್ರೂ ಮಾತ|ಯಾರಾದ್ರೂ ಹತ್ರ ಮಾತ|ನಿಮ್ಮ ತಂಡದ ಜೊತೆ ಮಾತ|ನಿಮ್ಮ ಟೀಮ್ ಜೊತೆ ಮಾತ|ನಿಮ್ಮವರ ಜೊತೆ ಮಾತ|ನಿಮ್ಮ ಸಿಬ್ಬಂದಿ ಜೊತೆ ಮಾತ|ವ್ಯಕ್ತಿಯೊಂದಿಗೆ ಮಾತ|ವ್ಯಕ್ತಿ ಜೊತೆ ಮಾತ|ಸೇಲ್ಸ್ ಟೀಮ್|ಸೇಲ್ಸ್ ಅವರ|ಸೇಲ್ಸ್‌ನವರ|ಕಸ್ಟಮರ್ ಕೇರ್|ಗ್ರಾಹಕ ಸೇವೆ ನಂಬರ್|ನನಗೆ ಕಾಲ್ ಮಾಡಿ|ನನಗೆ ಕರೆ ಮಾಡಿ|ನನಗೆ ಫೋನ್ ಮಾಡಿ|ನನಗೆ ವಾಪಸ್ ಕಾಲ್|ಮರಳಿ ಕರೆ|ಮ್ಯಾನೇಜರ್ ಜೊತೆ|manushyara jote mat|manushyara jothe mat|manushyara hatra mat|manushyar jote|yaradru jote mat|yaradru jothe math|yara jote mat|yaradru hatra mat|yar jothe math|nimma team jote mat|nimma team jothe|nimmavara jote mat|vyakti jote mat|sales team|customer care|nanage call madi|nange call madi|nange phone madi|nanage phone madi|nange call maadi|vapas call madi|call back madi|manager jote|human jote mat|person jote mat|agent jote mat|real person jothe',
  form: 'ಫಾರ್ಮ್|ಫಾರಂ|ಫಾರ್ಮು|ಅರ್ಜಿ ನಮೂನೆ|ವಿಚಾರಣೆ|ಎನ್‌ಕ್ವೈರಿ|ಎಂಕ್ವೈರಿ|ಫಾರ್ಮ್ ತುಂಬ|ಫಾರಂ ತುಂಬ|ತುಂಬಿಸಿ|ಫಿಲ್ ಮಾಡ|ಸಬ್ಮಿಟ್|form tumb|form fill|form thumb|vicharane|enquiry kalis|enquiry madid|fill mad|fill maad|submit mad',
  reply:
    'ಯಾವಾಗ ಉತ್ತರ|ಯಾವಾಗ ರಿಪ್ಲೈ|ಉತ್ತರ ಯಾವಾಗ|ರಿಪ್ಲೈ ಯಾವಾಗ|ಯಾವಾಗ ಸಂಪರ್ಕಿಸ|ಯಾವಾಗ ಕಾಲ್ ಮಾಡ್ತೀರ|ಯಾವಾಗ ವಾಪಸ್ ಕಾಲ್|ಎಷ್ಟು ಸಮಯದಲ್ಲಿ ಉತ್ತರ|ಎಷ್ಟು ಬೇಗ ಉತ್ತರ|ಎಷ್ಟು ದಿನದಲ್ಲಿ ಉತ್ತರ|ಎಷ್ಟು ಗಂಟೆಯಲ್ಲಿ ಉತ್ತರ|yavaga uttara|yavaga reply|yavag reply|reply yavaga|uttara yavaga|yavaga samparkis|yavaga call madtira|eshtu bega uttara|eshtu bega reply|eshtu samayadalli uttara|eshtu dinadalli reply',
  'no-reply':
    'ಉತ್ತರ ಬಂದಿಲ್ಲ|ಉತ್ತರ ಬರಲಿಲ್ಲ|ರಿಪ್ಲೈ ಬಂದಿಲ್ಲ|ರಿಪ್ಲೈ ಬರಲಿಲ್ಲ|ರಿಪ್ಲೈ ಮಾಡಿಲ್ಲ|ಉತ್ತರ ಕೊಟ್ಟಿಲ್ಲ|ಇನ್ನೂ ಉತ್ತರ|ಇನ್ನೂ ರಿಪ್ಲೈ|ಇನ್ನೂ ಯಾರೂ|ಯಾರೂ ಕಾಲ್ ಮಾಡಿಲ್ಲ|ಯಾರೂ ಕರೆ ಮಾಡಿಲ್ಲ|ಯಾರೂ ಫೋನ್ ಮಾಡಿಲ್ಲ|ಯಾರೂ ಸಂಪರ್ಕಿಸಿಲ್ಲ|ಯಾರೂ ಉತ್ತರಿಸಿಲ್ಲ|ಯಾರೂ ಉತ್ತರಿಸ್ತಿಲ್ಲ|ಇನ್ನೂ ಕಾಯ್ತಾ|ಇನ್ನೂ ಕಾಯುತ್ತಿ|uttara bandilla|uttara barlilla|reply bandilla|reply barlilla|reply madilla|uttara kottilla|innu uttara|innu reply|innu yaru|yaru call madilla|yaru call madlilla|yaru phone madilla|yaru reply madilla|yaru samparkisilla|yaru uttar|innu kayta|innu kaytha',
  company:
    'ಕಂಪನಿ|ಕಂಪೆನಿ|ಸಂಸ್ಥೆ|ನಿಮ್ಮ ಕಂಪನಿ|ನಿಮ್ಮ ಸಂಸ್ಥೆ|ನಿಮ್ಮ ಬಗ್ಗೆ|ನೀವು ಯಾರು|kampani|company bagge|nimma company|samsthe|sansthe|nimma bagge|nivu yaru|neevu yaru',
  founder:
    'ಸಂಸ್ಥಾಪಕ|ಸ್ಥಾಪಕ|ಫೌಂಡರ್|ಮಾಲೀಕ|ಮಾಲಿಕ|ಓನರ್|ಸಿಇಒ|ಸಿಇಓ|ಯಾರು ಮಾಡಿದ|ಯಾರು ಕಟ್ಟಿದ|ಯಾರು ಸ್ಥಾಪಿಸ|ಯಾರು ನಡೆಸ|ಯಾರು ಶುರು|ಯಾರು ತಯಾರಿಸ|ಯಾರು ನಿರ್ಮಿಸ|ಹಿಂದೆ ಯಾರು|samsthapaka|sansthapaka|sthapaka|malika|maalika|owner yaru|founder yaru|ceo yaru|yaru madidd|yaru madida|yaru sthapis|yaru nadesu|yaru shuru|yaru tayaris|yaru nirmis|yaru build|hinde yaru',
  aim: 'ಗುರಿ|ಉದ್ದೇಶ|ಧ್ಯೇಯ|ಮಿಷನ್|ವಿಷನ್|ಆಶಯ|ಯಾಕೆ ಶುರು|ಯಾಕೆ ಮಾಡಿದಿರಿ|ಏಕೆ ನಿರ್ಮಿಸ|ಮೌಲ್ಯಗಳು|guri|uddesha|dhyeya|mission enu|vision enu|ashaya|aashaya|yake shuru|yake madidiri|moulya',
  place:
    'ವಿಳಾಸ|ಅಡ್ರೆಸ್|ಆಫೀಸ್|ಆಫೀಸು|ಕಚೇರಿ|ಯಾವ ಊರು|ಯಾವ ಊರಲ್ಲಿ|ಯಾವ ನಗರ|ಯಾವ ಸಿಟಿ|ಮುಖ್ಯ ಕಚೇರಿ|ಹೆಡ್ ಆಫೀಸ್|ಎಲ್ಲಿದ್ದೀರ|ಎಲ್ಲಿ ಇದ್ದೀರ|ನೀವು ಎಲ್ಲಿ|ಬೆಂಗಳೂರಿನಲ್ಲಿ ಇದೆ|ಬೆಂಗಳೂರಲ್ಲಿ|vilasa|vilaasa|adress|office elli|kacheri|kachheri|yava uru|yava ooru|yava nagara|yava city|head office|ellidira|elliddira|nivu elli|neevu elli|bangalore nalli|bengalurinalli|ಲೊಕೇಶನ್',
  since:
    'ಯಾವಾಗ ಸ್ಥಾಪ|ಯಾವಾಗ ಶುರುವಾ|ಯಾವಾಗ ಶುರು ಆ|ಯಾವಾಗ ಆರಂಭವಾ|ಯಾವ ವರ್ಷ|ಎಷ್ಟು ವರ್ಷದಿಂದ|ಎಷ್ಟು ವರ್ಷಗಳಿಂದ|ಎಷ್ಟು ಹಳೆಯ|ಸ್ಥಾಪನೆ|ಎಷ್ಟು ವರ್ಷ ಆ|yavaga sthap|yavaga shuruv|yavaga start ag|yava varsha|eshtu varshadinda|estu varshadinda|eshtu varshagalinda|eshtu haleya|sthapane|eshtu varsha ayt',
  social:
    'ಲಿಂಕ್ಡ್‌ಇನ್|ಲಿಂಕ್ಡಿನ್|ಇನ್‌ಸ್ಟಾಗ್ರಾಮ್|ಇನ್ಸ್ಟಾಗ್ರಾಮ್|ಫೇಸ್‌ಬುಕ್|ಫೇಸ್ಬುಕ್|ಟ್ವಿಟರ್|ಯೂಟ್ಯೂಬ್|ಸೋಷಿಯಲ್ ಮೀಡಿಯಾ|ಸಾಮಾಜಿಕ ಜಾಲತಾಣ|ಸಾಮಾಜಿಕ ಮಾಧ್ಯಮ|instagram nalli|facebook nalli|social media|samajika jalatana|linkedin nalli',
  card: 'ವಿಸಿಟಿಂಗ್ ಕಾರ್ಡ್|ಬಿಸಿನೆಸ್ ಕಾರ್ಡ್|ಕಾಂಟ್ಯಾಕ್ಟ್ ಸೇವ್|ಕಾರ್ಡ್ ಡೌನ್‌ಲೋಡ್|ಕ್ಯೂಆರ್ ಕೋಡ್|visiting card|business card|contact save|card download|qr code',
  blog: 'ಬ್ಲಾಗ್|ಲೇಖನ|ಆರ್ಟಿಕಲ್|ಬರಹಗಳು|ಓದಲು|ಓದೋಕೆ|blog elli|lekhana|lekhanagalu|articles|odoke enadru',
  clients:
    'ನಿಮ್ಮ ಗ್ರಾಹಕರು ಯಾರು|ನಿಮ್ಮ ಗ್ರಾಹಕರ ಹೆಸರು|ನಿಮ್ಮ ಕ್ಲೈಂಟ್|ನಿಮ್ಮ ಕಸ್ಟಮರ್ಸ್ ಯಾರು|ನಿಮ್ಮ ಕಸ್ಟಮರ್ ಯಾರು|ಎಷ್ಟು ಗ್ರಾಹಕರು|ಎಷ್ಟು ಕಸ್ಟಮರ್|ಎಷ್ಟು ಕಂಪನಿ|ಯಾರು ಬಳಸ್ತ|ಯಾರು ಬಳಸುತ್ತ|ಯಾರು ಯೂಸ್ ಮಾಡ|ರಿವ್ಯೂ|ವಿಮರ್ಶೆ|ರೇಟಿಂಗ್|ಯಶೋಗಾಥೆ|ಯಶಸ್ಸಿನ ಕಥೆ|ಸಕ್ಸಸ್ ಸ್ಟೋರಿ|nimma grahakaru yaru|nimma clients|nimma customers yaru|eshtu grahakaru|eshtu customers|estu customers|eshtu company|yaru balast|yaru use mad|reviews|rating|yashogathe|success story|vimarshe',
  job: 'ಉದ್ಯೋಗಾವಕಾಶ|ಉದ್ಯೋಗ ಅವಕಾಶ|ಉದ್ಯೋಗ|ಕೆಲಸ ಸಿಗ|ಕೆಲಸ ಖಾಲಿ|ಕೆಲಸ ಬೇಕು|ಜಾಬ್|ಇಂಟರ್ನ್‌ಶಿಪ್|ಇಂಟರ್ನ್ಶಿಪ್|ವೇಕೆನ್ಸಿ|ಹುದ್ದೆ|ಕೆರಿಯರ್|ರೆಸ್ಯೂಮೆ|ನಿಮ್ಮಲ್ಲಿ ಕೆಲಸ|udyogavakasha|udyoga|kelasa siguta|kelsa sigutta|kelsa khali|kelasa khali|kelsa beku|kelasa beku|job ide|job idya|job sigutta|internship|vacancy|hudde|nimmalli kelasa|nim company alli kelsa|resume kalis',
  partner:
    'ಪಾಲುದಾರ|ಪಾರ್ಟ್ನರ್|ಪಾರ್ಟ್‌ನರ್|ರೀಸೆಲ್ಲರ್|ರಿಸೆಲ್ಲರ್|ಫ್ರಾಂಚೈಸಿ|ಫ್ರಾಂಚೈಸ್|ಡೀಲರ್‌ಶಿಪ್|ಡೀಲರ್|ಡಿಸ್ಟ್ರಿಬ್ಯೂಟರ್|ಏಜೆನ್ಸಿ ತಗೋ|ಕಮಿಷನ್|paludara|paaludara|partner ag|reseller|franchise|dealership|dealer ag|distributor|agency tago|commission sigutta',
  investor:
    'ಹೂಡಿಕೆ|ಹೂಡಿಕೆದಾರ|ಇನ್ವೆಸ್ಟರ್|ಫಂಡಿಂಗ್|ಟರ್ನೋವರ್|ಆದಾಯ|ರೆವಿನ್ಯೂ|ವಹಿವಾಟು|ಎಷ್ಟು ಜನ ಉದ್ಯೋಗಿಗಳು|ಎಷ್ಟು ಉದ್ಯೋಗಿ|ಟೀಮ್ ಸೈಜ್|hudike|hoodike|hudikedara|funding|turnover|adaya|aadaya|revenue eshtu|vahivatu|eshtu udyogi|team size|nimma team eshtu jana',
  certificate:
    'ಸರ್ಟಿಫಿಕೇಟ್|ಪ್ರಮಾಣಪತ್ರ|ಪ್ರಮಾಣ ಪತ್ರ|ಪ್ರಮಾಣೀಕರಣ|ಐಎಸ್‌ಒ|ಐಎಸ್ಒ|ಹಿಪಾ|ಲೈಸೆನ್ಸ್|ಪರವಾನಗಿ|ನೋಂದಣಿ ಸಂಖ್ಯೆ|ಕಂಪ್ಲಯನ್ಸ್|certificate ide|certificate idya|pramana patra|pramanapatra|pramanikarana|iso ide|hipaa|license ide|paravanagi|nondani sankhye|registered company',
  secure:
    'ಸುರಕ್ಷಿತ|ಸುರಕ್ಷತೆ|ಭದ್ರತೆ|ಭದ್ರ|ಸೇಫ್|ಸೆಕ್ಯೂರ್|ಸೆಕ್ಯುರಿಟಿ|ಹ್ಯಾಕ್|ಎನ್‌ಕ್ರಿಪ್ಟ್|ಎನ್‌ಕ್ರಿಪ್ಷನ್|ಸರ್ವರ್ ಎಲ್ಲಿ|ಸರ್ವರ್|ಡೇಟಾ ಎಲ್ಲಿ|surakshita|surakshate|surakshathe|bhadrate|bhadra|safe na|safe aa|safe agi|safe agide|safe ideya|secure na|secure agide|hack ag|encrypt|server elli|data elli',
  uptime:
    'ಅಪ್‌ಟೈಮ್|ಅಪ್ಟೈಮ್|ಗ್ಯಾರಂಟಿ|ಖಾತರಿ|ಎಸ್‌ಎಲ್‌ಎ|ಸರ್ವರ್ ಡೌನ್|ಡೌನ್ ಆದ|ನಿಂತು ಹೋದ|ನಿಂತುಹೋದ|ಕೆಲಸ ಮಾಡದಿದ್ದ|ಕೈಕೊಟ್ಟ|guarantee ide|guarantee kodtira|garanti|khatari|sla|server down|down adre|down aadre|nintu hodre|kelasa madadidre|kelsa madadidre|kai kotre',
  technology:
    'ತಂತ್ರಜ್ಞಾನ|ಟೆಕ್ನಾಲಜಿ|ಯಾವ ಮಾಡೆಲ್|ಯಾವ ಮಾದರಿ|ಚಾಟ್‌ಜಿಪಿಟಿ|ಚಾಟ್ ಜಿಪಿಟಿ|ಜಿಪಿಟಿ|ಜೆಮಿನಿ|ಯಾವ ಎಐ|ಯಾವ AI|tantrajnana|tantragnana|technology enu|yava technology|yava model|chatgpt|gpt use|yava ai',
  'white-label':
    'ವೈಟ್ ಲೇಬಲ್|ನಮ್ಮ ಬ್ರ್ಯಾಂಡ್|ನಮ್ಮ ಬ್ರಾಂಡ್|ನಮ್ಮ ಹೆಸರಿನಲ್ಲಿ|ನಮ್ಮ ಹೆಸರಲ್ಲಿ|ನಮ್ಮ ಲೋಗೋ|ಸ್ವಂತ ಬ್ರ್ಯಾಂಡ್|ಸ್ವಂತ ಬ್ರಾಂಡ್|white label|namma brand|namma hesarinalli|namma hesaralli|namma hesralli|namma logo|swanta brand',
  'on-premise':
    'ನಮ್ಮ ಸರ್ವರ್|ನಮ್ಮ ಸ್ವಂತ ಸರ್ವರ್|ಸ್ವಂತ ಸರ್ವರ್|ಆನ್ ಪ್ರಿಮೈಸ್|ಆನ್-ಪ್ರಿಮೈಸ್|ನಮ್ಮ ಕಂಪ್ಯೂಟರ್‌ನಲ್ಲಿ|namma server|swanta server|on premise|namma servernalli|namma serveralli',
  abroad:
    'ವಿದೇಶ|ಹೊರದೇಶ|ಬೇರೆ ದೇಶ|ಇತರ ದೇಶ|ಅಮೆರಿಕ|ದುಬೈ|ಅಂತರರಾಷ್ಟ್ರೀಯ|ಅಂತಾರಾಷ್ಟ್ರೀಯ|ಭಾರತದ ಹೊರಗೆ|ಇಂಡಿಯಾ ಹೊರಗೆ|ಯುಕೆ|ಸಿಂಗಾಪುರ|ಗಲ್ಫ್|ಎನ್‌ಆರ್‌ಐ|videsha|videshadalli|videshakke|horadesha|bere desha|america|dubai|antararashtriya|international call|india horage|bharatada horage|gulf|nri',
  support:
    'ನಿಮ್ಮ ಸಪೋರ್ಟ್|ಸಪೋರ್ಟ್ ಟೀಮ್|ಸಪೋರ್ಟ್ ಹೇಗೆ|ಸಪೋರ್ಟ್ ಸಿಗ|ಸಪೋರ್ಟ್ ಕೊಡ|ಸಪೋರ್ಟ್ ಯಾವಾಗ|ತಗೊಂಡ ಮೇಲೆ ಸಹಾಯ|ಖರೀದಿಸಿದ ನಂತರ ಸಹಾಯ|ಆಮೇಲೆ ಸಹಾಯ|ಯಾರು ಸಹಾಯ ಮಾಡ|ಟೆಕ್ನಿಕಲ್ ಸಪೋರ್ಟ್|ಬೆಂಬಲ|nimma support|support team|support hege|support sigutta|support kodtira|support yavaga|tagonda mele sahaya|amele sahaya|yaru sahaya mad|technical support|bembala',
  training:
    'ತರಬೇತಿ|ಟ್ರೈನಿಂಗ್|ಟ್ರೇನಿಂಗ್|ನಮಗೆ ಕಲಿಸ|ನಮಗೆ ಹೇಳಿಕೊಡ|ನಮ್ಮ ಸಿಬ್ಬಂದಿಗೆ ಕಲಿಸ|ನಮ್ಮ ಸ್ಟಾಫ್‌ಗೆ ಕಲಿಸ|ಟ್ಯುಟೋರಿಯಲ್|ವರ್ಕ್‌ಶಾಪ್|tarabeti|tarabethi|training kodtira|training sigutta|namge kalis|namage kalis|namma staff ge kalis|staff training|tutorial',
  roadmap:
    'ಭವಿಷ್ಯ|ಭವಿಷ್ಯದಲ್ಲಿ|ಶೀಘ್ರದಲ್ಲೇ|ಮುಂಬರುವ|ಮುಂದೆ ಬರುವ|ಮುಂದೆ ಏನು|ಹೊಸ ಫೀಚರ್|ಹೊಸ ಸೌಲಭ್ಯ|ರೋಡ್‌ಮ್ಯಾಪ್|ಯಾವಾಗ ತರ್ತೀರ|bhavishya|bhavishyadalli|sheeghradalle|mumbaruva|munde baruva|munde enu|hosa feature|hosa features|roadmap|yavaga tartira',
  data: 'ಡೇಟಾ|ದತ್ತಾಂಶ|ನನ್ನ ಮಾಹಿತಿ|ನನ್ನ ವಿವರ|ನಮ್ಮ ಡೇಟಾ|ನನ್ನ ಡೇಟಾ|ವೈಯಕ್ತಿಕ|ಖಾಸಗಿ ಮಾಹಿತಿ|dattamsha|nanna mahiti|nanna vivara|nanna data|namma data|vaiyaktika|nanna details|khasagi mahiti',
  privacy:
    'ಪ್ರೈವಸಿ|ಪ್ರೈವೆಸಿ|ಗೌಪ್ಯತೆ|ಗೋಪ್ಯತೆ|ಖಾಸಗಿತನ|ಗೌಪ್ಯತಾ ನೀತಿ|ಪ್ರೈವಸಿ ಪಾಲಿಸಿ|privacy policy|goupyate|gaupyate|gaupyathe|khasagitana|privacy bagge',
  store:
    'ಸಂಗ್ರಹ|ಸಂಗ್ರಹಿಸ|ಶೇಖರಿಸ|ಉಳಿಸಿಕೊಳ್|ಉಳಿಸ್ಕೊ|ಇಟ್ಟುಕೊಳ್|ಇಟ್ಕೊಳ್|ಇಟ್ಕೋತ|ಇಡುತ್ತೀರ|ಇಡ್ತೀರ|ಸೇವ್ ಮಾಡ|ಸ್ಟೋರ್ ಮಾಡ|ಕಾಪಾಡ|sangraha|sangrahis|shekharis|ulisikol|itkol|itkoll|ittukoll|itkotira|itkothira|idtira|iduttira|save mad|save maad|store mad|store maad|store agutta',
  delete:
    'ಅಳಿಸ|ಡಿಲೀಟ್|ಡಿಲಿಟ್|ತೆಗೆದುಹಾಕ|ತೆಗೆದು ಹಾಕ|ತೆಗೆಯಿರಿ|ರಿಮೂವ್|ನಾಶ ಮಾಡ|alisi|alisu|alisabahuda|alisbahuda|alisbeku|delete mad|delete maad|tegedu hak|tegedhaki|tegdaki|remove mad|remove maad',
  correct:
    'ನನ್ನ ಡೇಟಾ ನೋಡ|ನನ್ನ ಮಾಹಿತಿ ನೋಡ|ನನ್ನ ಮಾಹಿತಿ ಬದಲ|ನನ್ನ ವಿವರ ಬದಲ|ನನ್ನ ವಿವರ ತಿದ್ದ|ತಿದ್ದ|ತಿದ್ದಬಹುದ|ಸರಿಪಡಿಸ|ಸರಿ ಮಾಡ|ನನ್ನ ಬಗ್ಗೆ ಏನು|ನನ್ನ ಬಗ್ಗೆ ಯಾವ ಮಾಹಿತಿ|nanna data nod|nanna mahiti nod|nanna mahiti badal|nanna details change|nanna details nod|tiddu|tiddabahuda|saripadis|sari mad|nanna bagge enu|nanna bagge yava mahiti',
  cookie: 'ಕುಕೀ|ಕುಕಿ|ಕುಕೀಸ್|ಕುಕೀಗಳು|cookies use|cookies balas|cookiegalu',
  tracker:
    'ಟ್ರ್ಯಾಕ್|ಟ್ರ್ಯಾಕರ್|ಟ್ರಾಕ್ ಮಾಡ|ಜಾಹೀರಾತು|ಆಡ್ಸ್|ಗೂಢಚಾರ|ಹಿಂಬಾಲಿಸ|ನಿಗಾ|track mad|track maad|track madtira|tracking mad|jahiratu|jahirathu|ads hak|ads barutta|himbalis|niga id',
  'sell-data':
    'ಡೇಟಾ ಮಾರ|ಡೇಟಾವನ್ನು ಮಾರ|ಮಾಹಿತಿ ಮಾರ|ಮಾಹಿತಿಯನ್ನು ಮಾರ|ವಿವರ ಮಾರ|ನಂಬರ್ ಮಾರ|ಮಾರುತ್ತೀರ|ಮಾರ್ತೀರ|ಮಾರಾಟ ಮಾಡ್ತೀರ|ಡೇಟಾ ಮಾರಾಟ|ಮಾಹಿತಿ ಮಾರಾಟ|data mar|data martira|data marta|mahiti mar|number mar|martira|maartira|maarthira|data sell mad|sell madtira|sell maadtira|data marata',
  'share-data':
    'ಯಾರಿಗಾದರೂ ಕೊಡ|ಯಾರಿಗಾದ್ರೂ ಕೊಡ|ಯಾರಿಗೆ ಕೊಡ|ಯಾರ ಜೊತೆ ಹಂಚ|ಹಂಚಿಕೊಳ್|ಹಂಚ್ಕೊ|ಶೇರ್ ಮಾಡ|ಮೂರನೇ ವ್ಯಕ್ತಿ|ಥರ್ಡ್ ಪಾರ್ಟಿ|ಬೇರೆಯವರಿಗೆ ಕೊಡ|ಇತರರಿಗೆ ಕೊಡ|ಪೊಲೀಸರಿಗೆ ಕೊಡ|ಬೇರೆ ಕಂಪನಿಗೆ ಕೊಡ|yarigadru kod|yarigaadru kod|yarige kod|yara jote hanch|hanchikol|hanchkol|share mad|share maad|third party|bereyavarige kod|bereyavrige kod|itararige kod|policege kod',
  'train-model':
    'ಮಾಡೆಲ್ ಟ್ರೈನ್|ಮಾಡೆಲ್‌ಗೆ ತರಬೇತಿ|ಎಐಗೆ ತರಬೇತಿ|AI ಗೆ ತರಬೇತಿ|AI ತರಬೇತಿ|ಎಐ ತರಬೇತಿ|ಮಾಡೆಲ್ ತರಬೇತಿ|ತರಬೇತಿಗೆ ಬಳಸ|ಟ್ರೈನಿಂಗ್‌ಗೆ ಬಳಸ|ಟ್ರೈನ್ ಮಾಡೋಕೆ ಬಳಸ|ai train madoke|model train|model train mad|tarabetige balas|training ge balas|training ge use|ai ge train',
  children:
    'ಮಕ್ಕಳು|ಮಕ್ಕಳ|ಮಗು|ಮಗುವಿನ|ಚಿಕ್ಕ ಮಕ್ಕಳು|ಅಪ್ರಾಪ್ತ|13 ವರ್ಷ|ನನ್ನ ಮಗ|ನನ್ನ ಮಗಳು|ವಯಸ್ಸು|ವಯಸ್ಸಿನ|makkalu|makkala|makkalige|magu|aprapta|13 varsha|nanna maga|nanna magalu|vayassu|vayasu|vayassina',
  updated:
    'ಅಪ್‌ಡೇಟ್ ಆ|ಅಪ್ಡೇಟ್ ಆ|ಅಪ್‌ಡೇಟ್ ಮಾಡಿದ|ಅಪ್‌ಡೇಟ್ ಯಾವಾಗ|ಕೊನೆಯ ಬಾರಿ|ಕೊನೆಯದಾಗಿ|ಕೊನೆ ಸಲ|ಯಾವಾಗ ಬದಲಾಯಿಸಿದ|ಯಾವಾಗ ಬದಲಾ|ಪರಿಷ್ಕರ|ನವೀಕರಿಸ|update agid|update aytu|update madid|update yavaga|koneya bari|koneyadagi|kone sala|yavaga badal|yavaga update|last update|navikaris',
  log: 'ಸರ್ವರ್ ಲಾಗ್|ಲಾಗ್ಸ್|ಲಾಗ್‌ಗಳು|ಐಪಿ ಅಡ್ರೆಸ್|ಐಪಿ ವಿಳಾಸ|ಐಪಿ|server log|logs|ip address|ip vilasa',
  hello:
    'ನಮಸ್ಕಾರ|ನಮಸ್ತೆ|ನಮಸ್ತೇ|ಹಲೋ|ಹಲೊ|ಹೆಲೋ|ಹಾಯ್|ಶುಭೋದಯ|ಶುಭ ಮುಂಜಾನೆ|ಶುಭ ಸಂಜೆ|ಶುಭದಿನ|ನಮಸ್ಕಾರ್ರಿ|namaskara|namaskaara|namaskar|namaste|namasthe|hello ri|hai ri|shubhodaya|shubha munjane|shubha sanje|haai',
  thanks:
    'ಧನ್ಯವಾದ|ಥ್ಯಾಂಕ್ಸ್|ಥ್ಯಾಂಕ್ಯೂ|ಥ್ಯಾಂಕ್ ಯೂ|ಥಾಂಕ್ಸ್|ಥ್ಯಾಂಕ್|ಕೃತಜ್ಞತೆ|ಉಪಕಾರ ಆಯ್ತು|ವಂದನೆ|dhanyavada|dhanyavaada|dhanyavadagalu|danyavada|danyavadagalu|thanks ri|thank you ri|tumba thanks|thumba thanks|upakara aytu|krutajnate',
  bye: 'ಬರ್ತೀನಿ|ಹೋಗಿ ಬರ್ತೀನಿ|ಹೋಗಿಬರುತ್ತೇನೆ|ಬೈ|=ಬಾಯ್|ಮತ್ತೆ ಸಿಗೋಣ|ಮತ್ತೆ ಸಿಗೋಣ ಬೈ|ಮತ್ತೆ ಭೇಟಿಯಾಗೋಣ|ಶುಭರಾತ್ರಿ|ಶುಭ ರಾತ್ರಿ|ವಿದಾಯ|ಸಾಕು ಇಷ್ಟೇ|ಅಷ್ಟೇ ಸಾಕು|barteeni|bartini|hogi bartini|hogbartini|matte sigona|mathe sigona|matte bhetiyag|shubharatri|shubha ratri|vidaya|ashte saku|saku ishte',
  ok: '=ಸರಿ|=ಓಕೆ|=ಓಕೇ|ಸರಿ ಸರಿ|=ಆಯ್ತು|ಆಯ್ತು ಸರಿ|ಸರಿ ಆಯ್ತು|ಅರ್ಥ ಆಯ್ತು|ಅರ್ಥವಾಯ್ತು|ಗೊತ್ತಾಯ್ತು|ತಿಳೀತು|ಚೆನ್ನಾಗಿದೆ|=ಹಾಗಾದರೆ|=ಒಳ್ಳೆಯದು|ಸರಿ ರೀ|=sari|sari sari|=aytu|=aaytu|=ayithu|=aythu|ok aytu|sari aytu|artha aytu|artha aythu|gottaytu|gothaythu|tilitu|chennagide|chenagide|sari ri|okay ri',
  yes: '=ಹೌದು|=ಹೌದ|=ಹೂಂ|=ಹೂ|=ಹೂಂರಿ|ಹೌದು ರೀ|=ಹಾಂ|=ಹಾ|ಖಂಡಿತ|ಸರಿ ಮಾಡಿ|ಬೇಕು ಮಾಡಿ|=ಹೌದ್ರಿ|=haudu|=houdu|=howdu|=haud|=hoon|=hu|=hoo|=haa|houdu ri|haudri|houdri|khandita|khanditha|sari madi',
  no: '=ಬೇಡ|ಬೇಡ್ರಿ|=ಬೇಡಿ|=ಇಲ್ಲ|=ಇಲ್ರಿ|=ಅಲ್ಲ|ಅಗತ್ಯ ಇಲ್ಲ|ಅಗತ್ಯವಿಲ್ಲ|ಈಗ ಬೇಡ|ಬೇಕಾಗಿಲ್ಲ|ಬೇಕಿಲ್ಲ|=ಇಲ್ಲಾ|=beda|=bedi|bedri|=illa|=ila|=illari|=alla|agatya illa|agatyavilla|iga beda|eega beda|bekagilla|bekilla|=byada|=ಬ್ಯಾಡ',
  please:
    'ದಯವಿಟ್ಟು|ದಯಮಾಡಿ|ಪ್ಲೀಸ್|=ಸ್ವಲ್ಪ|ಕೃಪೆ ಮಾಡಿ|dayavittu|dayavitu|dayamadi|please ri|=swalpa|=solpa|plz ri',
  'are-you-human':
    'ನೀವು ಮನುಷ್ಯ|ನೀನು ಮನುಷ್ಯ|ನೀವು ರೋಬೋ|ನೀನು ರೋಬೋ|ನೀವು ಬಾಟ್|ನೀನು ಬಾಟ್|ನೀವು ಎಐ|ನೀನು ಎಐ|ನೀವು AI|ನೀನು AI|ಮನುಷ್ಯರ ಜೊತೆ ಮಾತಾಡ್ತಾ ಇದ್ದ|ಬಾಟ್ ಜೊತೆ ಮಾತಾಡ್ತ|ಮಷಿನ್ ಜೊತೆ ಮಾತಾಡ್ತ|ಮನುಷ್ಯನಾ ರೋಬೋ|ಮನುಷ್ಯರಾ ರೋಬೋ|ಮನುಷ್ಯನಾ ಬಾಟಾ|ಮನುಷ್ಯನೋ ಯಂತ್ರವೋ|ನಿಜವಾದ ಮನುಷ್ಯನಾ|ನಿಜವಾದ ಮನುಷ್ಯರಾ|ನೀವು ಮಷಿನ್|ನೀವು ಯಂತ್ರ|ನೀವು ಕಂಪ್ಯೂಟರ್|nivu manushya|neevu manushya|neenu manushya|ninu manushya|nivu robo|neevu robo|neevu robot|neenu robot|nivu robot|nivu bot|neevu bot|neenu bot|ninu bot|nivu ai|neevu ai|neenu ai|bot jote matad|bot jothe math|manushya na bot|manushyana robo|manushyara robo|nijavada manushya|neevu machine|nivu machine|neevu computer',
  'your-name':
    'ನಿನ್ನ ಹೆಸರು|ನಿಮ್ಮ ಹೆಸರು|ನಿಮ್ಮ ಹೆಸರೇನು|ನಿನ್ನ ಹೆಸರೇನು|ನೀನು ಯಾರು|ನೀವು ಯಾರು|ನೀವ್ಯಾರು|ಯಾರು ಮಾತಾಡ್ತಿರೋದು|ninna hesaru|nimma hesaru|nim hesaru|nin hesaru|nimma hesarenu|neenu yaru|neevu yaru|nivu yaru|ninu yaru|neevyaru|yaru matadtirodu',
  'help-me':
    'ಸಹಾಯ|ಸಹಾಯ ಮಾಡ|ಹೆಲ್ಪ್|ನೀವು ಏನು ಮಾಡಬಹುದು|ನೀವು ಏನು ಮಾಡಬಲ್ಲಿರಿ|ನೀನು ಏನು ಮಾಡ|ಏನು ಮಾಡ್ತೀರ|ಏನು ಕೇಳಬಹುದು|ಒಂದು ಪ್ರಶ್ನೆ ಇದೆ|ಒಂದು ಪ್ರಶ್ನೆ|ಒಂದು ಡೌಟ್|ಒಂದು ಅನುಮಾನ|ಒಂದು ವಿಷಯ ಕೇಳ|sahaya|sahaaya|sahaya mad|help mad|help maadi|help beku|enu madtira|enu madabahudu|neevu enu mad|nivu enu mad|enu kelabahudu|ondu prashne|ondu doubt|ondu vishaya kel',
  'how-are-you':
    'ಹೇಗಿದ್ದೀರ|ಹೇಗಿದ್ದೀಯ|ಚೆನ್ನಾಗಿದ್ದೀರ|ಚೆನ್ನಾಗಿದ್ದೀಯ|ಆರಾಮಾ|ಆರಾಮ ಇದ್ದೀರ|ಏನ್ ಸಮಾಚಾರ|ಏನು ಸಮಾಚಾರ|ಕ್ಷೇಮವಾ|hegiddira|hegidira|hegidiya|hegiddiya|heg idira|chennagiddira|chennagidira|chenagidira|aramana|aaram idira|en samachara|enu samachara',
  sure: 'ನಿಜವಾ|ನಿಜವಾಗಿ|ನಿಜವಾಗ್ಲೂ|ನಿಜವಾಗಿಯೂ|ನಿಜಾನಾ|ಖಚಿತವಾ|ಖಚಿತನಾ|ಪಕ್ಕಾ|ಗ್ಯಾರಂಟಿನಾ|ಸರಿನಾ ಇದು|ಕರೆಕ್ಟಾ|ಹೌದಾ|ಖಾತ್ರಿನಾ|nijava|nijana|nijavaglu|nijavagiyu|nijaana|khachitava|khachitana|pakka|pakkana|sure na|sure aa|correct aa|correct na|=houda|=hauda|khatrina|nijvaglu',
  source:
    'ಎಲ್ಲಿ ಬರೆದ|ಎಲ್ಲಿ ಹೇಳಿದ|ಎಲ್ಲಿದೆ ಇದು|ಆಧಾರ|ಪುರಾವೆ ಏನು|ಯಾವ ಪುಟದಲ್ಲಿ|ಯಾವ ಪೇಜಲ್ಲಿ|ಹೇಗೆ ಗೊತ್ತು|ಲಿಂಕ್ ಕೊಡ|ಲಿಂಕ್ ಕಳಿಸ|ಎಲ್ಲಿ ನೋಡ|ಎಲ್ಲಿ ಓದ|ಮೂಲ ಏನು|elli baredide|elli bardide|elli helide|adhara|aadhara|yava putadalli|yava pagealli|hege gottu|link kod|link kalis|elli nod|elli od|proof enu|proof ide',
  again:
    'ಮತ್ತೆ ಹೇಳಿ|ಮತ್ತೊಮ್ಮೆ|ಇನ್ನೊಮ್ಮೆ|ಇನ್ನೊಂದು ಸಲ|ಇನ್ನೊಂದ್ಸಲ|ಇನ್ನೊಂದು ಬಾರಿ|=ಮತ್ತೆ|ಪುನಃ|ರಿಪೀಟ್|ಮತ್ತೊಂದು ಸಲ|matte heli|mathe heli|mattomme|innomme|innondu sala|innondsala|innond sala|=matte|punaha|repeat mad|mattondu sala',
  shorter:
    'ಚಿಕ್ಕದಾಗಿ|ಸಂಕ್ಷಿಪ್ತವಾಗಿ|ಸಂಕ್ಷೇಪವಾಗಿ|ಚುಟುಕಾಗಿ|ಸರಳವಾಗಿ|ಸಿಂಪಲ್ ಆಗಿ|ಸುಲಭವಾಗಿ ಹೇಳ|ಒಂದೇ ಮಾತಲ್ಲಿ|ಒಂದೇ ಸಾಲಿನಲ್ಲಿ|ಒಂದು ಸಾಲಿನಲ್ಲಿ|ಶಾರ್ಟ್ ಆಗಿ|chikkadagi|sankshiptavagi|sankshepavagi|chutukagi|saralavagi|simple agi|simple aagi|sulabhavagi|onde matalli|onde salinalli|ondu salinalli|short agi|short aagi',
  meant:
    'ನಾನು ಹೇಳಿದ್ದು|ನಾನು ಕೇಳಿದ್ದು|ನನ್ನ ಅರ್ಥ|ಅದಲ್ಲ|ಅದು ಅಲ್ಲ|ಅಲ್ಲ ಅಲ್ಲ|ಕ್ಷಮಿಸಿ|ಸಾರಿ|ಸಾರೀ|ತಪ್ಪಾಗಿ ಟೈಪ್|ನಾನು ಹೇಳಲು ಹೊರಟ|nanu helidd|naanu helidd|nanu kelidd|naanu kelidd|nan keliddu|nanna artha|adalla|adu alla|alla alla|kshamisi|sorry ri|tappagi type',
  'reply-in':
    'ನಲ್ಲಿ ಹೇಳಿ|ದಲ್ಲಿ ಹೇಳಿ|ನಲ್ಲಿ ಉತ್ತರಿಸಿ|ದಲ್ಲಿ ಉತ್ತರಿಸಿ|ನಲ್ಲಿ ಉತ್ತರ ಕೊಡ|ನಲ್ಲಿ ಮಾತಾಡಿ|ನಲ್ಲಿ ಮಾತನಾಡಿ|ಕನ್ನಡದಲ್ಲಿ ಹೇಳಿ|ಕನ್ನಡದಲ್ಲಿ ಹೇಳು|ಕನ್ನಡದಲ್ಲಿ ಉತ್ತರ|ಕನ್ನಡದಲ್ಲಿ ಮಾತಾಡಿ|ಕನ್ನಡದಲ್ಲಿ ಮಾತನಾಡಿ|ಕನ್ನಡದಲ್ಲಿ ಬರೆಯಿರಿ|ಕನ್ನಡದಲ್ಲಿ ಬರೆ|ಕನ್ನಡದಲ್ಲೇ|ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಹೇಳಿ|ಇಂಗ್ಲೀಷ್‌ನಲ್ಲಿ ಹೇಳಿ|ಇಂಗ್ಲಿಷಿನಲ್ಲಿ ಹೇಳಿ|ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿ ಉತ್ತರ|ಇಂಗ್ಲಿಷ್ ನಲ್ಲಿ ಹೇಳಿ|ಹಿಂದಿಯಲ್ಲಿ ಹೇಳಿ|ಹಿಂದಿಯಲ್ಲಿ ಉತ್ತರ|ಹಿಂದಿಯಲ್ಲಿ ಮಾತನಾಡಿ|ತಮಿಳಿನಲ್ಲಿ ಹೇಳಿ|ತೆಲುಗಿನಲ್ಲಿ ಹೇಳಿ|ಭಾಷೆ ಬದಲಾಯಿಸಿ|nalli heli|dalli heli|nalli uttara kod|nalli uttarisi|nalli matadi|nalli mathadi|nalli reply mad|kannadadalli heli|kannadalli heli|kannada dalli heli|kannadadalli matadi|kannadadalli uttara|kannadalli mathadi|kannadalli reply|englishnalli heli|english nalli heli|englishalli heli|english alli heli|hindiyalli heli|hindi nalli heli|hindi alli heli|kannadadalli bareyiri|kannadalli bari',
  wrong:
    'ತಪ್ಪು|=ತಪ್ಪಾಗಿದೆ|ತಪ್ಪು ಉತ್ತರ|ನಾನು ಅದನ್ನು ಕೇಳಿಲ್ಲ|ನಾನು ಅದನ್ನ ಕೇಳಲಿಲ್ಲ|ನಾನು ಅದು ಕೇಳಿಲ್ಲ|ನಾನು ಕೇಳಿದ್ದು ಅದಲ್ಲ|ನಾನು ಕೇಳಿದ್ದು ಇದಲ್ಲ|ಅರ್ಥ ಮಾಡ್ಕೊಂಡಿಲ್ಲ|ಅರ್ಥ ಮಾಡಿಕೊಳ್ಳಲಿಲ್ಲ|ಅರ್ಥ ಆಗಲಿಲ್ವಾ|ಅರ್ಥ ಆಗಿಲ್ವಾ|ಸಂಬಂಧ ಇಲ್ಲ|ಸಂಬಂಧವಿಲ್ಲ|ಅದೇ ಉತ್ತರ|ಸರಿಯಾಗಿ ಹೇಳಲಿಲ್ಲ|ಉತ್ತರ ಕೊಡಲಿಲ್ಲ|tappu|thappu|tappagide|nanu adanna kelilla|nanu adu kelilla|nan kelid adalla|nanu keliddu adalla|nanu keliddu idalla|artha madkondilla|artha maadkolilla|artha aglilva|artha agilva|sambandha illa|sambhanda illa|ade uttara|sariyagi helilla|uttara kodlilla|wrong answer',
  'first-one':
    'ಮೊದಲನೆಯದು|ಮೊದಲನೇದು|ಮೊದಲನೆಯ|ಮೊದಲನೇ|ಮೊದಲಿನದು|ಮೊದಲ ಆಯ್ಕೆ|modalaneyadu|modalanedu|modalane|modlanedu|modalinadu|first du|modlane',
  'second-one':
    'ಎರಡನೆಯದು|ಎರಡನೇದು|ಎರಡನೆಯ|ಎರಡನೇ|ಎರಡನೇ ಆಯ್ಕೆ|eradaneyadu|eradanedu|eradane|yeradane|second du|erdanedu',
  'third-one':
    'ಮೂರನೆಯದು|ಮೂರನೇದು|ಮೂರನೆಯ|ಮೂರನೇ|ಕೊನೆಯದು|ಕೊನೇದು|ಕೊನೆಯ ಆಯ್ಕೆ|mooraneyadu|mooranedu|muranedu|moorane|koneyadu|konedu|third du|last du',
  that: '=ಅದು|=ಇದು|=ಅದರ|=ಇದರ|=ಅದಕ್ಕೆ|=ಇದಕ್ಕೆ|=ಅದರಲ್ಲಿ|=ಇದರಲ್ಲಿ|=ಅದೇ|=ಇದೇ|=ಅದನ್ನು|=ಇದನ್ನು|=ಅದನ್ನ|=ಇದನ್ನ|=ಅದ್ರಲ್ಲಿ|=ಇದ್ರಲ್ಲಿ|=ಅವು|=ಇವು|=ಅವುಗಳ|=ಇವುಗಳ|=ಅದರಿಂದ|=ಇದರಿಂದ|=ಅದ್ರ|=ಇದ್ರ|=adu|=idu|=adara|=idara|=adakke|=idakke|=adke|=idke|=adaralli|=idaralli|=adralli|=idralli|=ade|=adanna|=idanna|=adannu|=idannu|=avu|=ivu|=adra|=idra',
  and: '=ಮತ್ತು|=ಹಾಗೂ|=ಕೂಡ|=ಕೂಡಾ|=ಸಹ|=ಜೊತೆಗೆ|=ಹಾಗೆಯೇ|=ಇನ್ನು|=ಇನ್ನೂ|=ಮತ್ತೆ|=mattu|=mathu|=hagu|=haagu|=kuda|=kooda|=saha|=jotege|=jothege|=hageye|=innu',
  or: '=ಅಥವಾ|=ಇಲ್ಲವೇ|=ಇಲ್ಲಾಂದ್ರೆ|=ಇಲ್ಲದಿದ್ದರೆ|=ಅಥವ|=ಇಲ್ವಾ|=athava|=athva|=atava|=illave|=illandre|=illadidre',
  not: '=ಇಲ್ಲ|=ಅಲ್ಲ|=ಬೇಡ|=ಇಲ್ಲದ|=ಆಗಲ್ಲ|=ಆಗೋಲ್ಲ|=ಆಗುವುದಿಲ್ಲ|=ಬರಲ್ಲ|=ಬರುವುದಿಲ್ಲ|=ಇರಲ್ಲ|=ಇರುವುದಿಲ್ಲ|=ಸಿಗಲ್ಲ|=ಸಿಗುವುದಿಲ್ಲ|ಮಾಡಲ್ಲ|ಮಾಡುವುದಿಲ್ಲ|ಮಾಡಬಾರದು|=ಬಾರದು|=ಇಲ್ವಾ|=ಆಗಲ್ವಾ|=illa|=ila|=alla|=beda|=agalla|=aagalla|=agolla|=baralla|=iralla|=sigalla|madalla|madolla|madabaradu|=illada|=ilva|=illva|=agalva',
  without: 'ಇಲ್ಲದೆ|ಇಲ್ಲದೇ|ಇಲ್ದೆ|ಇಲ್ಲದಂತೆ|ಹೊರತು|ಬಿಟ್ಟು|ಹೊರತಾಗಿ|illade|ilde|illadae|horatu|bittu',
  only: 'ಮಾತ್ರ|ಕೇವಲ|=ಬರೀ|=ಬರಿ|=ಅಷ್ಟೇ|=ಒಂದೇ|ಮಾತ್ರವೇ|matra|maatra|mathra|kevala|=bari|=bare|=ashte|=aste|=onde',
  prevent:
    'ತಡೆ|ತಡೆಯ|ತಡೆಗಟ್ಟ|ಆಗದಂತೆ|ಆಗದ ಹಾಗೆ|ಆಗ್ದಂಗೆ|ತಪ್ಪಿಸ|ತಪ್ಪಿಸುತ್ತ|ಬರದಂತೆ ನೋಡ|tade|tadeyutta|tadiyutta|tadegatt|agadante|agada hage|agdange|agdahage|tappis|tappisutta|thappis',
  more: 'ಹೆಚ್ಚು|ಹೆಚ್ಚಿನ|ಜಾಸ್ತಿ|ತುಂಬಾ|ತುಂಬ|ಬಹಳ|ದೊಡ್ಡ|ಅಧಿಕ|ಇನ್ನಷ್ಟು|ಹಲವು|ಹಲವಾರು|hechchu|hechu|hecchu|hechchina|jasti|jaasti|jasthi|tumba|thumba|bahala|dodda|innashtu|halavu|halavaru',
  less: 'ಕಡಿಮೆ|ಕಮ್ಮಿ|ಸಣ್ಣ|ಚಿಕ್ಕ|ಕೆಲವು|ಅಲ್ಪ|kadime|kadme|kammi|sanna|chikka|kelavu|alpa',
  better:
    'ಒಳ್ಳೆ|ಒಳ್ಳೆಯ|ಉತ್ತಮ|ಬೆಸ್ಟ್|ಬೆಟರ್|ಚೆನ್ನಾಗಿ|ಚೆನ್ನಾಗಿದೆಯಾ|ಅತ್ಯುತ್ತಮ|ಮೇಲು|ಉಪಯುಕ್ತ|ಉಪಯೋಗಕ್ಕೆ ಬರ|olle|olleya|olleyadu|olledu|uttama|uthama|best aa|better aa|chennagi|chenagi|chennagide|chennagideya|atyuttama|upayukta',
  all: 'ಎಲ್ಲ|ಎಲ್ಲಾ|ಎಲ್ಲವೂ|ಎಲ್ಲದರ|ಪ್ರತಿ|ಪ್ರತಿಯೊಂದು|ಪೂರ್ತಿ|ಪೂರ್ಣ|ಸಂಪೂರ್ಣ|=ಎರಡೂ|=ಮೂರೂ|ಎಲ್ಲರ|ella|yella|ellavu|elladara|prati|prathi|pratiyondu|purti|poorti|purna|sampurna|eradu kuda|ellara',
  other:
    'ಬೇರೆ|ಇತರ|ಇನ್ನೊಂದು|ಮತ್ತೊಂದು|ಇನ್ನೇನು|ಇನ್ನೇನಾದರೂ|ಉಳಿದ|bere|berey|itara|ithara|innondu|mattondu|innenu|innenadru|ulida',
  now: '=ಈಗ|=ಇಂದು|=ಇವತ್ತು|=ಇವಾಗ|=ನಾಳೆ|=ನಿನ್ನೆ|ಪ್ರಸ್ತುತ|ಸದ್ಯ|=ಈಗಿನ|ಈ ತಿಂಗಳು|=iga|=eega|=indu|=ivattu|=ivathu|=ivaga|=naale|=nale|=ninne|prastuta|prasthutha|sadya|sadyakke|ee tingalu|=igina',
  then: '=ನಂತರ|=ಆಮೇಲೆ|=ಆಗ|=ಬಳಿಕ|=ತರುವಾಯ|ಆದ ಮೇಲೆ|=ಹಾಗಾದರೆ|=ಹಾಗಾದ್ರೆ|=ಮೇಲೆ|=nantara|=nanthara|=amele|=aamele|=balika|ada mele|aada mele|=hagadre|=haagadre|=mele',
  weather:
    'ಹವಾಮಾನ|ಮಳೆ|ಬಿಸಿಲು|ತಾಪಮಾನ|ಉಷ್ಣಾಂಶ|ಚಳಿ|ಚಂಡಮಾರುತ|ಮೋಡ|havamana|havaamana|male barutta|male baratta|male bartada|bisilu|tapamana|ushnamsha|chali ide|weather hegide|ವೆದರ್',
  market:
    'ಚಿನ್ನ|ಬಂಗಾರ|ಬೆಳ್ಳಿ|ಪೆಟ್ರೋಲ್|ಡೀಸೆಲ್|ಷೇರು|ಶೇರ್ ಮಾರ್ಕೆಟ್|ಷೇರು ಮಾರುಕಟ್ಟೆ|ಸ್ಟಾಕ್ ಮಾರ್ಕೆಟ್|ಟೊಮೆಟೊ|ಟೊಮ್ಯಾಟೊ|ಈರುಳ್ಳಿ|ತರಕಾರಿ|ಗ್ಯಾಸ್ ಸಿಲಿಂಡರ್|ಸಿಲಿಂಡರ್|ಬಿಟ್‌ಕಾಯಿನ್|ಮ್ಯೂಚುವಲ್ ಫಂಡ್|ಸೆನ್ಸೆಕ್ಸ್|ನಿಫ್ಟಿ|ಹಾಲಿನ ದರ|ಅಡಿಕೆ ದರ|chinna|chinnada rate|bangara|belli rate|petrol rate|diesel rate|share market|sheru|stock market|tomato rate|irulli|eerulli|tarakari|cylinder rate|bitcoin|mutual fund|sensex|adike rate|ಅಕ್ಕಿ ಬೆಲೆ',
  sport:
    'ಕ್ರಿಕೆಟ್|ಐಪಿಎಲ್|ಮ್ಯಾಚ್|ಪಂದ್ಯ|ಸ್ಕೋರ್|ಕೊಹ್ಲಿ|ಧೋನಿ|ವಿಶ್ವಕಪ್|ವರ್ಲ್ಡ್ ಕಪ್|ಯಾರು ಗೆದ್ದ|ಫುಟ್‌ಬಾಲ್|ಕಬಡ್ಡಿ|ರೋಹಿತ್|ಆರ್‌ಸಿಬಿ|ಆರ್ಸಿಬಿ|ಒಲಿಂಪಿಕ್|cricket match|ipl|match score|score eshtu|kohli|dhoni|world cup|vishwacup|yaru gedd|football|kabaddi|rcb|pandya',
  fun: 'ಜೋಕ್|ಹಾಸ್ಯ|ಹಾಡು|ಹಾಡುಗಳು|ಹಾಡಿ|ಸಿನಿಮಾ|ಸಿನೆಮಾ|ಮೂವಿ|ಚಿತ್ರ|ಕಥೆ ಹೇಳ|ಕತೆ ಹೇಳ|ಕವಿತೆ|ಕವನ|ಒಗಟು|ಗೇಮ್|ಆಟ ಆಡ|ಡ್ಯಾನ್ಸ್|ಹೀರೋ|ನಟ ಯಾರು|ನಟಿ ಯಾರು|ಸೀರಿಯಲ್|ಧಾರಾವಾಹಿ|ಬೋರ್ ಆಗ|ಯಶ್|ಪುನೀತ್ ರಾಜ್‌ಕುಮಾರ್|ದರ್ಶನ್|ಕಿಚ್ಚ ಸುದೀಪ್|ಕೆಜಿಎಫ್|ಕಾಂತಾರ|ನಗಿಸ|joke heli|haasya|haadu|hadu hel|haadi|cinema|movie|kathe heli|kate heli|kavite|kavithe|kavana|ogatu|game aad|aata aad|hero yaru|bore ag|kgf|kantara|puneeth rajkumar|nagis',
  food: 'ಅಡುಗೆ|ಅಡಿಗೆ|ರೆಸಿಪಿ|ಬಿರಿಯಾನಿ|ಬಿರ್ಯಾನಿ|ಸಾಂಬಾರ್|ಸಾರು ಮಾಡ|ದೋಸೆ|ಇಡ್ಲಿ|ಬಿಸಿಬೇಳೆ|ಉಪ್ಪಿಟ್ಟು|ಪಿಜ್ಜಾ|ಬರ್ಗರ್|ಕೇಕ್|ಟೀ ಮಾಡೋ|ಕಾಫಿ ಮಾಡೋ|ಚಿಕನ್|ಸ್ವಿಗ್ಗಿ|ಜೊಮ್ಯಾಟೊ|ಹಸಿವ|ಊಟ ಆರ್ಡರ್|ತಿಂಡಿ|ಮುದ್ದೆ|ಚಿತ್ರಾನ್ನ|aduge|adige|recipe|biryani|sambar|dose madod|dosa|idli|bisi bele|bisibele|uppittu|pizza|chicken|swiggy|zomato|hasivu|hasivag|uta order|oota order|tindi|mudde|chitranna',
  'own-ticket':
    'ಕ್ಯಾಬ್ ಬುಕ್|ಟ್ಯಾಕ್ಸಿ ಬುಕ್|ಓಲಾ|ಉಬರ್|ಊಬರ್|ರೈಲು ಟಿಕೆಟ್|ಟ್ರೈನ್ ಟಿಕೆಟ್|ಬಸ್ ಟಿಕೆಟ್|ಫ್ಲೈಟ್ ಟಿಕೆಟ್|ವಿಮಾನ ಟಿಕೆಟ್|ಸಿನಿಮಾ ಟಿಕೆಟ್|ಟಿಕೆಟ್ ಬುಕ್|ಪಿಎನ್‌ಆರ್|ರೈಲ್ವೆ|ತತ್ಕಾಲ್|ಕೆಎಸ್‌ಆರ್‌ಟಿಸಿ|ಮೆಟ್ರೋ|cab book|taxi book|ola|uber|rapido|train ticket|bus ticket|flight ticket|cinema ticket|movie ticket|ticket book|pnr|irctc|railway|tatkal|ksrtc|metro',
  study:
    'ಹೋಮ್‌ವರ್ಕ್|ಹೋಂವರ್ಕ್|ಪ್ರಬಂಧ|ಗಣಿತ|ಪರೀಕ್ಷೆಗೆ|ಎಕ್ಸಾಂ|ಭೌತಶಾಸ್ತ್ರ|ರಸಾಯನಶಾಸ್ತ್ರ|ವಿಜ್ಞಾನ|ಓದುವುದು ಹೇಗೆ|ಸಮೀಕರಣ|ಮಗ್ಗಿ|ಗುಣಾಕಾರ|ಭಾಗಾಕಾರ|ನೀಟ್ ಪರೀಕ್ಷೆ|ಎಸ್‌ಎಸ್‌ಎಲ್‌ಸಿ|ಪಿಯುಸಿ|ಕೆಎಎಸ್|ಯುಪಿಎಸ್‌ಸಿ|homework|prabandha|ganita|ganitha|parikshege|exam ge|physics|chemistry|vijnana|samikarana|maggi hel|neet|sslc|puc|upsc|maths',
  program:
    'ಪೈಥಾನ್|ಜಾವಾ|ಕೋಡ್ ಬರೆ|ಪ್ರೋಗ್ರಾಂ ಬರೆ|ಪ್ರೋಗ್ರಾಮ್ ಬರೆ|ಪ್ರೊಗ್ರಾಮ್ ಬರೆ|ಎಚ್‌ಟಿಎಂಎಲ್|python|java|code bare|code bari|program bare|program bari|html|sql query',
  'general-knowledge':
    'ರಾಜಧಾನಿ|ಪ್ರಧಾನಮಂತ್ರಿ|ಪ್ರಧಾನ ಮಂತ್ರಿ|ಪ್ರಧಾನಿ|ಮುಖ್ಯಮಂತ್ರಿ|ರಾಷ್ಟ್ರಪತಿ|ಮೋದಿ|ಸಿದ್ದರಾಮಯ್ಯ|ಡಿಕೆ ಶಿವಕುಮಾರ್|ಯಡಿಯೂರಪ್ಪ|ಕುಮಾರಸ್ವಾಮಿ|ಜನಸಂಖ್ಯೆ|ಇತಿಹಾಸ|ಪ್ರಪಂಚದಲ್ಲಿ|ಜಗತ್ತಿನಲ್ಲಿ|ಎತ್ತರದ|ಉದ್ದದ ನದಿ|ಚುನಾವಣೆ|ಮತದಾನ|ದೇವರು|ಗಾಂಧಿ|ಗ್ರಹಗಳು|ಚಂದ್ರ|ಸೂರ್ಯ|ಭೂಮಿ|ಅನುವಾದ|ಯಾರು ಕಂಡುಹಿಡಿದ|ಸುದ್ದಿ|ರಾಜಕೀಯ|ಕುವೆಂಪು|rajadhani|pradhana mantri|pradhanamantri|pradhani|mukhyamantri|rashtrapati|modi|siddaramaiah|yediyurappa|janasankhye|itihasa|prapanchadalli|jagattinalli|ettarada|chunavane|devaru|gandhi|chandra|surya|bhoomi|anuvada|yaru kanduhid|suddi|rajakiya|kuvempu',
  stars:
    'ಜಾತಕ|ರಾಶಿ ಭವಿಷ್ಯ|ರಾಶಿಫಲ|ರಾಶಿ ಫಲ|ರಾಶಿ|ಜ್ಯೋತಿಷ್ಯ|ಜ್ಯೋತಿಷ|ಪ್ರೀತಿ|ಮದುವೆ ಯಾವಾಗ|ನನ್ನ ಮದುವೆ|ಗರ್ಲ್‌ಫ್ರೆಂಡ್|ಬಾಯ್‌ಫ್ರೆಂಡ್|ಹೆಂಡತಿ|ಗಂಡ|ನನ್ನ ಭವಿಷ್ಯ|ಬ್ರೇಕಪ್|ಐ ಲವ್ ಯೂ|ಮದುವೆ ಆಗ್ತೀಯ|jataka|jathaka|rashi bhavishya|rashiphala|rashi phala|jyotishya|preeti|preethi|maduve yavaga|madve yavaga|nanna maduve|girlfriend|boyfriend|hendati|hendthi|ganda|nanna bhavishya|breakup|love you',
  gadget:
    'ಲ್ಯಾಪ್‌ಟಾಪ್|ಲ್ಯಾಪ್ಟಾಪ್|ವೈಫೈ|ವೈ-ಫೈ|ಫ್ರಿಡ್ಜ್|ಟಿವಿ|ರೀಚಾರ್ಜ್|ರಿಚಾರ್ಜ್|ಜಿಯೋ|ಏರ್‌ಟೆಲ್|ಫೋನ್ ರಿಪೇರಿ|ಮೊಬೈಲ್ ರಿಪೇರಿ|ಫೋನ್ ಕೆಟ್ಟ|ಯಾವ ಫೋನ್ ತಗೋ|ಯಾವ ಮೊಬೈಲ್ ತಗೋ|ಯಾವ ಮೊಬೈಲ್|ಪ್ರಿಂಟರ್|ಬ್ಯಾಟರಿ|ಚಾರ್ಜರ್|ಐಫೋನ್ ಬೆಲೆ|ಇಂಟರ್ನೆಟ್ ಬರ್ತಿಲ್ಲ|ವಾಷಿಂಗ್ ಮಷಿನ್|laptop|wifi|fridge|tv|recharge|jio|airtel|phone repair|phone ketto|yava phone tago|yava mobile tago|printer|battery|charger|iphone|internet bartilla|washing machine',
  goods:
    '=ಕಾರು|=ಕಾರ್|ಬೈಕ್|ಬೈಕು|=ಮನೆ|ಮನೆ ಬಾಡಿಗೆ|ಬಾಡಿಗೆ|ಫ್ಲಾಟ್|ಶೂಸ್|ಚಪ್ಪಲಿ|ಬಟ್ಟೆ|ಪ್ಯಾಂಟ್|ಶರ್ಟ್|ಸೋಫಾ|ಪೀಠೋಪಕರಣ|ಜಮೀನು|ಸೈಟು ಖರೀದಿ|ವಾಚ್|ಸೈಕಲ್|ಗೊಂಬೆ|ಪುಸ್ತಕ|ನಾಯಿ|ಬೆಕ್ಕು|ಹಾಲು|ಅಕ್ಕಿ|ಶಾಲಾ ಶುಲ್ಕ|ಸ್ಕೂಟಿ|ಆಭರಣ|ಹೆಲ್ಮೆಟ್|caru|car tago|bike tago|=mane|mane badige|badige|flat|shoes|chappali|batte|sofa|furniture|jaminu|watch|cycle|gombe|pustaka|nayi|bekku|haalu|akki|school fees|scooty|abharana',
  'my-order':
    'ನನ್ನ ಆರ್ಡರ್|ನನ್ನ ಪಾರ್ಸೆಲ್|ನನ್ನ ಪಾರ್ಸಲ್|ನನ್ನ ರಿಫಂಡ್|ನನ್ನ ಡೆಲಿವರಿ|ನನ್ನ ಟಿಕೆಟ್|ನನ್ನ ಬುಕಿಂಗ್|ಅಕೌಂಟ್ ಬ್ಯಾಲೆನ್ಸ್|ಬ್ಯಾಂಕ್ ಬ್ಯಾಲೆನ್ಸ್|ಖಾತೆಯಲ್ಲಿ ಹಣ|ಖಾತೆಯಲ್ಲಿ ಎಷ್ಟು|ನನ್ನ ಲೋನ್|ನನ್ನ ಸಾಲ|ನನ್ನ ಇಎಂಐ|ಅಮೆಜಾನ್|ಫ್ಲಿಪ್‌ಕಾರ್ಟ್|ಮಿಂತ್ರಾ|ಮೀಶೋ|ಹಣ ಕಟ್ ಆ|ದುಡ್ಡು ಕಟ್ ಆ|ನನ್ನ ಕಾರ್ಡ್ ಬ್ಲಾಕ್|ಆಧಾರ್ ಕಾರ್ಡ್|ಪ್ಯಾನ್ ಕಾರ್ಡ್|ಪಾಸ್‌ಪೋರ್ಟ್|ರೇಷನ್ ಕಾರ್ಡ್|ಕರೆಂಟ್ ಬಿಲ್|ನಾನು ಆರ್ಡರ್ ಮಾಡಿದ|nanna order|nan order|nanna parcel|nan parcel|nanna refund|nanna delivery|nanna ticket|nanna booking|account balance|bank balance|khateyalli hana|nanna loan|nanna emi|amazon|flipkart|myntra|meesho|duddu cut|hana cut|card block|aadhar|aadhaar|pan card|passport|ration card|current bill|nanu order mad|naanu order mad',
  'my-symptom':
    'ಜ್ವರ|ತಲೆನೋವು|ತಲೆ ನೋವು|ಹೊಟ್ಟೆ ನೋವು|ಹೊಟ್ಟೆನೋವು|ಕೆಮ್ಮು|ನೆಗಡಿ|ಶೀತ ಆಗ|ವಾಂತಿ|ಸೊಂಟ ನೋವು|ಬೆನ್ನು ನೋವು|ಮೈ ಕೈ ನೋವು|ಮಂಡಿ ನೋವು|ತಲೆ ಸುತ್ತ|ಯಾವ ಮಾತ್ರೆ|ಯಾವ ಔಷಧ|ಯಾವ ಟ್ಯಾಬ್ಲೆಟ್|ಶುಗರ್ ಲೆವೆಲ್|ಬಿಪಿ|ಗ್ಯಾಸ್ ಟ್ರಬಲ್|ಅಲರ್ಜಿ|ಹಲ್ಲು ನೋವು|ಡೆಂಗ್ಯೂ|ಗರ್ಭಿಣಿ|ತೂಕ ಇಳಿ|ಕೂದಲು ಉದುರ|ಮೊಡವೆ|ನೋವಾಗ್ತಿದೆ|ನೋವು ಇದೆ|jwara|jvara|jwara band|talenovu|tale novu|thale novu|hotte novu|kemmu|negadi|vanti|vaanti|sonta novu|bennu novu|mai kai novu|mandi novu|tale sutt|yava matre|yava tablet|yava aushadhi|sugar level|bp|gas trouble|allergy|hallu novu|dengue|tuka ili|kudalu udur|novagtide|novu ide',
  'urgent-help':
    'ಅಪಘಾತ|ಆಕ್ಸಿಡೆಂಟ್|ಆ್ಯಕ್ಸಿಡೆಂಟ್|ಬೆಂಕಿ ಬಿದ್ದ|ಬೆಂಕಿ ಹತ್ತ|ಬೆಂಕಿ ಹೊತ್ತ|ಅಗ್ನಿ ಅವಘಡ|ಆಂಬ್ಯುಲೆನ್ಸ್|ಆಂಬುಲೆನ್ಸ್|ಹೃದಯಾಘಾತ|ಹಾರ್ಟ್ ಅಟ್ಯಾಕ್|ಪ್ರಜ್ಞೆ ತಪ್ಪ|ಪ್ರಜ್ಞೆ ಇಲ್ಲ|ಜ್ಞಾನ ತಪ್ಪ|ಉಸಿರಾಡೋಕೆ ಆಗ್ತಿಲ್ಲ|ಉಸಿರಾಡಲು ಆಗುತ್ತಿಲ್ಲ|ಉಸಿರಾಟ ನಿಂತ|ಉಸಿರು ಕಟ್ಟ|ರಕ್ತ ಸುರೀತಿದೆ|ರಕ್ತ ಸುರಿಯ|ರಕ್ತ ನಿಲ್ತಿಲ್ಲ|ಪೊಲೀಸರನ್ನು ಕರೆ|ಪೊಲೀಸ್ ಕರೆ|ಕಳ್ಳರು ಬಂದ|ನನ್ನನ್ನು ಹೊಡೆಯ|ಹೊಡೀತಿದ್ದಾರೆ|ಹಾವು ಕಚ್ಚ|ವಿಷ ಕುಡಿ|ಕಾಪಾಡಿ|ರಕ್ಷಿಸಿ|ಪಾರ್ಶ್ವವಾಯು|ಹೆರಿಗೆ ನೋವು|ಸಾಯ್ತಿದ್ದಾರೆ|ನನಗೆ ಎದೆ ನೋವು|ನನಗೆ ಎದೆನೋವು|ಎದೆ ತುಂಬಾ ನೋವ|apaghata|accident|benki bidd|benki hatt|benki hott|ambulance|hrudayaghata|heart attack|prajne tapp|pragne tapp|usiradoke ag|usirata nint|usiru katt|rakta suri|rakta nilt|police kare|kallaru band|hoditidd|haavu kachch|havu kach|visha kudi|kapadi|kaapadi|rakshisi|nanage ede novu|nange ede novu|nanage chest pain|nange chest pain|saytidd',
  despair:
    'ಸಾಯಬೇಕು|ಸಾಯ್ಬೇಕು|ಸಾಯಬೇಕೆನಿಸ|ಸಾಯ್ತೀನಿ|ಸಾಯುತ್ತೇನೆ|ಸತ್ತು ಹೋಗ|ಸತ್ತುಹೋಗ|ಸತ್ರೆ ಸಾಕು|ಸತ್ತರೆ ಸಾಕು|ಬದುಕೋಕೆ ಇಷ್ಟ ಇಲ್ಲ|ಬದುಕಲು ಇಷ್ಟವಿಲ್ಲ|ಬದುಕುವ ಆಸೆ ಇಲ್ಲ|ಬದುಕೋ ಆಸೆ ಇಲ್ಲ|ಬದುಕಬೇಕು ಅನಿಸುತ್ತಿಲ್ಲ|ಬದುಕಬೇಕು ಅನ್ನಿಸ್ತಿಲ್ಲ|ಬದುಕು ಬೇಡ|ಬದುಕು ಸಾಕಾಗ|ಜೀವನ ಬೇಡ|ಜೀವನ ಸಾಕಾಗ|ಜೀವನವೇ ಬೇಡ|ಜೀವನದಲ್ಲಿ ಜಿಗುಪ್ಸೆ|ಆತ್ಮಹತ್ಯೆ|ಜೀವ ತೆಗೆದುಕೊಳ್|ಜೀವ ಕಳೆದುಕೊಳ್|ಪ್ರಾಣ ಕಳೆದುಕೊಳ್|ನೇಣು ಹಾಕಿಕೊಳ್|ನೇಣು ಹಾಕ್ಕೊ|ಬದುಕಿ ಏನು ಪ್ರಯೋಜನ|ಯಾಕೆ ಬದುಕಬೇಕು|ಬದುಕೋದು ಯಾಕೆ|ನನ್ನನ್ನು ಕೊಂದುಕೊಳ್|sayabeku|saaybeku|saybeku|saayabeku|sayabeku anis|saytini|saaytini|sattu hog|satre saku|badukoke ishta illa|badkoke ishta illa|baduko ase illa|badukabeku anist|badukbeku anist|baduku beda|baduku sakag|jeevana beda|jivana beda|jeevana saakag|jeevana sakag|jeevana saku|atmahatye|aatmahatye|athmahathye|suicide mad|jeeva tegedu|jiva kaled|prana kaled|nenu hakk|neenu haakk|baduki enu prayojana|yake badukabeku|yaake badukbeku|jigupse',
  abuse:
    'ಮುಠ್ಠಾಳ|ಮುಟ್ಟಾಳ|ಮೂರ್ಖ|ದಡ್ಡ|ಪೆದ್ದ|ಕತ್ತೆ|ಹುಚ್ಚ|ತಲೆ ಕೆಟ್ಟ|ಬುದ್ಧಿ ಇಲ್ಲ|ಬುದ್ಧಿ ಇಲ್ವಾ|ಬೇವರ್ಸಿ|ಬೋಳಿಮಗ|ಸೂಳೆ|ನಾಯಿ ಮಗ|ಲೋಫರ್|ಕಳ್ಳ ಕಂಪನಿ|ಮೋಸಗಾರ|ಮೋಸ ಮಾಡ್ತೀರ|ಮೋಸ ಮಾಡ್ತಿದ್ದೀರ|ವಂಚಕ|ಬಾಯಿ ಮುಚ್ಚ|ಕೆಲಸಕ್ಕೆ ಬಾರದ|ಫ್ರಾಡ್|ವೇಸ್ಟ್ ಬಾಟ್|ದರಿದ್ರ|ನಾಚಿಕೆ ಆಗಲ್ವಾ|ಥೂ|muttala|mutthala|moorkha|murkha|dadda|pedda nan|katte nan|huchcha|hucha|tale kett|buddhi illa|buddi ilva|bevarsi|bolimaga|bolmaga|sule maga|soole|nayi maga|loafer|kalla company|mosagara|mosa mad|vanchaka|bayi muchch|bayi mucch|baai muchu|kelasakke barada|kelsakke barada|waste bot|daridra|nachike agalva|thu nin|thoo',
  inject:
    'ಸೂಚನೆಗಳನ್ನು ಮರೆತು|ಸೂಚನೆಗಳನ್ನು ಮರೆ|ಸೂಚನೆ ಮರೆತು|ಸೂಚನೆಗಳನ್ನು ನಿರ್ಲಕ್ಷ|ಸೂಚನೆಗಳನ್ನು ಕಡೆಗಣಿ|ಹಿಂದಿನ ಸೂಚನೆ|ಹಿಂದಿನ ಎಲ್ಲಾ ಸೂಚನೆ|ನಿಯಮಗಳನ್ನು ಮರೆ|ರೂಲ್ಸ್ ಮರೆತು|ಸಿಸ್ಟಮ್ ಪ್ರಾಂಪ್ಟ್|ಸಿಸ್ಟಂ ಪ್ರಾಂಪ್ಟ್|ರಹಸ್ಯ ಪ್ರಾಂಪ್ಟ್|ಪ್ರಾಂಪ್ಟ್ ತೋರಿಸ|ಪಾಸ್‌ವರ್ಡ್ ಹೇಳ|ಪಾಸ್‌ವರ್ಡ್ ಕೊಡ|ಅಡ್ಮಿನ್ ಪಾಸ್‌ವರ್ಡ್|ನೀನು ಈಗ ಒಬ್ಬ|ಇನ್ನು ಮುಂದೆ ನೀನು|ಇಂದಿನಿಂದ ನೀನು|ನಟಿಸು|ನಟಿಸಿ|ನಾಟಕ ಆಡು|ಬೇರೆಯವರ ಚಾಟ್|ಇತರರ ಚಾಟ್|ಬೇರೆ ಗ್ರಾಹಕರ ಡೇಟಾ|suchanegalannu mare|suchane maretu|hindina suchane|instructions maretu|instructions ignore|rules maretu|rules mari|niyama maretu|system prompt|secret prompt|rahasya prompt|prompt toris|password hel|password kod|admin password|neenu iga obba|innu munde neenu|natisu|natisi|bereyavara chat|itarara chat',
  rival:
    'ಎಕ್ಸೋಟೆಲ್|ಹ್ಯಾಪ್ಟಿಕ್|ಯೆಲ್ಲೋ ಎಐ|ಬ್ಲ್ಯಾಂಡ್|ಬ್ಲಾಂಡ್|ನಾಲಾರಿಟಿ|ಮೈಆಪರೇಟರ್|ಓಜೋನೆಟೆಲ್|ಸರ್ವಂ|ಅಲೆಕ್ಸಾ|ಸಿರಿ|ಬೇರೆ ಕಂಪನಿ|ಇತರ ಕಂಪನಿ|ಪ್ರತಿಸ್ಪರ್ಧಿ|ಸ್ಪರ್ಧಿ|ಬೇರೆ ಬಾಟ್|ಇತರ ಬಾಟ್|exotel|haptik|bland|yellow ai|knowlarity|ozonetel|bere company|bere companies|itara company|pratispardhi|spardhi|bere bot',
}
