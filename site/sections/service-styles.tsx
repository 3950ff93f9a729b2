import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './service.css?inline'
import file from './service.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const ServiceStyles = () => <PageStyles name="service" inPage={inPage} file={file} />
