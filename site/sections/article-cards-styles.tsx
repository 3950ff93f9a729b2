import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './article-cards.css?inline'
import file from './article-cards.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const ArticleCardsStyles = () => (
  <PageStyles name="article-cards" inPage={inPage} file={file} />
)
