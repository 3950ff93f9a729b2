import type { ComponentProps } from 'react'
import { useHydrated } from './use-hydrated.ts'

type ActionLinkProps = Omit<ComponentProps<'a'>, 'role' | 'onClick' | 'onKeyDown'> & {
  /** Where it leads as long as our code is not there. */
  href: string
  onPress: () => void
}

/** A link in the page as it came; a button once our code is there to do what it says. */
export function ActionLink({ href, onPress, ...link }: ActionLinkProps) {
  const hydrated = useHydrated()
  return (
    <a
      href={href}
      {...link}
      role={hydrated ? 'button' : undefined}
      // The boot script keeps an early press until then.
      data-held=""
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
