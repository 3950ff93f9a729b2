/** A dialer of Exotel's kind, at the address of a peer. */
export const exotelSettings = (url: string) => ({
  DIALER: 'exotel',
  EXOTEL_SID: 'account1',
  EXOTEL_API_KEY: 'key',
  EXOTEL_API_TOKEN: 'token',
  EXOTEL_CALLER_ID: '08047112345',
  EXOTEL_FLOW_ID: '4711',
  EXOTEL_BASE_URL: url,
})
