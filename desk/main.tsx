import './styles/desk.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { ui } from '#content/words/en/shell.ts'
import { UiWordsContext } from '#site/ui/ui-words.ts'
import { whenSignedOut } from './asking/ask-desk.ts'
import { queryClient } from './asking/query-client.ts'
import { installWorker } from './install-worker.ts'
import { createDeskRouter } from './routes.tsx'
import { leadToSignIn } from './screens/sign-in/lead-to-sign-in.ts'

const router = createDeskRouter()
whenSignedOut(() => leadToSignIn(router))

const root = document.getElementById('desk')
if (!root) throw new Error('the page has no place for the desk')
createRoot(root).render(
  <QueryClientProvider client={queryClient}>
    <UiWordsContext value={ui}>
      <RouterProvider router={router} />
    </UiWordsContext>
  </QueryClientProvider>,
)
installWorker()
