/** The storage key of the browser's fingerprint, so that a repeat visit never waits for it. */
export const CLIENT_ID_KEY = 'clientId'
