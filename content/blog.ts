export const blog = {
  heading: 'Notes from the other end of the line',
  lead: 'For people who run support desks in India: what an AI agent does well, what it costs, where it fails, and how to start small.',
} as const
