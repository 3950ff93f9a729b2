import type {
  Article as ArticleData,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product,
  WebPage,
  WithContext,
} from 'schema-dts'
import type { Article } from '#content/articles/article.ts'
import { brand } from '#content/facts/brand.ts'
import { claims } from '#content/facts/claims.ts'
import { pages } from '#content/facts/pages.ts'
import { currency, plans } from '#content/facts/plans.ts'
import { siteLanguages } from '#content/words/languages.ts'
import { absolute, addressIn, type Head, socialPicture } from './head.server.ts'
import type { SiteWords } from './site-words.server.ts'

const context = 'https://schema.org' as const

type Crumb = { name: string; path: string }

/** From the home page down to the page itself. */
export const breadcrumbs = (
  { words, tag }: SiteWords,
  ...crumbs: readonly Crumb[]
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: words.breadcrumbs.home, ...pages.home }, ...crumbs].map(
    ({ name, ...page }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      item: addressIn(tag, page),
    }),
  ),
})

export const webPage = ({ locale, ...page }: Head): WithContext<WebPage> => ({
  '@context': context,
  '@type': 'WebPage',
  url: addressIn(page.tag, page),
  inLanguage: locale,
})

export const organization = ({ words }: SiteWords): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  description: words.brand.description,
  email: brand.supportEmail,
  sameAs: brand.social.map(({ url }) => url).filter((url) => url !== ''),
})

const prices = plans.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))

export const product = ({ words, tag, prefix }: SiteWords): WithContext<Product> => ({
  '@context': context,
  '@type': 'Product',
  name: brand.name,
  description: words.brand.description,
  image: absolute(socialPicture(prefix + pages.home.path)),
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: plans.length,
    url: addressIn(tag, pages.pricing),
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    reviewCount: claims.rating.reviews,
  },
})

export const questions = ({ words, locale }: SiteWords): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  inLanguage: locale,
  mainEntity: words.faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const articleData = (article: Article): WithContext<ArticleData> => ({
  '@context': context,
  '@type': 'Article',
  headline: article.title,
  inLanguage: siteLanguages.en.locale,
  description: article.description,
  datePublished: article.date,
  dateModified: article.updated,
  image: absolute(socialPicture(`/blog/${article.slug}`)),
  author: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  mainEntityOfPage: absolute(`/blog/${article.slug}`),
})
