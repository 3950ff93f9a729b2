import { brand } from '../../facts/brand.ts'
import { callingHours } from '../../facts/hours.ts'
import type { Words } from '../words.ts'

/** How a demo call is getting on, told where it was asked for. */
export const callProgress: Words['callProgress'] = {
  heading: '{number}\u00a0କୁ ଆପଣଙ୍କ କଲ୍',
  steps: { asked: 'ଅନୁରୋଧ', ringing: 'ରିଙ୍ଗ୍', talking: 'କଥା', ended: 'ଶେଷ' },
  states: {
    person: 'ଆମ ଟିମର କେହି ଆପଣଙ୍କୁ କଲ୍ କରିବେ',
    queued: 'ଆପଣଙ୍କ କଲ୍ ଧାଡ଼ିରେ ଅଛି',
    dialling: 'ଆପଣଙ୍କ ନମ୍ବର ଡାଏଲ୍ ହେଉଛି',
    ringing: 'ଆପଣଙ୍କ ଫୋନ୍ ବାଜୁଛି',
    talking: 'ଆପଣ କଲରେ ଅଛନ୍ତି',
    ended: 'କଲ୍ ଶେଷ ହେଲା',
    missed: 'କଲ୍ ଲାଗିଲା ନାହିଁ',
    unheard: 'କଲ୍ କ’ଣ ହେଲା, ଜଣାପଡ଼ିଲା ନାହିଁ',
  },
  notes: {
    person: `ଏଠାରେ ଆମ ଟିମ୍ ନିଜେ କଲ୍ କରେ: କାହାକୁ ସମୟ ମିଳିଲା ମାତ୍ରେ ସେ ଆପଣଙ୍କୁ କଲ୍ କରିବେ, ଆଜି ରାତି ${callingHours.to - 12}ଟା ପର୍ଯ୍ୟନ୍ତ, ନହେଲେ କାଲି ସକାଳ ${callingHours.from}ଟାରୁ।`,
    personLater:
      'ଏଠାରେ ଆମ ଟିମ୍ ନିଜେ କଲ୍ କରେ। କଲ୍ ଆରମ୍ଭ ସମୟ: {time}। ତା’ପରେ କାହାକୁ ସମୟ ମିଳିଲା ମାତ୍ରେ ସେ ଆପଣଙ୍କୁ କଲ୍ କରିବେ।',
    queued: 'ଲାଇନ୍ ଖାଲି ହେଲା ମାତ୍ରେ ଆପଣଙ୍କ ପାଖକୁ କଲ୍ ଆସିବ।',
    queuedLater: 'ଆପଣଙ୍କ ପାଖକୁ କଲ୍ ଆସିବ: {time}, କିମ୍ବା ତା’ପରେ ଲାଇନ୍ ଖାଲି ହେଲା ମାତ୍ରେ।',
    dialling: 'ମିନିଟିକ ଭିତରେ ବାଜିବା କଥା। ଫୋନ୍ ପାଖରେ ରଖନ୍ତୁ।',
    ringing: `ଫୋନ୍ ଉଠାନ୍ତୁ: ${brand.name} ଲାଇନରେ ଅଛି।`,
    talking: 'ଆପଣଙ୍କ ଗ୍ରାହକ ଯାହା ପଚାରନ୍ତି, ତାହା ପଚାରନ୍ତୁ। “keep it” କହିଲେ, କଥାବାର୍ତ୍ତା ପରେ ଏଠାରେ ଦେଖାଯିବ।',
    ended: 'କଥାବାର୍ତ୍ତା ଏଠାରେ ଦେଖାଯାଏ ନାହିଁ: କଲରେ “keep it” କୁହାଯାଇଥିଲେ ହିଁ ଦେଖାଯାଏ।',
    missed: 'ଫୋନ୍ ଉଠିଲା ନାହିଁ, ଲାଇନ୍ ବ୍ୟସ୍ତ ଥିଲା, କିମ୍ବା ନେଟୱାର୍କ ମିଳିଲା ନାହିଁ। ଘଣ୍ଟାଏ ପରେ ପୁଣି କଲ୍ ମାଗିପାରିବେ।',
    unheard: 'ଲାଇନରୁ ଖବର ଆସିଲା ନାହିଁ। ଫୋନ୍ ବାଜି ନଥିଲେ, ଘଣ୍ଟାଏ ପରେ ପୁଣି କଲ୍ ମାଗିପାରିବେ।',
  },
  said: 'କ’ଣ କଥା ହେଲା',
  speakers: { user: 'ଆପଣ', model: brand.name },
  back: 'ଫର୍ମକୁ ଫେରନ୍ତୁ',
}
