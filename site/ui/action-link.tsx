import type { ComponentProps } from 'react'
import { afterPaint } from './after-paint.ts'
import { useHydrated } from './use-hydrated.ts'

type ActionLinkProps = Omit<
  ComponentProps<'a'>,
  'role' | 'onClick' | 'onKeyDown' | 'onPointerEnter' | 'onFocus'
> & {
  /** Where it leads as long as our code is not there. */
  href: string
  onPress: () => void
  /** Somebody reaches for it: time to fetch ahead of the press. */
  onReach?: () => void
}

/** A link in the page as it came; a button once our code is there to do what it says. */
export function ActionLink({ href, onPress, onReach, ...link }: ActionLinkProps) {
  const hydrated = useHydrated()
  // A finger reaches and presses at once.
  const reach = onReach && (() => void afterPaint().then(onReach))
  return (
    <a
      href={href}
      {...link}
      role={hydrated ? 'button' : undefined}
      // The boot script keeps an early press until then.
      data-held=""
      onPointerEnter={reach}
      onFocus={reach}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onPress()
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return
        event.preventDefault()
        onPress()
      }}
    />
  )
}
