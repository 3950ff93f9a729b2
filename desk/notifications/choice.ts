import { useSyncExternalStore } from 'react'

const NAME = 'desk-notifications'
const listeners = new Set<() => void>()

export type NotificationChoice = 'off' | 'on' | 'refused' | 'impossible'

/** Off, until somebody presses the switch in this browser, and the browser allows it. */
export function notificationChoice(): NotificationChoice {
  if (!('Notification' in window) || !('serviceWorker' in navigator)) return 'impossible'
  if (localStorage.getItem(NAME) !== 'on') return 'off'
  return Notification.permission === 'granted' ? 'on' : 'refused'
}

/** The browser asks once, and only because somebody has pressed. */
export async function chooseNotifications(on: boolean): Promise<void> {
  localStorage.setItem(NAME, on ? 'on' : 'off')
  if (on) await Notification.requestPermission()
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useNotificationChoice = (): NotificationChoice =>
  useSyncExternalStore(subscribe, notificationChoice)
