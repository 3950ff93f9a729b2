import type { ButtonHTMLAttributes } from 'react'

const tones = {
  plain: 'border-line text-ink hover:border-ink',
  danger: 'border-line text-danger hover:border-danger',
  onGreen: 'border-green-300 text-on-green hover:border-on-green',
} as const

type QuietButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { tone?: keyof typeof tones }

/** For what stands in rows and at the side: the one saffron button of a view is `Button`. */
export function QuietButton({
  tone = 'plain',
  type = 'button',
  className = '',
  ...rest
}: QuietButtonProps) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-full border px-4 font-strong disabled:cursor-not-allowed disabled:opacity-60 aria-pressed:border-current ${tones[tone]} ${className}`}
      {...rest}
    />
  )
}
