import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './article.css?inline'
import file from './article.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const ArticleStyles = () => <PageStyles name="article" inPage={inPage} file={file} />
