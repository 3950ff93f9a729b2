import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './faq.css?inline'
import file from './faq.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const FaqStyles = () => <PageStyles name="faq" inPage={inPage} file={file} />
