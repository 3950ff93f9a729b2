declare module 'virtual:articles' {
  export const articles: readonly import('#content/article.ts').ListedArticle[]
}
