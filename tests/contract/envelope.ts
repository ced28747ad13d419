import { BUSINESS_CODES } from '@/api/core/verdict/failure'
import {
  DEPLOYING_TEXT,
  LOGIN_OVER_WORD,
  MESSAGE_FIELDS,
  NOTICE_CODES,
  SIGNED_OUT_CODE,
  SUCCESS_CODES,
} from '@/api/core/verdict/verdict'
import type { JsonSchema } from './jsonSchema'

/*
 * What an answer means, as schemas. They are made of the table that the product judges by (src/api/core/verdict), and
 * each is exact: an answer that fits one of them has that meaning. Conditions name the values that are allowed, where
 * they can, so that a mock that makes up its answers finds one.
 */

type Code = number | string
type Codes = Readonly<Record<string, readonly Code[]>>

/** A code travels as a number or as its digits. */
const forms = (codes: readonly Code[]): Code[] =>
  codes.flatMap((code) => (typeof code === 'number' ? [code, String(code)] : [code]))

const valuesOf = (codes: Codes, field: string): readonly Code[] => codes[field] ?? []

/** A whole number in its one usual form, or a word. */
const CODE_TEXT = String.raw`^(?:0|-?[1-9]\d{0,8}|[A-Za-z]\w{0,31})?$`

const given = (schema: JsonSchema): JsonSchema => ({ ...schema, 'x-source': 'given' })

const oneOfCodes = (codes: readonly Code[]): JsonSchema => given({ enum: forms(codes) })

const otherThan = (codes: readonly Code[]): JsonSchema =>
  given({
    type: ['integer', 'string'],
    pattern: CODE_TEXT,
    ...(codes.length > 0 && { not: { enum: forms(codes) } }),
  })

/** No value at all: the field is left out, or has nothing in it. */
const NO_CODE: JsonSchema = given({ enum: [null, ''] })

const MESSAGES: Record<string, JsonSchema> = Object.fromEntries(
  MESSAGE_FIELDS.map((name) => [
    name,
    given({ type: 'string', description: 'What the platform says about it.' }),
  ]),
)

const CODE_NAMES: Readonly<Record<string, string>> = {
  statusCode: 'What became of the call.',
  errorCode: 'What became of the call, of the services that say it so.',
  code: 'What became of the call, of the services that say it so; or why it was refused.',
}

function body(required: string[], codes: Record<string, JsonSchema>): JsonSchema {
  const described = Object.entries(codes).map(([name, schema]) => [
    name,
    { description: CODE_NAMES[name], ...schema },
  ])
  return { type: 'object', properties: { ...Object.fromEntries(described), ...MESSAGES }, required }
}

const BUSINESS = Object.keys(BUSINESS_CODES).map(Number)
/** Values of `code` that are never a success. */
const REFUSING: readonly Code[] = [SIGNED_OUT_CODE, ...BUSINESS]

const SUCCESS: JsonSchema = {
  description: `A success at HTTP 200, in any of four forms, as the service has it: ${list(SUCCESS_CODES)}, or none of these fields, as long as \`code\` is none of those that refuse. The first of ${fieldNames()} that is not empty is the message; where it says ${LOGIN_OVER_WORD}, the login ends all the same. A bare list or value without an envelope is read as the data, too, and is not asked for.`,
  anyOf: [
    body(['statusCode'], {
      statusCode: oneOfCodes(SUCCESS_CODES.statusCode),
      errorCode: otherThan([]),
      code: otherThan(REFUSING),
    }),
    body(['statusCode', 'errorCode'], {
      statusCode: otherThan(['']),
      errorCode: oneOfCodes(SUCCESS_CODES.errorCode),
      code: otherThan(REFUSING),
    }),
    body(['statusCode', 'code'], {
      statusCode: otherThan(['']),
      errorCode: otherThan([]),
      code: oneOfCodes(SUCCESS_CODES.code),
    }),
    body([], {
      statusCode: NO_CODE,
      errorCode: otherThan([]),
      code: otherThan([...REFUSING, ...NOTICE_CODES.code]),
    }),
  ],
}

/** No form of a success: no `statusCode` of one, and no other code that means one beside it. */
const NOT_SUCCESS = {
  statusCode: otherThan(SUCCESS_CODES.statusCode),
  errorCode: otherThan(SUCCESS_CODES.errorCode),
  code: otherThan([...SUCCESS_CODES.code, SIGNED_OUT_CODE]),
}

const TOAST: JsonSchema = {
  description: `The platform refuses, and its message is shown as a toast: ${list(NOTICE_CODES)}, without a code of a success. The page says nothing more.`,
  anyOf: [
    body(['statusCode'], { ...NOT_SUCCESS, statusCode: oneOfCodes(NOTICE_CODES.statusCode) }),
    body(['code'], { ...NOT_SUCCESS, code: oneOfCodes(NOTICE_CODES.code) }),
  ],
}

const REFUSED: JsonSchema = {
  description:
    'The platform refuses by a `statusCode` of its own, without a code of a success. The page shows the message where it stands.',
  ...body(['statusCode'], {
    ...NOT_SUCCESS,
    statusCode: otherThan([...SUCCESS_CODES.statusCode, ...NOTICE_CODES.statusCode, '']),
    code: otherThan([...SUCCESS_CODES.code, ...NOTICE_CODES.code, SIGNED_OUT_CODE]),
  }),
}

