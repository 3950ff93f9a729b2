export const navigationLink =
  'navigation-link inline-flex min-h-11 items-center border-b-2 border-transparent hover:text-link aria-[current=page]:border-current aria-[current=page]:font-bold'
