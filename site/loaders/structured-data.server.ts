import type {
  Article as ArticleData,
  BreadcrumbList,
  FAQPage,
  Organization,
  Product,
  WithContext,
} from 'schema-dts'
import type { Article } from '#content/articles/article.ts'
import { brand } from '#content/facts/brand.ts'
import { claims } from '#content/facts/claims.ts'
import { pages } from '#content/facts/pages.ts'
import { currency, plans } from '#content/facts/plans.ts'
import type { Words } from '#content/words/words.ts'
import { absolute, socialPicture } from './head.server.ts'

const context = 'https://schema.org' as const

type Crumb = { name: string; path: string }

/** From the home page down to the page itself. */
export const breadcrumbs = (
  { breadcrumbs: { home } }: Words,
  ...crumbs: readonly Crumb[]
): WithContext<BreadcrumbList> => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: home, path: '/' }, ...crumbs].map(({ name, path }, place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item: absolute(path),
  })),
})

export const organization = ({ brand: { description } }: Words): WithContext<Organization> => ({
  '@context': context,
  '@type': 'Organization',
  name: brand.name,
  url: absolute('/'),
  logo: absolute('/icons/icon-512.png'),
  description,
  email: brand.supportEmail,
  sameAs: brand.social.map(({ url }) => url).filter((url) => url !== ''),
})

const prices = plans.flatMap(({ monthly }) => (monthly === null ? [] : [monthly]))

export const product = ({ brand: { description } }: Words): WithContext<Product> => ({
  '@context': context,
  '@type': 'Product',
  name: brand.name,
  description,
  image: absolute(socialPicture(pages.home.path)),
  brand: { '@type': 'Brand', name: brand.name },
  offers: {
    '@type': 'AggregateOffer',
    priceCurrency: currency,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: plans.length,
    url: absolute(pages.pricing.path),
  },
  aggregateRating: {
    '@type': 'AggregateRating',
    ratingValue: claims.rating.value,
    reviewCount: claims.rating.reviews,
  },
})

export const questions = (items: Words['faq']['items']): WithContext<FAQPage> => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})

export const articleData = (article: Article): WithContext<ArticleData> => ({
  '@context': context,
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  dateModified: article.updated,
  image: absolute(socialPicture(`/blog/${article.slug}`)),
  author: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  publisher: { '@type': 'Organization', name: brand.name, url: absolute('/') },
  mainEntityOfPage: absolute(`/blog/${article.slug}`),
})
