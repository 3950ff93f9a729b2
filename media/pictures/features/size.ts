export const featureSize = { width: 480, height: 320 } as const
