import type { ComponentProps } from 'react'
import { prepareToasts } from './toast.ts'

/** Never GET: without our code what was typed must not end up in the address bar. */
export function PostedForm(props: Omit<ComponentProps<'form'>, 'method' | 'noValidate'>) {
  return <form method="post" noValidate onFocus={prepareToasts} {...props} />
}
