import { z } from 'zod'
import { address, amount, needed, onOff, text, whole } from './setting.ts'

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
    MODEL_DAILY_BUDGET_RUPEES: amount({
      default: 500,
      min: 0,
      meaning:
        'Money for the model a day, over all instances; beyond it the embedded engine answers',
    }),
    MODEL_REPLY_COST_RUPEES: amount({
      default: 0.5,
      min: 0,
      meaning: 'What one reply of the model is reckoned to cost',
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
    SPEECH_DAILY_BUDGET_RUPEES: amount({
      default: 200,
      min: 0,
      meaning: 'Money for transcripts a day, over all instances; beyond it visitors type',
    }),
    SPEECH_MINUTE_COST_RUPEES: amount({
      default: 0.6,
      min: 0,
      meaning: 'What a minute of speech is reckoned to cost',
    }),
  }),
])
