import { z } from 'zod'
import { address, needed, onOff, text, whole } from './setting.ts'

export const assistant = z.discriminatedUnion('ASSISTANT', [
  z.object({ ASSISTANT: z.literal('embedded') }),
  z.object({
    ASSISTANT: z.literal('model'),
    MODEL_BASE_URL: address({
      default: 'https://api.openai.com/v1',
      meaning: 'OpenAI-compatible endpoint',
    }),
    MODEL_API_KEY: text({ default: '', meaning: 'Key of the endpoint', secret: true }),
    MODEL_NAME: needed({ mend: 'name the model to use', meaning: 'Model to use' }),
    MODEL_TIMEOUT_MS: whole({
      default: 15_000,
      min: 100,
      max: 120_000,
      meaning: 'Longest wait for the model before the embedded engine answers',
    }),
    MODEL_SEES_IMAGES: onOff({ default: false, meaning: 'on sends attached images to the model' }),
    MODEL_DAILY_REPLIES: whole({
      default: 5000,
      min: 0,
      max: 10_000_000,
      meaning: 'Model replies a day; beyond it the embedded engine answers',
    }),
  }),
])

export const speech = z.discriminatedUnion('SPEECH_TO_TEXT', [
  z.object({ SPEECH_TO_TEXT: z.literal('none') }),
  z.object({
    SPEECH_TO_TEXT: z.literal('openai'),
    SPEECH_BASE_URL: address({
      default: 'https://api.openai.com/v1',
      meaning: 'OpenAI-compatible transcription endpoint',
    }),
    SPEECH_API_KEY: text({ default: '', meaning: 'Key of the endpoint', secret: true }),
    SPEECH_MODEL: text({ default: 'whisper-1', meaning: 'Transcription model' }),
    SPEECH_TIMEOUT_MS: whole({
      default: 20_000,
      min: 100,
      max: 120_000,
      meaning: 'Longest wait for a transcript',
    }),
  }),
])
