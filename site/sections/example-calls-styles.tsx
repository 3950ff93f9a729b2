import { PageStyles } from '#site/ui/page-styles.tsx'
import styles from './example-calls.css?inline'
import file from './example-calls.css?url'

const inPage = import.meta.env.SSR ? styles : ''

export const ExampleCallsStyles = () => (
  <PageStyles name="example-calls" inPage={inPage} file={file} />
)