const LOGIN_OVER: JsonSchema = {
  description: `A refusal whose message says ${LOGIN_OVER_WORD}: the token is not taken any more. The stored login is deleted, and a call that only reads is asked once more without it.`,
  allOf: [
    { anyOf: [ref('Toast'), ref('Refused')] },
    {
      anyOf: MESSAGE_FIELDS.map((name, at) => ({
        type: 'object',
        properties: {
          ...Object.fromEntries(
            MESSAGE_FIELDS.slice(0, at).map((before) => [
              before,
              { description: 'Nothing.', const: '' },
            ]),
          ),
          [name]: {
            description: 'The message, which says that the token is not taken.',
            type: 'string',
            pattern: LOGIN_OVER_WORD,
          },
        },
        required: [name],
      })),
    },
  ],
}

const SIGNED_OUT: JsonSchema = {
  description: `Not logged in, or the login has timed out: \`code\` is ${SIGNED_OUT_CODE}, whatever stands beside it. Nothing is shown by itself; the page asks for the login.`,
  ...body(['code'], { code: given({ const: SIGNED_OUT_CODE }) }),
}

const businessName = (code: number) => `Business.${code}`

const business = (code: number): JsonSchema => ({
  description: `「${BUSINESS_CODES[code]}」: these words are shown, or the page’s own, and never the message.`,
  type: 'object',
  properties: {
    statusCode: { ...otherThan([]), description: 'Any that is no success; 409 in the sandbox.' },
    code: { description: 'Why it was refused.', enum: forms([code]), 'x-source': 'assumed' },
    data: { description: 'Nothing.', type: 'null' },
    ...MESSAGES,
  },
  required: ['code'],
})

/** The schemas around all answers, by their names among the components. */
export const ENVELOPE_SCHEMAS: Readonly<Record<string, JsonSchema>> = {
  Success: SUCCESS,
  Toast: TOAST,
  Refused: REFUSED,
  LoginOver: LOGIN_OVER,
  Refusal: {
    description:
      'The platform has not done what it was asked. A business code means the same in every call; the calls name those that are expected of them.',
    anyOf: [
      ...BUSINESS.map((code) => ref(businessName(code))),
      ref('Toast'),
      ref('LoginOver'),
      ref('Refused'),
    ],
  },
  NotLoggedIn: SIGNED_OUT,
  ...Object.fromEntries(BUSINESS.map((code) => [businessName(code), business(code)])),
}

/** The answers at HTTP 200 of a call whose data this is. */
export function answersOf(data: JsonSchema, { isDataRequired, codes }: AnswerOptions): JsonSchema {
  const success: JsonSchema = {
    title: 'success',
    allOf: [
      ref('Success'),
      {
        type: 'object',
        properties: { data: { description: 'What was asked for.', ...data } },
        ...(isDataRequired && { required: ['data'] }),
      },
    ],
  }
  const refusal: JsonSchema = {
    title: 'refusal',
    anyOf: [
      ...codes.map((code) => ref(businessName(code))),
      ref('Toast'),
      ref('LoginOver'),
      ref('Refused'),
    ],
  }
  // The token is sent with every call: each can answer that it is refused.
  return { oneOf: [success, refusal, ref('NotLoggedIn')] }
}

interface AnswerOptions {
  isDataRequired: boolean
  /** Business codes that are expected of the call. */
  codes: readonly number[]
}

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const WEB_PAGE = { 'text/html': { schema: { type: 'string' } } }

const FAILED: JsonSchema = {
  anyOf: [
    ref('Refusal'),
    ref('NotLoggedIn'),
    {
      description: 'Any other record: the page shows its message where it stands.',
      type: 'object',
      properties: MESSAGES,
    },
  ],
}

/** The meaning of other HTTP statuses. No body at one of them is a success. */
export const FAILURE_RESPONSES = {
  BeingReleased: {
    description: `The platform is being released: the toast says 「${DEPLOYING_TEXT}」, whatever the body is. A write may have been carried out.`,
    content: WEB_PAGE,
  },
  Rejected: {
    description:
      'A JSON body means what it means at 200, but is never a success. Without one, the page shows its error state and asks again when the person does.',
    content: { ...json(FAILED), ...WEB_PAGE },
  },
  Broken: {
    description:
      'As 4XX; and a write may have been carried out: the page asks for the state before it tries again.',
    content: { ...json(FAILED), ...WEB_PAGE },
  },
} as const

/** The response of each status that is not 200. */
export const FAILURES = { '504': 'BeingReleased', '4XX': 'Rejected', '5XX': 'Broken' } as const

function ref(name: string): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

function fieldNames(): string {
  return MESSAGE_FIELDS.map((name) => `\`${name}\``).join(', ')
}

/** `statusCode` 200, `errorCode` 0 or 200. */
function list(codes: Codes): string {
  const parts = Object.keys(codes).map((field) => {
    const values = valuesOf(codes, field)
    const last = values.slice(-1).join('')
    const others = values.slice(0, -1).join(', ')
    return `\`${field}\` ${others ? `${others} or ${last}` : last}`
  })
  return parts.join(', or ')
}
