/**
 * Over plain http to another machine a browser does not say where a request comes from. There a call
 * carries a token that only a page of our own origin can read.
 */
export const FORM_TOKEN_PATH = '/form_token'
export const FORM_TOKEN_HEADER = 'X-Form-Token'
