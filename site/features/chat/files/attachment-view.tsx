import { useEffect, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import { attachmentTypes } from '#contract/chat.ts'
import type { ChatAttachment } from '#contract/chat-answers.ts'
import { FileIcon } from '../chat-icons.tsx'
import { chatWords } from '../chat-words.ts'
import { VoiceNote } from '../voice/voice-note.tsx'
import { addressOf } from './local-files.ts'

export function AttachmentView({ attachment }: { attachment: ChatAttachment }) {
  const kind = attachmentTypes[attachment.type]
  if (kind === 'voice') return <VoiceNote attachment={attachment} />
  return <FileView attachment={attachment} />
}

function FileView({ attachment }: { attachment: ChatAttachment }) {
  const address = useAddress(attachment)
  if (attachmentTypes[attachment.type] === 'image') {
    return address ? (
      <a className="chat-picture" href={address} target="_blank" rel="noreferrer">
        <img src={address} alt={attachment.name} />
      </a>
    ) : (
      <span className="chat-picture" />
    )
  }
  return (
    <a className="chat-file" href={address ?? undefined} download={attachment.name}>
      <FileIcon />
      <span dir="auto">{attachment.name}</span>
      <small>{readableSize(attachment.size)}</small>
    </a>
  )
}

function useAddress(attachment: ChatAttachment): string | null {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    void addressOf(attachment).then((found) => wanted && setAddress(found))
    return () => {
      wanted = false
    }
  }, [attachment])
  return address
}

export function readableSize(bytes: number): string {
  const words = chatWords().files
  const kilobytes = bytes / 1024
  return kilobytes < 1024
    ? fill(words.kilobytes, { count: Math.max(1, Math.round(kilobytes)) })
    : fill(words.megabytes, { count: (kilobytes / 1024).toFixed(1) })
}
