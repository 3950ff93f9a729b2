import type { ComponentProps, ReactNode } from 'react'
import { PageLink } from './page-link.tsx'

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 text-center rounded-full border px-6 py-2.5 text-body font-strong no-underline transition-[background-color,border-color,opacity] duration-200 ease-out disabled:cursor-not-allowed disabled:opacity-60'

const tones = {
  primary: 'border-transparent bg-saffron text-on-saffron hover:bg-[#ff9d3d]',
  solid: 'border-transparent bg-ink text-paper hover:bg-green-800 hover:text-on-green',
  call: 'border-transparent bg-green-800 text-on-green hover:bg-green-600 hover:text-[#fff]',
  outline: 'border-ink/30 text-ink hover:border-ink',
  outlineOnGreen: 'border-on-green/40 text-on-green hover:border-on-green',
} as const

export type ButtonTone = keyof typeof tones

/** For what looks like a button and is something else, such as a file to save. */
export const buttonLook = (tone: ButtonTone) => `${shape} ${tones[tone]}`

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone }

export function Button({
  tone = 'primary',
  type = 'button',
  className = '',
  ...rest
}: ButtonProps) {
  return <button type={type} className={`${buttonLook(tone)} ${className}`} {...rest} />
}

type ButtonLinkProps = {
  to: string
  tone?: ButtonTone
  className?: string
  onClick?: () => void
  children: ReactNode
}

export function ButtonLink({ tone = 'primary', className = '', ...rest }: ButtonLinkProps) {
  return <PageLink className={`${buttonLook(tone)} ${className}`} {...rest} />
}
