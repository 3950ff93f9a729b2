import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './quotation.css?inline'
import file from './quotation.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const QuotationStyles = () => <PageStyles name="quotation" inPage={inPage} file={file} />
