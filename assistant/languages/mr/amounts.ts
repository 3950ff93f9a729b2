import type { AmountWords } from '#assistant/engine/amounts/amount-words.ts'

export const amountWords: AmountWords = {
  minutes: 'मिनिट*, मिनट*, मिनीट*, टॉकटाइम | minit*, mints, minut*, mint',
  hours: 'तास, तासां*, तासाच*, तासात, ताशी | taas, tas, tasa*',
  seconds: 'सेकंद*, सेकंड* | sekand*, secondch*, secondan*, secancha*',
  calls:
    'कॉल, कॉल्स, कॉलचा, कॉलच्या, कॉलसाठी, फोन, संभाषण*, चौकशा, चौकशी, इन्क्वायरी, एन्क्वायरी | kol, phone, phones, chaukashi, chaukasha, chowkashi',
  people:
    'लोक*, ग्राहक*, कस्टमर*, गिऱ्हाईक, जण, जणां*, रुग्ण*, पेशंट*, ऑर्डर*, अपॉइंटमेंट*, रिमाइंडर*, बुकिंग*, पार्सल*, डीलर*, विद्यार्थ* | lok, lokanna, grahak, jan',
  agents:
    'एजंट*, स्टाफ, टेलिकॉलर*, टेलीकॉलर*, कर्मचार*, माणसं, माणसे, माणूस, ऑपरेटर* | manse, mansa, karmachari',
  times: 'वेळा, वेळेस | vela, wela',
  places: 'दुकान*, शाखा*, ब्रँच*, आउटलेट*, क्लिनिक*, ऑफिस* | dukan, dukane, shakha',
  lines: 'लाइन*, लाईन*, चॅनल* | line, lines',
  rupees: 'रुपये, रुपय*, रूपये, रुपया*, रु, रू, ₹ | rupaye, rupaya, rupye',
  days: 'दिवस, दिवसच, दिवसांचे, दिवसां*, दिवसाला, दिवसाच*, दिवसात | divas, diwas, divsanche, divsancha, divsan*, divasan*, divsala, diwasala, divasala, divsatun, divasaala, divsaala, divsat',
  weeks:
    'आठवडे, आठवडा, आठवड्यां*, सप्ताह, आठवड्याला, आठवड्यात, आठवड्याच* | athavade, aathavde, athavda, athavadyala, aathavdyala, athvadyala, athavadyat, athavdyat, athavdyala, athvadyat, aathavdyat, athavdyach*, athavadyach*, athvadyach*, athavdyatun, athvada, athavadyatun',
  months:
    'महिने, महिना, महिन्यां*, महिन्याच*, महिन्यासाठी, महिन्याला, महिन्यात | mahine, mahina, mahinyanche, mahinyan*, mahinyasathi, mahinyala, mahinyat, mahinyacha, mahinyache, mahinyachi, mahinyachya, mahinyaala, mahinyaat',
  years: 'वर्ष, वर्षे, वर्षां*, वर्षाला, वर्षाच* | varsh, varshe, varshala, varshacha',
  daily:
    'रोज, दररोज, रोजच*, रोजचे, दिवसाला, दिवसाच*, दिवसात, दिवसभर*, प्रतिदिन, दर दिवशी, प्रत्येक दिवशी, डेली, एका दिवसात, दिवसभरात, दिवसभर, रोजची, रोजचा, रोजच्या | roj, roz, rojchya, dar roj, darroj, divsala, diwasala, divasala, rojche, divsatun, divasaala, divsaala, divsat, divasbhar, divasbharat, rojchi, rojcha',
  weekly:
    'आठवड्याला, आठवड्यात, आठवड्याच*, दर आठवड्याला, एका आठवड्यात | athavadyala, aathavdyala, athvadyala, athavadyat, athavdyat, athavdyala, athvadyat, aathavdyat, athavdyach*, athavadyach*, athvadyach*, dar athavdyala, dar athavadyala',
  monthly:
    'महिन्याला, महिन्यात, महिना, दरमहा, दर महिन्याला, मासिक, मंथली, प्रति महिना, एका महिन्यात, एका महिन्याच* | mahinyala, mahinyat, darmaha, dar mahinyala, mahinyacha, mahinyache, mahinyachi, mahinyachya, mahinyaala, mahinyaat',
  yearly:
    'वर्षाला, वर्षाच*, वर्षभर*, वार्षिक, दरवर्षी, एका वर्षा* | varshala, varshik, varshacha, varshabhar*, varshbhar*, varshache, varshachi, purna varsha*',
  each: 'प्रत्येक कॉल*, प्रति कॉल, एका कॉल*, एक कॉल, दर कॉल*, सरासरी, ॲव्हरेज, अॅव्हरेज, प्रत्येकी, प्रत्येक, एकेक, एक एक कॉल, एक फोन, एका फोन*, प्रत्येक फोन*, प्रति फोन, फोनमागे, कॉलमागे, दर फोन*, एकेका*, प्रत्येकजण, प्रत्येक जण, प्रत्येक ग्राहक, एकेकजण | pratyek call, ek call, eka call, sarasari, pratyeki, ekek, pratyek, eka phone, ek phone, pratyek phone, phone mage, call mage, ekeka*, pratyek jan, pratyekjan, pratyek grahak, ekek jan, prati call, prati phone',
  atOnce:
    'एकाच वेळी, एकाचवेळी, एका वेळी, एकावेळी, एकाच वेळेस, एका वेळेस, एकाच वेळेला, एका वेळेला, एकदम, एकत्र, एकाच टाइम*, समांतर | ekach veli, eka veli, ekachveli, ekatra, ekdam, ekach weli',
  extra:
    'जास्तीचे, जास्तीची, जादा, अतिरिक्त, एक्स्ट्रा, वाढीव, जास्तीच्या, जास्तीचा, ज्यादा, ज्यादाचे | jastiche, jastichi, jasti, jada, atirikta, ekstra, jastichya, jyada',
  beyond:
    'मर्यादेपेक्षा जास्त, मर्यादेच्या वर, मर्यादेबाहेर, लिमिटपेक्षा जास्त, लिमिटच्या वर, लिमिटनंतर, मोफत मिनिटांपेक्षा जास्त, मोफत मिनिटांच्या वर, मोफत मिनिटांनंतर, मोफत मिनिटे संपल्यावर, मोफत मिनिटं संपल्यावर, फ्री मिनिटांपेक्षा जास्त, फ्री मिनिटांनंतर, फ्री मिनिटांच्या वर, फ्रीपेक्षा जास्त, मोफतपेक्षा जास्त, मोफतच्या वर, मोफत मिनिटं संपल्यावर, फ्री मिनिटं संपल्यावर, मोफत मिनिटे संपल्यावर, फ्री मिनिटांनंतर, मोफत मिनिटांनंतर | limit peksha jast, limitpeksha jast, limit chya var, limitchya var, free minitanantar, mofat minitanantar, free peksha jast, freepeksha jast, mofat minitanchya var, free minite samplyavar, mofat minite samplyavar, free minit samplyavar, free minute sampalyavar, mofat minute sampalyavar, free minitannantar, free minitanchya var, free minute samplyavar, mofat minute samplyavar',
  limits:
    'मर्यादेपेक्षा, लिमिटपेक्षा, मोफतपेक्षा, मर्यादेच्या, लिमिटच्या, मोफत मिनिटांपेक्षा, फ्री मिनिटांपेक्षा, फुकट मिनिटांपेक्षा | limit peksha, limitpeksha, limit chya, mofat peksha, mofat minitanpeksha, free minitanpeksha, free minute peksha, free minutepeksha, mofat minite peksha',
  more: 'जास्त, अधिक, वर, बाहेर | jast, adhik, var',
  included: 'मोफत, फ्री, फुकट, विनामूल्य | mofat, fukat',
  about:
    'सुमारे, जवळपास, साधारण, अंदाजे, जवळजवळ, किमान, कमीत कमी, पेक्षा जास्त, पर्यंत | sumare, javalpas, sadharan, andaje, kamit kami, paryant',
  percent: 'टक्के, टक्का | takke',
  clock: 'वाजता, वाजेपर्यंत, वाजले | vajta, wajta',
  fillers:
    'ची, चे, चा, च्या, आणि, एकूण, टॉक, फोन, इनकमिंग, तरी, पर्यंत, अशी | chi, che, cha, chya, ani, ekun',
  lists: 'किंवा, आणि, व | kinva, kiva, ani',
  per: 'प्रति, दर, प्रत्येक | prati, dar, pratyek',
  bills: 'बिल, खर्च, किंमत, शुल्क, प्लॅन | bil, kharch, kimmat',
  ranks: 'टियर, लेव्हल, नंबर',
  sorry:
    'सॉरी, माफ करा, थांबा, चुकलं, चुकून, चूक झाली, चुकून लिहिलं, चुकीचं लिहिलं, चुकून सांगितलं | maaf kara, thamba, chukla, chukun, chuk zali, chukun lihila, chukicha lihila, chukun sangitla',
  notThat: 'नाही, नव्हे | nahi, navhe',
  notOrElse: 'ना | na',
}
