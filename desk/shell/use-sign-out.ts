import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { signOut } from '#contract/calls/desk-sign-in.ts'
import { askDesk } from '../asking/ask-desk.ts'
import { notify } from '../notices/notices.ts'

export function useSignOut(): () => void {
  const client = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    try {
      await askDesk(signOut, {})
    } catch (error) {
      return notify((error as Error).message)
    }
    // Nothing that was seen stays behind in this tab.
    client.clear()
    void navigate('/sign-in')
  }
}
