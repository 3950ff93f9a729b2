import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { brand } from '#content/facts/brand.ts'
import { words } from '../../words/words.ts'

type SignedOutPageProps = { title: string; intro?: ReactNode; children?: ReactNode; back?: boolean }

export function SignedOutPage({ title, intro, children, back = false }: SignedOutPageProps) {
  useEffect(() => {
    document.title = `${title}, ${brand.name} ${words.shell.desk}`
  }, [title])
  return (
    <>
      <h1 className="mb-3 text-page">{title}</h1>
      {intro && <p className="mb-5 text-muted">{intro}</p>}
      {children}
      {back && (
        <p className="mt-6">
          <Link to="/sign-in" className="text-link underline">
            {words.signingIn.back}
          </Link>
        </p>
      )}
    </>
  )
}

/** A one-time link that does not work any more. */
export function SpentLink() {
  const { title, hint } = words.signingIn.spent
  return <SignedOutPage title={title} intro={hint} back />
}
