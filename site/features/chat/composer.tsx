import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { chatLimits } from '#contract/chat.ts'
import { AttachIcon, MicIcon, SendIcon, StopIcon } from './chat-icons.tsx'
import { chatWords } from './chat-words.ts'
import { sendDraft, stopReply } from './conversation/chat-replies.ts'
import { canSend } from './conversation/chat-state.ts'
import { dispatch, useChat } from './conversation/chat-store.ts'
import { acceptedFiles, attachFiles, sendVoiceNote } from './files/chat-files.ts'
import { WaitingFiles } from './files/waiting-files.tsx'
import { focusMessages } from './focus-messages.ts'
import { browserHears } from './voice/speech-recogniser.ts'
import { VoiceRecorder } from './voice/voice-recorder.tsx'

const LOWEST_PX = 48
const HIGHEST_PX = 120

export function Composer({ autoFocus }: { autoFocus: boolean }) {
  const state = useChat()
  const { draft, files, notice, phase, hears } = state
  const words = chatWords().composer
  const [recording, setRecording] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const chooser = useRef<HTMLInputElement>(null)

  useGrowing(box, draft)
  useEffect(() => {
    if (autoFocus) box.current?.focus()
  }, [autoFocus])

  const backToTyping = () => {
    setRecording(false)
    requestAnimationFrame(() => box.current?.focus())
  }
  const send = () => {
    void sendDraft()
    box.current?.focus()
  }
  const stoppable = phase === 'opening-session' || phase === 'waiting' || phase === 'streaming'

  return (
    <div className="chat-composer">
      {notice && (
        <p className="chat-notice" role="alert">
          {notice}
        </p>
      )}
      <WaitingFiles files={files} />
      {recording ? (
        <VoiceRecorder
          onDiscard={backToTyping}
          onSend={(note, words) => {
            backToTyping()
            void sendVoiceNote(note, words)
          }}
        />
      ) : (
        <form
          className="chat-form"
          onSubmit={(event) => {
            event.preventDefault()
            send()
          }}
        >
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            value={draft}
            maxLength={chatLimits.textCharacters}
            placeholder={files.length > 0 ? words.aboutFile : words.placeholder}
            aria-label={words.label}
            enterKeyHint="send"
            onChange={(event) => dispatch({ type: 'drafted', draft: event.target.value })}
            onKeyDown={(event) => {
              // While a word is being composed, Enter chooses it.
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
              event.preventDefault()
              if (canSend(state)) send()
            }}
            onPaste={(event) => {
              const pasted = [...event.clipboardData.files]
              if (pasted.length === 0) return
              event.preventDefault()
              void attachFiles(pasted)
            }}
          />
          {draft === '' && !stoppable && (
            <>
              <button
                type="button"
                className="chat-tool"
                aria-label={words.attach}
                onClick={() => chooser.current?.click()}
              >
                <AttachIcon />
              </button>
              {(hears || browserHears()) && (
                <button
                  type="button"
                  className="chat-tool"
                  aria-label={words.record}
                  onClick={() => setRecording(true)}
                >
                  <MicIcon />
                </button>
              )}
              <input
                ref={chooser}
                type="file"
                hidden
                multiple
                accept={acceptedFiles}
                aria-label={words.file}
                onChange={(event) => {
                  void attachFiles([...(event.target.files ?? [])])
                  event.target.value = ''
                  box.current?.focus()
                }}
              />
            </>
          )}
          {stoppable ? (
            <button
              type="button"
              className="chat-send"
              aria-label={words.stop}
              onClick={(event) => {
                focusMessages(event.currentTarget)
                stopReply()
              }}
            >
              <StopIcon />
            </button>
          ) : (
            <button
              type="submit"
              className="chat-send"
              aria-label={words.send}
              disabled={!canSend(state)}
            >
              <SendIcon />
            </button>
          )}
        </form>
      )}
    </div>
  )
}

function useGrowing(box: React.RefObject<HTMLTextAreaElement | null>, draft: string): void {
  useLayoutEffect(() => {
    const area = box.current
    if (!area) return
    area.style.height = `${LOWEST_PX}px`
    const wanted = draft === '' ? LOWEST_PX : area.scrollHeight
    area.style.height = `${Math.min(HIGHEST_PX, Math.max(LOWEST_PX, wanted))}px`
  }, [box, draft])
}
