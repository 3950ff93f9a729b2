import { attachmentTypes, chatLimits, messageIdHeader, questionKeyHeader } from '#contract/chat.ts'
import { answer, json, type Operation, parameter, problemAnswers, ref, text } from './operation.ts'

const chatId = parameter('path', 'chat', 'Id of the conversation', { pattern: '^[\\w-]{22,64}$' })
const jsonBody = (schema: object) => ({
  required: true,
  content: { 'application/json': { schema } },
})

const operations = {
  newChat: {
    operationId: 'generateChatId',
    summary: 'Begin a conversation',
    responses: {
      200: answer('Its id', json('ChatId')),
      ...problemAnswers(403, 405, 429, 503),
    },
  },
  reply: {
    operationId: 'generateChatResponse',
    summary: 'Ask the assistant',
    description: `The reply is markdown, sent as it is written. The ${messageIdHeader} header names it.`,
    parameters: [
      parameter('query', 'chat_id', 'Id of the conversation'),
      parameter('query', 'text', 'The latest message', { maxLength: chatLimits.textCharacters }),
      parameter('query', 'language', 'Of the page, for a message that gives none away', {
        required: false,
      }),
      parameter(
        'header',
        questionKeyHeader,
        'Sent again with the same key, a question is asked once',
        {
          required: false,
          pattern: '^[\\w.-]{8,64}$',
        },
      ),
    ],
    responses: {
      200: answer('The reply', text('text/markdown')),
      ...problemAnswers(403, 404, 405, 409, 413, 422, 429, 503),
    },
  },
  conversation: {
    operationId: 'readChat',
    summary: 'Read a conversation',
    description: `The newest ${chatLimits.messagesPerPage} messages, oldest first; 'earlier' asks for those before them.`,
    parameters: [
      chatId,
      parameter('query', 'before', "The 'earlier' of the page that is known", { required: false }),
    ],
    responses: {
      200: answer('A page of it', json('Conversation')),
      ...problemAnswers(403, 404, 422, 429, 503),
    },
  },
  removal: {
    operationId: 'deleteChat',
    summary: 'Delete a conversation with its files',
    parameters: [chatId],
    responses: { 204: answer('It is gone'), ...problemAnswers(403, 404, 429, 503) },
  },
  upload: {
    operationId: 'attachFile',
    summary: 'Attach a file or voice note to the next message',
    parameters: [chatId, parameter('query', 'name', 'Name of the file', { required: false })],
    requestBody: {
      required: true,
      content: Object.fromEntries(Object.keys(attachmentTypes).map((type) => [type, {}])),
    },
    responses: {
      201: answer('It is kept', json('Attachment')),
      ...problemAnswers(400, 403, 404, 413, 415, 429, 503),
    },
  },
  file: {
    operationId: 'readFile',
    summary: 'Read an attached file',
    parameters: [chatId, parameter('path', 'file', 'Id of the file')],
    responses: {
      200: answer('The file', { '*/*': { schema: {} } }),
      ...problemAnswers(403, 404, 429, 503),
    },
  },
  fileRemoval: {
    operationId: 'removeFile',
    summary: 'Take back a file that is not sent yet',
    parameters: [chatId, parameter('path', 'file', 'Id of the file')],
    responses: { 204: answer('It is gone'), ...problemAnswers(403, 404, 429, 503) },
  },
  rating: {
    operationId: 'rateReply',
    summary: 'Say whether a reply helped',
    parameters: [chatId, parameter('path', 'message', 'Id of the reply')],
    requestBody: jsonBody({
      type: 'object',
      properties: { rating: { enum: ['up', 'down', null] } },
      required: ['rating'],
    }),
    responses: { 204: answer('It is kept'), ...problemAnswers(403, 404, 413, 422, 429, 503) },
  },
  transcription: {
    operationId: 'transcribe',
    summary: 'Turn a voice note into text',
    parameters: [chatId],
    requestBody: jsonBody({
      type: 'object',
      properties: { attachment_id: { type: 'string' } },
      required: ['attachment_id'],
    }),
    responses: {
      200: answer('The words', json('Transcript')),
      ...problemAnswers(403, 404, 413, 429, 501, 503),
    },
  },
} as const satisfies Record<string, Operation>

export const chatPaths = {
  '/generate_chat_id': { get: operations.newChat },
  '/generate_chat_response': { get: operations.reply },
  '/chats/{chat}': { get: operations.conversation, delete: operations.removal },
  '/chats/{chat}/attachments': { post: operations.upload },
  '/chats/{chat}/attachments/{file}': { get: operations.file, delete: operations.fileRemoval },
  '/chats/{chat}/messages/{message}/rating': { post: operations.rating },
  '/chats/{chat}/transcriptions': { post: operations.transcription },
}

const record = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
})
const string = { type: 'string' }

export const chatSchemas = {
  ChatId: record({ chat_id: { type: 'string', pattern: '^[\\w-]{22,64}$' } }),
  Transcript: record({ text: string }),
  Attachment: record({
    id: string,
    name: string,
    type: { enum: Object.keys(attachmentTypes) },
    size: { type: 'integer' },
    reading: { enum: ['text', 'picture', 'none'] },
  }),
  Message: record({
    id: string,
    role: { enum: ['user', 'model'] },
    text: string,
    ending: { enum: ['done', 'stopped', 'broken'] },
    rating: { enum: ['up', 'down', null] },
    attachments: { type: 'array', items: ref('Attachment') },
  }),
  Conversation: record({
    chat_id: string,
    messages: { type: 'array', items: ref('Message') },
    earlier: { type: ['string', 'null'] },
    pending: { type: 'array', items: ref('Attachment') },
  }),
}
