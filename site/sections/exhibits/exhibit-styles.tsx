import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './exhibits.css?inline'
import file from './exhibits.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const ExhibitStyles = () => <PageStyles name="exhibits" inPage={inPage} file={file} />
