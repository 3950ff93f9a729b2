/** Adds the language of the page to a call, unless it is English, which is taken for granted. */
export function withPageLanguage(search: URLSearchParams): URLSearchParams {
  const { lang } = document.documentElement
  if (!lang.startsWith('en')) search.set('language', lang)
  return search
}
