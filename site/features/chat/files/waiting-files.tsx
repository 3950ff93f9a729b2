import { useEffect, useState } from 'react'
import { fill } from '#content/format/fill.ts'
import { attachmentTypes } from '#contract/chat.ts'
import { CloseIcon } from '#site/ui/icons.tsx'
import { FileIcon, MicIcon } from '../chat-icons.tsx'
import { chatWords } from '../chat-words.ts'
import type { WaitingFile } from '../conversation/chat-state.ts'
import { readableSize } from './attachment-view.tsx'
import { detachFile } from './chat-files.ts'
import { addressOf } from './local-files.ts'

export function WaitingFiles({ files }: { files: readonly WaitingFile[] }) {
  const words = chatWords().files
  if (files.length === 0) return null
  return (
    <ul className="chat-waiting" aria-label={words.label}>
      {files.map((file) => (
        <li key={file.key} className="chat-chip">
          <ChipPicture file={file} />
          <span className="chat-chip-name" dir="auto">
            {file.name}
          </span>
          <small>
            {file.status === 'ready' ? readableSize(file.attachment.size) : words.uploading}
          </small>
          <button
            type="button"
            aria-label={fill(words.remove, { name: file.name })}
            onClick={() => detachFile(file)}
          >
            <CloseIcon />
          </button>
        </li>
      ))}
    </ul>
  )
}

function ChipPicture({ file }: { file: WaitingFile }) {
  const attachment = file.status === 'ready' ? file.attachment : null
  const kind = attachment ? attachmentTypes[attachment.type] : null
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    if (attachment && kind === 'image') void addressOf(attachment).then(setAddress)
  }, [attachment, kind])
  if (address) return <img src={address} alt="" />
  return kind === 'voice' ? <MicIcon /> : <FileIcon />
}
