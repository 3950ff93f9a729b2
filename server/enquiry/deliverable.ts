const LOCAL = /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}$/u
const DOMAIN = /^([\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u

/**
 * The form's rule takes much that is no single mailbox ('a@b.c,d@e.f', '<x>@y.z'). Mail goes only
 * to what is one plain address, so that an enquiry can never address anyone else.
 */
export function isDeliverable(email: string): boolean {
  const at = email.lastIndexOf('@')
  return LOCAL.test(email.slice(0, at)) && DOMAIN.test(email.slice(at + 1))
}
