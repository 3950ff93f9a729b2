import type { Romanisation } from '../../engine/text/romanise.ts'

export const romanisation: Romanisation = {
  inherent: 'a',
  silent: 'within',
  finalNasal: '',
  letters: { ફ: 'f' },
  mend: [
    [/nych/g, 'nch'],
    [/ng(?=[kg])/g, 'n'],
    [/aa/g, 'a'],
    [/ee/g, 'i'],
    [/oo/g, 'u'],
    [/jny/g, 'gn'],
  ],
  amongEnglish: {
    apart: 'ma ni nu na ne thi',
    glued: 'ma no ni nu thi mathi',
    words:
      'ketla ketlo ketli ketlu kem kevi kevo kevu kya kyare kyan kayo kayi kai su shu che chhe chho cho chiye hoy hase hashe thay thase thashe thayu malse malshe chalse chalshe jase jashe aavse aavshe aave lagse lagshe karvu karvo karvi karse kari karu sakse shakse shake sakay sakso aapo aapso aapse joie joiye mate sathe ane pachi pachhi etle vagar vishe vise samjavo kaho mokli banne badha hu mari maro mare amari amaro amara tamari tamaro tamara tame ame nathi ocho vadhare jevo rite bole bolo bhegu koi lage paisa rahe bharse karshe',
    verbs: 'lse gse kse vse dse lshe gshe kshe vshe rshe dshe rvu lvu kvu nvu jvu pvu dvu',
  },
}
