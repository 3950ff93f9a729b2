export const navigationLink =
  'navigation-link inline-flex min-h-11 items-center border-b-2 border-transparent hover:text-link aria-[current=page]:border-current aria-[current=page]:font-bold'

export const menuItem =
  'block rounded-small px-4 py-2.5 hover:bg-mint hover:text-on-mint aria-[current=page]:font-bold aria-[current=page]:underline aria-[current=page]:underline-offset-4'
