import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './about.css?inline'
import file from './about.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const AboutStyles = () => <PageStyles name="about" inPage={inPage} file={file} />
