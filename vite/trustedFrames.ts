import type { Plugin } from 'vite'

/** A library that writes text to a sink forbidden under Trusted Types, and its replacement. */
interface Library {
  module: string
  policy: string
  /** The markup of its frame as it is in the code, always the same: the policy accepts nothing else. */
  markup: string
  edits: readonly (readonly [sink: string, trusted: string])[]
}

const VIEWPORT = `'<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'`
const BLANK = `'<!DOCTYPE html><meta charset="UTF-8"><title></title><body>'`
const FRAME = `ownFrame.createHTML('')`

const LIBRARIES: readonly Library[] = [
  {
    module: '/@fingerprintjs/fingerprintjs/dist/fp.esm.js',
    policy: 'fingerprint',
    markup: VIEWPORT,
    edits: [
      ['iframe.srcdoc = initialHtml;', `iframe.srcdoc = ownFrame ? ${FRAME} : initialHtml;`],
      // Elements that ad blockers hide, some of them by a handler that would never run here.
      [
        'element.setAttribute(name, value);',
        `if (!ownFrame || !name.startsWith('on')) element.setAttribute(name, value);`,
      ],
    ],
  },
  {
    module: '/modern-screenshot/dist/index.mjs',
    policy: 'poster',
    markup: BLANK,
    edits: [[`sandbox.srcdoc = ${BLANK};`, `sandbox.srcdoc = ownFrame ? ${FRAME} : ${BLANK};`]],
  },
]

/**
 * Lets two libraries work under Trusted Types, which a built page requires (`policy.ts`); other browsers get the
 * original code. Fails the build if a library's code no longer matches.
 */
export function trustedFrames(): Plugin {
  return {
    name: 'mfuwu:trusted-frames',
    apply: 'build',
    transform(code, id) {
      const library = LIBRARIES.find(({ module }) => id.endsWith(module))
      if (!library) return undefined
      const { module, policy, markup, edits } = library
      for (const text of [markup, ...edits.map(([sink]) => sink)])
        if (code.split(text).length !== 2)
          this.error(`${module}: not once ${text}; see vite/trustedFrames.ts`)
      const edited = edits.reduce((text, [sink, trusted]) => text.replace(sink, trusted), code)
      return {
        code: `${edited}
const ownFrame = globalThis.trustedTypes?.createPolicy('${policy}', { createHTML: () => ${markup} });
`,
        map: null,
      }
    },
  }
}
