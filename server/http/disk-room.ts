import { statfs } from 'node:fs/promises'

export type DiskMarks = {
  /** Below so much free space no files are taken, */
  filesMegabytes: number
  /** and below so much no chats either. Enquiries are taken as long as there is any. */
  chatsMegabytes: number
}

export type DiskRoom = ReturnType<typeof createDiskRoom>

const BELIEVED_MS = 2_000
const MEGABYTE = 1024 * 1024

/** Keeps the last of the disk for what matters most. */
export function createDiskRoom(folder: string, marks: DiskMarks) {
  let known: { megabytes: Promise<number | null>; until: number } | null = null

  const freeMegabytes = (): Promise<number | null> => {
    const now = performance.now()
    if (!known || now > known.until)
      known = { megabytes: readFree(folder), until: now + BELIEVED_MS }
    return known.megabytes
  }
  // A disk that cannot be asked is not ours: the database stands elsewhere.
  const hasMoreThan = async (megabytes: number) =>
    ((await freeMegabytes()) ?? Number.POSITIVE_INFINITY) > megabytes
  return {
    /** Null when it cannot be told. */
    freeMegabytes,
    hasRoomForFiles: () => hasMoreThan(marks.filesMegabytes),
    hasRoomForChats: () => hasMoreThan(marks.chatsMegabytes),
  }
}

async function readFree(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder)
    return Math.floor((bavail * bsize) / MEGABYTE)
  } catch {
    return null
  }
}
