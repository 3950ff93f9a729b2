import { indianLanguages, type LanguageCode } from '../../facts/languages.ts'
import { type PlanId, plans } from '../../facts/plans.ts'
import type { SpokenLanguage } from '../tongues.ts'

/** The site's own names, which English and Hinglish share. */
export const planNames = Object.fromEntries(plans.map(({ id, name }) => [id, name])) as Record<
  PlanId,
  string
>

export const languageNames: Record<SpokenLanguage, string> = {
  ...(Object.fromEntries(indianLanguages.map(({ code, name }) => [code, name])) as Record<
    LanguageCode,
    string
  >),
  en: 'English',
}
