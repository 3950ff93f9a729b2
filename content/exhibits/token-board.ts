/** What an OPD's board says in one language. A word is one flap: never cut into letters. */
export type BoardTexts = {
  title: string
  inside: string
  /** With the slot `{room}`. */
  come: string
  columns: { token: string; department: string; room: string; time: string; status: string }
  departments: { eye: string; children: string; bones: string }
  states: { enter: string; next: string; late: string; wait: string; phone: string }
  /** The call that writes the last row. */
  call: { caller: string; agent: string }
}

/** An evening that never was: the last row is the one that the call writes. */
export const boardRows = [
  { token: 'A17', department: 'eye', room: 3, time: '6:10', state: 'enter' },
  { token: 'A18', department: 'eye', room: 3, time: '6:20', state: 'next' },
  { token: 'B06', department: 'children', room: 1, time: '6:20', state: 'late' },
  { token: 'C11', department: 'bones', room: 5, time: '6:25', state: 'wait' },
  { token: 'A19', department: 'eye', room: 3, time: '6:30', state: 'phone' },
] as const satisfies readonly {
  token: string
  department: keyof BoardTexts['departments']
  room: number
  time: string
  state: keyof BoardTexts['states']
}[]

/** The board also speaks the language of the page, in the page's own words. */
export const boards = [
  {
    language: 'mr',
    texts: {
      title: 'ओपीडी टोकन',
      inside: 'आता आत',
      come: 'कृपया खोली {room} मध्ये या.',
      columns: {
        token: 'टोकन',
        department: 'विभाग',
        room: 'खोली',
        time: 'वेळ',
        status: 'स्थिती',
      },
      departments: { eye: 'नेत्ररोग', children: 'बालरोग', bones: 'अस्थिरोग' },
      states: {
        enter: 'आत या',
        next: 'पुढचा नंबर',
        late: '10 मि. उशीर',
        wait: 'प्रतीक्षा करा',
        phone: 'फोनवर बुक',
      },
      call: {
        caller: 'आज संध्याकाळी डोळे तपासायचे आहेत.',
        agent: 'साडेसहाला या. तुमचा टोकन क्रमांक A 19 आहे.',
      },
    },
  },
  {
    language: 'hi',
    texts: {
      title: 'ओपीडी टोकन',
      inside: 'अभी अंदर',
      come: 'कृपया कमरा {room} में आइए।',
      columns: {
        token: 'टोकन',
        department: 'विभाग',
        room: 'कमरा',
        time: 'समय',
        status: 'स्थिति',
      },
      departments: { eye: 'नेत्र रोग', children: 'बाल रोग', bones: 'अस्थि रोग' },
      states: {
        enter: 'अंदर आइए',
        next: 'अगला नंबर',
        late: '10 मिनट देर',
        wait: 'प्रतीक्षा करें',
        phone: 'फ़ोन पर बुक',
      },
      call: {
        caller: 'आज शाम आँखों की जाँच करानी है।',
        agent: 'साढ़े छह बजे आइए। आपका टोकन नंबर A 19 है।',
      },
    },
  },
] as const satisfies readonly { language: 'mr' | 'hi'; texts: BoardTexts }[]
