import { brand } from '../../facts/brand.ts'
import { claims } from '../../facts/claims.ts'
import { receiptLinkDays } from '../../facts/retention.ts'
import { partOf } from '../part-of.ts'
import type { Words } from '../words.ts'
import { enquiryFields } from './enquiry-fields.ts'

const hello = 'ନମସ୍କାର,'
const regards = `ଶୁଭେଚ୍ଛା ସହ\n${brand.name} ଟିମ୍`

/** What visitors are sent. */
export const mails: Words['mails'] = {
  reply: { subject: `ଉତ୍ତର: ${brand.name} ଟିମକୁ ପଠାଇଥିବା ଆପଣଙ୍କ ପ୍ରଶ୍ନ` },
  confirmation: {
    subject: `ଆପଣଙ୍କ ପ୍ରଶ୍ନ ପାଇଲୁ, ${brand.name} ଟିମକୁ ଲେଖିଥିବାରୁ ଧନ୍ୟବାଦ`,
    opening: [
      hello,
      `${brand.name} ଟିମକୁ ଲେଖିଥିବାରୁ ଧନ୍ୟବାଦ। ଆପଣଙ୍କ ପ୍ରଶ୍ନ ଆମ ପାଖରେ ପହଞ୍ଚିଛି। ଆମ ଟିମର ଜଣେ ${claims.replyWithinHours} ଘଣ୍ଟା ଭିତରେ, ଯେତେ ଡେରି ହେଲେ ବି {replyBy} ସୁଦ୍ଧା ଉତ୍ତର ଦେବେ।`,
      'ଏହି ମେଲ୍ ଆପଣଙ୍କ ରସିଦ।',
    ],
    labels: {
      reference: 'ରେଫରେନ୍ସ',
      received: 'ମିଳିଛି',
      stored: 'ଯାହା ରଖାଯାଇଛି',
      purpose: 'କାହିଁକି',
      keptUntil: 'କେତେ ଦିନ ରହିବ',
    },
    stored: {
      ...partOf(enquiryFields, 'stored'),
      time: 'ସମୟ',
      address: 'ଆପଣଙ୍କ କନେକ୍ସନର ଆଡ୍ରେସ୍',
      chat: 'ଯେଉଁ ଚାଟରୁ ପଠାଯାଇଛି',
    },
    purpose: 'ଆପଣଙ୍କ ପ୍ରଶ୍ନର ଉତ୍ତର ଦେବା ଓ ଫର୍ମର ଦୁରୁପଯୋଗ ରୋକିବା ପାଇଁ',
    keptUntil: '{until} ଯାଏ, ତା’ପରେ ଡିଲିଟ୍ ହେବ',
    link: 'ଆମେ ଠିକ୍ କ’ଣ ରଖିଛୁ, ଏଠାରେ ଦେଖନ୍ତୁ ବା ଡିଲିଟ୍ କରନ୍ତୁ:',
    closing: [
      `ଲିଙ୍କ୍ ${receiptLinkDays} ଦିନ କାମ କରିବ, ଯାହା ପାଖରେ ଥିବ ସେ ଖୋଲିପାରିବେ; ନୂଆ ଲିଙ୍କ୍ {page} ରୁ ମିଳିବ।`,
      `କିଛି ଜରୁରୀ ଥିଲେ, ବା ଆଉ କିଛି ଜଣାଇବାକୁ ଥିଲେ, ଏହି ମେଲର ଉତ୍ତର ଦିଅନ୍ତୁ କିମ୍ବା ${brand.supportEmail} କୁ ଲେଖନ୍ତୁ। ଦୟାକରି ରେଫରେନ୍ସ ଲେଖିବେ।`,
      'ଆପଣ ଯଦି ଆମକୁ ଲେଖିନାହାନ୍ତି, ହୁଏତ କେହି ଭୁଲ୍ ଠିକଣା ଟାଇପ୍ କରିଛନ୍ତି। ଆପଣଙ୍କୁ କିଛି କରିବାକୁ ପଡ଼ିବ ନାହିଁ: ଆପଣ ନ ଚାହିଁଲେ ଆମେ ଆଉ ଲେଖିବୁ ନାହିଁ।',
      regards,
    ],
  },
  link: {
    subject: `ଆପଣଙ୍କ ବିଷୟରେ ${brand.name} ଯାହା ରଖିଛି`,
    hello,
    link: 'ରେଫରେନ୍ସ {reference} ରେ ଆମେ ଯାହା ରଖିଛୁ, ତାହାର ଲିଙ୍କ୍ ଆପଣ ମାଗିଥିଲେ। ଏଥିରେ ସବୁ ଦେଖିପାରିବେ, ଡିଲିଟ୍ ବି କରିପାରିବେ:',
    closing: [
      `ଲିଙ୍କ୍ ${receiptLinkDays} ଦିନ କାମ କରିବ, ଯାହା ପାଖରେ ଥିବ ସେ ଖୋଲିପାରିବେ। ଆପଣ ମାଗି ନ ଥିଲେ କିଛି କରିବାକୁ ପଡ଼ିବ ନାହିଁ।`,
      regards,
    ],
  },
}
