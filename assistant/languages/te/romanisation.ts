import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'never',
  finalNasal: 'm',
  letters: { త: 't', థ: 'th', ద: 'd', ళ: 'l', ఱ: 'r' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/n(?=[pbm])/g, 'm'],
    [/an(?=[svhr])/g, 'am'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
  ],
  amongEnglish: {
    apart: 'lo ki ku ni tho nunchi yokka aa',
    glued: 'lo ki ku ni tho loni nunchi',
    words:
      'entha enti enni ela eppudu ekkada enduku evaru edi unda undi unnayi unnaya kavali kaavali cheyali cheppandi cheppu ivvandi ivvu istara istaru chestara chestundi chestunda chestaru avutundi avutunda vastunda vastundi vastaya velthunda saripotunda saripothunda kosam gurinchi yokka kani kaani chalu takkuva ekkuva laga rojulu roju lekunda lekapothe konchem oka oke aithe ayithe ayyaka aipothe cheste mariyu maa naaku meeru marchukovacha',
    verbs:
      'tunda tundi tundhi thunda thundi thundhi stara sthara staru stharu stadi yali yyali ocha ochu ochcha vacha vachu vachcha galada galara taya tayi ppandi vvandi mpandi yandi lante stada stava sthava',
  },
}
