export const sceneSize = { width: 400, height: 300 } as const
