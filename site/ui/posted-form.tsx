import type { ComponentProps } from 'react'
import { apiUrl } from './api-url.ts'
import { prepareToasts } from './toast.ts'

type PostedFormProps = Omit<ComponentProps<'form'>, 'method' | 'noValidate' | 'action'> & {
  /** The page that answers when the browser sends the form itself, without our code. */
  page: string
}

/** Never GET: what was typed must not end up in the address bar. */
export function PostedForm({ page, ...form }: PostedFormProps) {
  return <form method="post" action={apiUrl(page)} noValidate onFocus={prepareToasts} {...form} />
}
