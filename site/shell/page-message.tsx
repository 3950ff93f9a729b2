import { ButtonLink } from '#site/ui/button.tsx'

type PageMessageProps = { heading: string; text: string; action: { label: string; to: string } }

export function PageMessage({ heading, text, action }: PageMessageProps) {
  return (
    <div className="measure grid min-h-[60dvh] content-center justify-items-start gap-6 py-20">
      <h1 className="text-hero">{heading}</h1>
      <p className="reading text-lead text-muted">{text}</p>
      <ButtonLink to={action.to} tone="solid">
        {action.label}
      </ButtonLink>
    </div>
  )
}
