import type { MetaDescriptor } from 'react-router'

type PageMetaArgs = { loaderData?: { head: MetaDescriptor[] } | undefined }

/** The head of a page, as its loader made it. */
export const pageMeta = ({ loaderData }: PageMetaArgs): MetaDescriptor[] => loaderData?.head ?? []
