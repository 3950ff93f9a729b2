export const VISITOR_IP_PATH = '/ip'
