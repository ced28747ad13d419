/** Where the browser's fingerprint is kept, so that a repeat visit never waits for it. */
export const CLIENT_ID_KEY = 'clientId'
