import type { ReactNode } from 'react'
import { Button } from '#site/ui/button.tsx'

/** Why a form was refused, above its button. */
export function FormFailure({ children }: { children: string | null }) {
  return <div role="alert">{children && <p className="font-strong text-danger">{children}</p>}</div>
}

/** The one button of a form. While it is sent it says so, and a second press does nothing. */
export function SubmitButton({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return (
    <Button type="submit" aria-disabled={isPending} className="justify-self-start">
      {children}
    </Button>
  )
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className="-mt-2 text-small text-muted">{children}</p>
}
